import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { repository } from "./child-process.ts";

const run = promisify(execFile);

/** Runs a script of the repository; gives what it prints. */
export async function runScript(script: string, ...options: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [path.join(repository, script), ...options], {
    cwd: repository,
  });
  return stdout;
}

/** The web app as it stands now. */
export const buildWeb = () => runScript("scripts/web-build/build-web.ts", "--if-changed");
