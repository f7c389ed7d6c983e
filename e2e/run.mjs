// Every test in a real browser, each with a server and a data folder of its own: node e2e/run.mjs path/to/barksburg [folder] [name ...]
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const [binary, folder = "artefacts", ...only] = process.argv.slice(2);
const here = dirname(fileURLToPath(import.meta.url));
const HELPERS = ["browser.mjs", "run.mjs"];
/** No script may take longer than this; a page that hangs must not hang the suite. */
const LIMIT = 10 * 60 * 1000;
/** Scripts at once: as many as a small machine carries without making pages late. */
const AT_ONCE = 2;

/** A server on a free port with an empty folder. */
function serve() {
  const data = mkdtempSync(join(tmpdir(), "barksburg-e2e-"));
  const child = spawn(binary, ["serve", "--listen", "127.0.0.1:0", "--data", data], { stdio: ["ignore", "pipe", "pipe"] });
  const stop = async () => {
    if (child.exitCode === null) {
      const gone = new Promise((done) => child.once("exit", done));
      child.kill("SIGKILL");
      await gone;
    }
    rmSync(data, { recursive: true, force: true, maxRetries: 5 });
  };
  return new Promise((resolve, reject) => {
    let said = "";
    const hear = (text) => {
      said += text;
      const base = said.match(/http:\/\/127\.0\.0\.1:\d+/)?.[0];
      if (base) resolve({ base, stop });
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
}

/** Runs one script to its end. */
async function play(name) {
  const began = Date.now();
  const server = await serve();
  const shots = join(folder, name.replace(/\.mjs$/, ""));
  mkdirSync(shots, { recursive: true });
  const { code, said } = await new Promise((resolve) => {
    const child = spawn(process.execPath, [join(here, name), server.base, shots], {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, BARKSBURG: binary },
      detached: true,
    });
    let said = "";
    const hear = (text) => (said += text);
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    // Its browser goes with it.
    const late = setTimeout(() => process.kill(-child.pid, "SIGKILL"), LIMIT);
    child.once("exit", (code) => {
      clearTimeout(late);
      resolve({ code, said });
    });
  });
  await server.stop();
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`${code === 0 ? "ok    " : "FAILED"} ${name} (${seconds} s)`);
  if (code !== 0) console.log(said.replace(/^/gm, "       "));
  return code === 0;
}

const names = readdirSync(here).filter((n) => n.endsWith(".mjs") && !HELPERS.includes(n));
const todo = names.filter((n) => only.length === 0 || only.includes(n.replace(/\.mjs$/, ""))).sort();
if (todo.length === 0) throw new Error(`no test is called ${only.join(" or ")}`);
/** More than one second chance in a run is no accident any more. */
const MOST_RETRIES = 1;
let [passed, failed] = [0, 0];
const again = [];
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let name = todo.shift(); name; name = todo.shift()) {
      let fine = await play(name);
      // A page that is late on a busy machine gets a second chance, which is told and counted.
      if (!fine && again.length < MOST_RETRIES) {
        again.push(name);
        console.log(`RETRY  ${name}`);
        fine = await play(name);
      }
      if (fine) passed++;
      else failed++;
    }
  }),
);
const retried = again.length ? `, ${again.join(" and ")} only at a second try` : "";
console.log(`browser: ${passed} passed, ${failed} failed${retried}; screenshots in ${folder}`);
process.exit(failed ? 1 : 0);
