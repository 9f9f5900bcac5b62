import { type Files, openFiles } from "../../src/base/files/files.ts";
import { type CommandResult, loadCommandLine } from "../../src/operator/index.ts";
import type { TestPortal } from "./portal.ts";

/** Runs a command of the operator's command line on a test's portal. */
export async function runTestCommand(
  portal: TestPortal,
  ...words: readonly string[]
): Promise<CommandResult> {
  return await runTestCommandWith(portal, await openFiles(portal.config), ...words);
}

/** Like `runTestCommand`, but with the given file store. */
export async function runTestCommandWith(
  portal: TestPortal,
  files: Files,
  ...words: readonly string[]
): Promise<CommandResult> {
  const { runCommand } = await loadCommandLine();
  return await runCommand(
    { db: portal.database.db, config: portal.config, clock: portal, files, runsInPortalProcess: false },
    words,
  );
}
