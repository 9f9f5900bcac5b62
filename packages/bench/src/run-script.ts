import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { repository } from "./child-process.ts";

const run = promisify(execFile);

/** Runs a script of the repository; returns its output. */
export async function runScript(script: string, ...options: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [path.join(repository, script), ...options], {
    cwd: repository,
  });
  return stdout;
}

/** Builds the web app if its sources have changed. */
export const buildWeb = () => runScript("scripts/web-build/build-web.ts", "--if-changed");
