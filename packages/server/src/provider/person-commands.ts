import { sql } from "kysely";
import type { Db } from "../base/database.ts";
import { type Command, type CommandAnswer, type CommandParts, refused } from "./command.ts";
import type { CommandOptions } from "./command-options.ts";
import { type Erasure, erasePerson, lockCompaniesLeftAlone } from "./erase-person.ts";
import { personText } from "./export-person.ts";
import { explainFileFailure, isThere } from "./file-failures.ts";
import { findPerson } from "./find-person.ts";
import { writeFileOfOwner } from "../base/write-file.ts";

const unknown = refused("Nobody has this address or id.");

/** Looking through all texts of a large portal takes longer than any request may. */
const letReadEverything = (db: Db) => sql`set local statement_timeout = 0`.execute(db);

async function exportPerson(
  { db, clock }: CommandParts,
  { rest: [word, path] }: CommandOptions,
): Promise<CommandAnswer> {
  if (word === undefined) return refused("The address or the id of the person is missing.");
  if (path === undefined) return refused("The file to write to is missing.");
  if (await isThere(path)) return refused(`${path} is there already.`);
  const snapshot = await db.startTransaction().setIsolationLevel("repeatable read").execute();
  try {
    await letReadEverything(snapshot);
    const person = await findPerson(snapshot, word);
    if (person === undefined) return unknown;
    await writeFileOfOwner(path, personText(snapshot, person, clock.now()));
    return { ok: true, lines: [`What is stored on ${person.name} is written to ${path}.`] };
  } catch (error) {
    return refused(`${path} could not be written: ${explainFileFailure(error)}`);
  } finally {
    await snapshot.rollback().execute();
  }
}

async function forgetPerson(
  { db, clock }: CommandParts,
  { rest: [word], "dry-run": isTrial, "last-manager": mayLeaveAlone }: CommandOptions,
): Promise<CommandAnswer> {
  if (word === undefined) return refused("The address or the id of the person is missing.");
  const work = await db.startTransaction().execute();
  let isDone = false;
  try {
    await letReadEverything(work);
    const person = await findPerson(work, word);
    if (person === undefined) return unknown;
    const alone = person.userId === null ? [] : await lockCompaniesLeftAlone(work, person.userId);
    if (alone.length > 0 && !mayLeaveAlone) {
      return refused(
        `${person.name} is the last user manager of ${alone.join(", ")}: nobody could invite people there any more.`,
        "Name another one first, or say --last-manager. Nothing is erased.",
      );
    }
    const erasure = await erasePerson({ db: work, now: clock.now() }, person);
    isDone = !isTrial;
    return { ok: true, lines: [sentenceOf(person.name, erasure, isTrial), keptSentence] };
  } finally {
    await (isDone ? work.commit() : work.rollback()).execute();
  }
}

const sentenceOf = (name: string, { removedRows, cleanedRows }: Erasure, isTrial: boolean) =>
  isTrial
    ? `${name} would be erased: ${removedRows} records removed, ${cleanedRows} others without the name. Nothing is changed.`
    : `${name} is erased: ${removedRows} records removed, ${cleanedRows} others without the name.`;

const keptSentence =
  "Vouchers stay as they are for as long as the law wants, and backups until they are deleted.";

export const personCommands: readonly Command[] = [
  {
    words: "person export",
    takes: "EMAIL|ID FILE",
    help: "writes all that is stored on a person, as JSON (article 15 GDPR)",
    run: exportPerson,
  },
  {
    words: "person erase",
    takes: "EMAIL|ID [--dry-run] [--last-manager]",
    help: "forgets a person (article 17 GDPR)",
    run: forgetPerson,
  },
];
