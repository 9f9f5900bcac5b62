import { openFiles } from "./base/files.ts";
import { type CommandAnswer, runCommand } from "./provider/index.ts";
import type { TestPortal } from "./test-portal.ts";

/** Runs the words of a command line on a test's portal. */
export async function runTestCommand(
  portal: TestPortal,
  ...words: readonly string[]
): Promise<CommandAnswer> {
  const files = await openFiles(portal.config);
  return await runCommand({ db: portal.database.db, clock: portal, files, portalRuns: false }, words);
}
