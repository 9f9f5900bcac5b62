import { readFile } from "node:fs/promises";
import { parseGeonames, replacePlaces } from "../../catalog/index.ts";
import type { Command, CommandResult, CommandContext } from "../base/command.ts";
import type { CommandOptions } from "../base/command-options.ts";

/** How many problems are listed one by one. */
const shownProblems = 20;
const maxFileBytes = 100_000_000; // bytes

/** Imports postal codes with their places, in GeoNames' export format. If a line has a problem, nothing is imported. */
async function importPlaces(
  { db }: CommandContext,
  { rest: [path = ""] }: CommandOptions,
): Promise<CommandResult> {
  const text = await readText(path);
  if (typeof text !== "string") return text;
  const { places, problems } = parseGeonames(text);
  if (problems.length > 0) {
    const more = problems.length - shownProblems;
    const lines = [...problems.slice(0, shownProblems), ...(more > 0 ? [`And ${more} more.`] : [])];
    return { ok: false, lines: ["Nothing is imported.", ...lines] };
  }
  await db.transaction().execute((transaction) => replacePlaces(transaction, places));
  const codes = new Set(places.map(({ zip }) => zip)).size;
  return {
    ok: true,
    lines: [
      `${places.length} places with ${codes} postal codes are imported; what was there before is gone.`,
    ],
  };
}

async function readText(path: string): Promise<string | CommandResult> {
  try {
    const bytes = await readFile(path);
    if (bytes.length > maxFileBytes) return { ok: false, lines: [`${path} is larger than 100 MB.`] };
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    const reason = error instanceof TypeError ? "is not written in UTF-8" : "cannot be read";
    return { ok: false, lines: [`${path} ${reason}.`] };
  }
}

export const importCatalogCommands: readonly Command[] = [
  {
    words: "geo import",
    usage: "FILE",
    help: "imports postal codes, in the export format of GeoNames",
    makesDatabase: true,
    run: importPlaces,
  },
];
