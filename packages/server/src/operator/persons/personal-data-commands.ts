import { sql } from "kysely";
import type { Db } from "../../base/database/database.ts";
import { type Command, type CommandResult, type CommandContext, commandFailed } from "../base/command.ts";
import type { CommandOptions } from "../base/command-options.ts";
import { type Erasure, erasePerson, lockCompaniesWithoutOtherManager } from "./erase-person.ts";
import { streamPersonalData } from "./export-person.ts";
import { explainFileError, fileExists } from "../base/file-errors.ts";
import { listEmergencyCompanies } from "../../session/index.ts";
import { machineNow } from "../../base/clock.ts";
import { filterOrphanedContent } from "../../base/files/files.store.ts";
import { removeOrphanedFiles } from "../../base/files/remove-orphaned-files.ts";
import { findPerson } from "./find-person.ts";
import { writePrivateFile } from "../../base/files/write-private-file.ts";

const unknown = commandFailed("Nobody has this address or id.");

/** Searching all texts of a large portal takes longer than a statement may take. */
const disableStatementTimeout = (db: Db) => sql`set local statement_timeout = 0`.execute(db);

async function exportPerson(
  { db, clock }: CommandContext,
  { rest: [word = "", path = ""] }: CommandOptions,
): Promise<CommandResult> {
  if (await fileExists(path)) return commandFailed(`${path} is there already.`);
  const snapshot = await db.startTransaction().setIsolationLevel("repeatable read").execute();
  try {
    await disableStatementTimeout(snapshot);
    const person = await findPerson(snapshot, word);
    if (person === undefined) return unknown;
    await writePrivateFile(path, streamPersonalData(snapshot, person, clock.now()));
    return { ok: true, lines: [`What is stored on ${person.name} is written to ${path}.`] };
  } catch (error) {
    return commandFailed(`${path} could not be written: ${explainFileError(error)}`);
  } finally {
    await snapshot.rollback().execute();
  }
}

async function erasePersonCommand(
  { db, clock, files }: CommandContext,
  { rest: [word = ""], "dry-run": isTrial, "last-manager": mayLeaveAlone }: CommandOptions,
): Promise<CommandResult> {
  const begun = machineNow();
  const work = await db.startTransaction().execute();
  let erased: Erasure | undefined;
  try {
    await disableStatementTimeout(work);
    const person = await findPerson(work, word);
    if (person === undefined) return unknown;
    const alone = person.userId === null ? [] : await lockCompaniesWithoutOtherManager(work, person.userId);
    if (alone.length > 0 && !mayLeaveAlone) {
      return commandFailed(
        `${person.name} is the last user manager of ${alone.join(", ")}: nobody could invite people there any more.`,
        "Name another one first, or say --last-manager. Nothing is erased.",
      );
    }
    const emergencies = person.userId === null ? [] : await listEmergencyCompanies(work, person.userId);
    if (emergencies.length > 0) {
      return commandFailed(
        `${person.name} is the emergency account of ${emergencies.join(", ")}.`,
        "Name another one first with 'company-sign-in require'. Nothing is erased.",
      );
    }
    const erasure = await erasePerson({ db: work, now: clock.now() }, person);
    if (!isTrial) erased = erasure;
    return { ok: true, lines: [sentenceOf(person.name, erasure, isTrial), keptSentence] };
  } finally {
    await (erased === undefined ? work.rollback() : work.commit()).execute();
    if (erased !== undefined) {
      // Checked again: somebody else may have uploaded the same content meanwhile.
      for (const hash of await filterOrphanedContent(db, erased.orphanedContent))
        await files.removeIfOlder(hash, begun);
      await removeOrphanedFiles({ db, files });
    }
  }
}

const sentenceOf = (name: string, { removedRows, cleanedRows }: Erasure, isTrial: boolean) =>
  isTrial
    ? `${name} would be erased: ${removedRows} records removed, ${cleanedRows} others without the name. Nothing is changed.`
    : `${name} is erased: ${removedRows} records removed, ${cleanedRows} others without the name.`;

const keptSentence =
  "Vouchers stay as they are for as long as the law wants, and backups until they are deleted.";

export const personalDataCommands: readonly Command[] = [
  {
    words: "person export",
    usage: "EMAIL|ID FILE",
    help: "writes all that is stored on a person, as JSON (article 15 GDPR)",
    run: exportPerson,
  },
  {
    words: "person erase",
    usage: "EMAIL|ID [--dry-run] [--last-manager]",
    help: "forgets a person (article 17 GDPR)",
    run: erasePersonCommand,
  },
];
