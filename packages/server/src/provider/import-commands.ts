import { readFile } from "node:fs/promises";
import type { Db } from "../base/database.ts";
import {
  type FileReading,
  listWasteTypesBesideList,
  readAvvList,
  readGeonames,
  replaceAvvCodes,
  replacePlaces,
} from "../catalog/index.ts";
import type { Command, CommandAnswer, CommandParts } from "./command.ts";
import type { CommandOptions } from "./command-options.ts";

/** More than these are not read one by one. */
const shownProblems = 20;
const largestFile = 100_000_000; // bytes

/** Postal codes with their places, in GeoNames' export format. */
async function importPlaces({ db }: CommandParts, { rest }: CommandOptions): Promise<CommandAnswer> {
  return await importFile(db, rest, readGeonames, async (transaction, places) => {
    await replacePlaces(transaction, places);
    const codes = new Set(places.map(({ zip }) => zip)).size;
    return [
      `${places.length} places with ${codes} postal codes are imported; what was there before is gone.`,
    ];
  });
}

/** The waste list, with a look at the waste types that do not agree with it. */
async function importAvvList({ db }: CommandParts, { rest }: CommandOptions): Promise<CommandAnswer> {
  return await importFile(db, rest, readAvvList, async (transaction, codes) => {
    await replaceAvvCodes(transaction, codes);
    const hazardous = codes.filter((code) => code.hazardous).length;
    const beside = await listWasteTypesBesideList(transaction);
    return [
      `${codes.length} codes of the waste list are imported, ${hazardous} of them hazardous.`,
      ...beside.map(({ id, description, avv_code, listed_hazardous }) =>
        listed_hazardous === null
          ? `Waste type ${id} (${description}): the list does not know its code ${avv_code}.`
          : `Waste type ${id} (${description}): by the list ${avv_code} is ${listed_hazardous ? "" : "not "}hazardous.`,
      ),
    ];
  });
}

/** Takes a file as a whole or not at all. */
async function importFile<Entry>(
  db: Db,
  [path]: readonly string[],
  read: (text: string) => FileReading<Entry>,
  write: (db: Db, entries: readonly Entry[]) => Promise<readonly string[]>,
): Promise<CommandAnswer> {
  const text = await readText(path);
  if (typeof text !== "string") return text;
  const { entries, problems } = read(text);
  if (problems.length > 0) {
    const more = problems.length - shownProblems;
    const lines = [...problems.slice(0, shownProblems), ...(more > 0 ? [`And ${more} more.`] : [])];
    return { ok: false, lines: ["Nothing is imported.", ...lines] };
  }
  return { ok: true, lines: await db.transaction().execute((transaction) => write(transaction, entries)) };
}

async function readText(path: string | undefined): Promise<string | CommandAnswer> {
  if (path === undefined) return { ok: false, lines: ["The file is missing."] };
  try {
    const bytes = await readFile(path);
    if (bytes.length > largestFile) return { ok: false, lines: [`${path} is larger than 100 MB.`] };
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    const reason = error instanceof TypeError ? "is not written in UTF-8" : "cannot be read";
    return { ok: false, lines: [`${path} ${reason}.`] };
  }
}

export const importCommands: readonly Command[] = [
  {
    words: "geo import",
    takes: "FILE",
    help: "imports postal codes, in the export format of GeoNames",
    run: importPlaces,
  },
  {
    words: "avv import",
    takes: "FILE",
    help: "imports the waste list: code;hazardous;german;english",
    run: importAvvList,
  },
];
