import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { backupEnding, countAll } from "./backup-format.ts";
import { type Command, type CommandAnswer, type CommandParts, refused } from "./command.ts";
import type { CommandOptions } from "./command-options.ts";
import { explainFileFailure, isThere } from "./file-failures.ts";
import { UnusableBackup } from "./read-backup.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

const isFolder = (path: string) =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

const missingFiles = (hashes: readonly string[]) =>
  hashes.length === 0
    ? []
    : [
        hashes.length === 1
          ? "1 file that the database names could not be read from the file store, and is not in it:"
          : `${hashes.length} files that the database names could not be read from the file store, and are not in it:`,
        ...hashes,
      ];

async function makeBackup(parts: CommandParts, { rest: [target] }: CommandOptions): Promise<CommandAnswer> {
  if (target === undefined) return refused("The file or folder to write to is missing.");
  const moment = parts.clock.now().toString({ smallestUnit: "second" }).replaceAll(/[-:]/g, "");
  const path = (await isFolder(target)) ? join(target, `kreislauf-${moment}${backupEnding}`) : target;
  if (await isThere(path)) return refused(`${path} is there already.`);
  try {
    const { end, unreadable } = await writeBackup(parts, path);
    return {
      // Whoever runs this by a timer is told.
      ok: unreadable.length === 0,
      lines: [`${path} is written: ${countAll(end)} rows, ${end.files} files.`, ...missingFiles(unreadable)],
    };
  } catch (error) {
    return refused(`${path} could not be written: ${explainFileFailure(error)}`);
  }
}

/** The file itself, or the latest backup in a folder. */
async function findBackup(source: string): Promise<string | undefined> {
  if (!(await isFolder(source))) return source;
  const latest = (await readdir(source))
    .filter((name) => name.endsWith(backupEnding))
    .toSorted()
    .at(-1);
  return latest === undefined ? undefined : join(source, latest);
}

async function takeBackup(
  { db, files, portalRuns }: CommandParts,
  { rest: [source] }: CommandOptions,
): Promise<CommandAnswer> {
  if (source === undefined) return refused("The file or folder to restore from is missing.");
  if (portalRuns) return refused("The portal runs on this data. Stop it first.", nothingRestored);
  const path = await findBackup(source);
  if (path === undefined) return refused(`There is no backup in ${source}.`, nothingRestored);
  try {
    const { head, end, unreadable } = await restoreBackup(db, files, path);
    const moment = Temporal.Instant.from(head.takenAt).toString({ smallestUnit: "second" });
    return {
      ok: true,
      lines: [
        `${path} of ${moment} is restored: ${countAll(end)} rows, ${end.files} files. Everybody signs in again.`,
        ...missingFiles(unreadable),
      ],
    };
  } catch (error) {
    return refused(
      error instanceof UnusableBackup
        ? error.message
        : `${path} could not be restored: ${explainFileFailure(error)}`,
      nothingRestored,
    );
  }
}

const nothingRestored = "Nothing is restored.";

export const backupCommands: readonly Command[] = [
  {
    words: "backup",
    takes: "FILE|FOLDER",
    help: "writes everything into one file, while the portal runs too",
    run: makeBackup,
  },
  {
    words: "restore",
    takes: "FILE|FOLDER",
    help: "takes it over into an empty portal, the latest of a folder",
    run: takeBackup,
    findsDataAsItIs: true,
  },
];
