// A second chance is told, counted, and fails the run if it is needed twice.
const MOST = 1;

export default class Retries {
  again = new Set();

  onTestEnd(test, result) {
    if (result.retry > 0) this.again.add(test.titlePath().slice(2).join(" › "));
  }

  onEnd(result) {
    if (this.again.size === 0) return undefined;
    console.log(`\nRETRIED ${this.again.size}: ${[...this.again].join("; ")}`);
    if (this.again.size <= MOST) return undefined;
    console.log(`more than ${MOST} second chance in a run is no accident: the run fails`);
    return { status: result.status === "passed" ? "failed" : result.status };
  }

  printsToStdio() {
    return false;
  }
}
