import { readdir, stat } from "node:fs/promises";
import { extname, join } from "node:path";
import { backupFileExtension, countRows } from "./backup-format.ts";
import { type Command, type CommandResult, type CommandContext, commandFailed } from "../base/command.ts";
import type { CommandOptions } from "../base/command-options.ts";
import { explainFileError, fileExists } from "../base/file-errors.ts";
import { UnusableBackupError } from "./read-backup.ts";
import { restoreBackup, SchemaNotMigratedError } from "./restore-backup.ts";
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

async function makeBackup(
  parts: CommandContext,
  { rest: [target = ""] }: CommandOptions,
): Promise<CommandResult> {
  const isIntoFolder = await isFolder(target);
  const moment = parts.clock.now().toString({ smallestUnit: "second" }).replaceAll(/[-:]/g, "");
  const path = isIntoFolder ? join(target, `kreislauf-${moment}${backupFileExtension}`) : target;
  if (await fileExists(path)) return commandFailed(`${path} is there already.`);
  // Otherwise a backup would be written to a file of the folder's name, and the next backup would find it there.
  if (!isIntoFolder && extname(target) === "")
    return commandFailed(
      `${target} is no folder. Make it first, or name a file: ${target}${backupFileExtension}`,
    );
  try {
    const { end, unreadable } = await writeBackup(parts, path);
    return {
      // The exit code tells a scheduled job that the backup is incomplete.
      ok: unreadable.length === 0,
      lines: [`${path} is written: ${countRows(end)} rows, ${end.files} files.`, ...missingFiles(unreadable)],
    };
  } catch (error) {
    return commandFailed(`${path} could not be written: ${explainFileError(error)}`);
  }
}

/** The path itself if it is a file; in a folder the last backup by name, undefined if there is none. */
async function findBackup(source: string): Promise<string | undefined> {
  if (!(await isFolder(source))) return source;
  const latest = (await readdir(source))
    .filter((name) => name.endsWith(backupFileExtension))
    .toSorted()
    .at(-1);
  return latest === undefined ? undefined : join(source, latest);
}

async function restoreFromFile(
  parts: CommandContext,
  { rest: [source = ""] }: CommandOptions,
): Promise<CommandResult> {
  if (parts.runsInPortalProcess)
    return commandFailed("The portal runs on this data. Stop it first.", nothingRestored);
  const path = await findBackup(source);
  if (path === undefined) return commandFailed(`There is no backup in ${source}.`, nothingRestored);
  try {
    const { head, end, unreadable } = await restoreBackup(parts, path);
    const moment = Temporal.Instant.from(head.takenAt).toString({ smallestUnit: "second" });
    return {
      ok: true,
      lines: [
        `${path} of ${moment} is restored: ${countRows(end)} rows, ${end.files} files. Everybody signs in again.`,
        ...missingFiles(unreadable),
      ],
    };
  } catch (error) {
    if (error instanceof SchemaNotMigratedError)
      return commandFailed(
        `${path} is restored, but the schema could not be brought up to date: ${explainFileError(error.cause)}`,
        "The portal tries it again when it starts. To restore anew, begin with an empty database.",
      );
    return commandFailed(
      error instanceof UnusableBackupError
        ? error.message
        : `${path} could not be restored: ${explainFileError(error)}`,
      nothingRestored,
    );
  }
}

const nothingRestored = "Nothing is restored.";

export const backupCommands: readonly Command[] = [
  {
    words: "backup",
    usage: "FILE|FOLDER",
    help: "writes everything into one file, while the portal runs too",
    run: makeBackup,
  },
  {
    words: "restore",
    usage: "FILE|FOLDER",
    help: "takes it over into an empty portal, the latest of a folder",
    run: restoreFromFile,
    skipsMigrations: true,
    makesDatabase: true,
  },
];
