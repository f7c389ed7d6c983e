// The program under test, serving a folder.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The program; `cargo xtask browser` says where it is. */
export const binary = process.env.BARKSBURG ?? "../target/debug/barksburg";

/** An empty folder. @param {string} what */
export const emptyFolder = (what) => mkdtempSync(join(tmpdir(), `barksburg-${what}-`));

/** Takes a folder away. @param {string} folder */
export const remove = (folder) => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });

/**
 * Serves a folder, by default on a free port; a file that may not grow is told to the program by no signal.
 * @param {string} folder @param {number | string} port @param {string[]} more further options
 */
export async function serve(folder, port = 0, more = []) {
  const start = ["-c", `trap '' XFSZ; exec "$0" serve "$@"`, binary, "--listen", `127.0.0.1:${port}`, "--data", folder, ...more];
  const child = spawn("sh", start, { stdio: ["ignore", "pipe", "pipe"] });
  const gone = new Promise((done) => child.once("exit", done));
  const base = await new Promise((resolve, reject) => {
    let said = "";
    const hear = (text) => {
      said += text;
      const address = said.match(/http:\/\/127\.0\.0\.1:\d+/)?.[0];
      if (address) resolve(address);
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
  const kill = () => {
    child.kill("SIGKILL");
    return gone;
  };
  /** Kills it after a while, in the middle of whatever it does. @param {number} ms */
  const killAfter = (ms) => new Promise((done) => setTimeout(() => done(kill()), ms));
  return { base, pid: child.pid, kill, killAfter };
}
