import { readCsv, UnreadableCsvError } from "../base/sheets/read-csv.ts";
import type { AvvCodesTable } from "./catalog.tables.ts";
import type { ParsedFile } from "./parse-geonames.ts";

const head = "code;hazardous;german;english";

/**
 * Parses the waste list as CSV: `13 02 05;yes;...;...`, the code with or without spaces and star. Not every entry has
 * an English description.
 */
export function parseAvvList(text: string): ParsedFile<AvvCodesTable> {
  try {
    return readRows(readCsv(text));
  } catch (error) {
    if (error instanceof UnreadableCsvError) return { entries: [], problems: [error.message] };
    throw error;
  }
}

function readRows([first, ...rows]: readonly (readonly string[])[]): ParsedFile<AvvCodesTable> {
  if (first?.join(";") !== head) return { entries: [], problems: [`Its first line must be '${head}'.`] };
  const entries = new Map<string, AvvCodesTable>();
  const problems: string[] = [];
  for (const [index, row] of rows.entries()) {
    const [written = "", hazardous = "", german = "", english = ""] = row.map((value) => value.trim());
    const code = /^(\d\d) ?(\d\d) ?(\d\d)\*?$/.exec(written)?.slice(1).join("");
    const problem =
      row.length !== 4
        ? `it has ${row.length} values instead of 4.`
        : code === undefined
          ? `'${written}' is no code of the waste list.`
          : entries.has(code)
            ? `'${written}' stands there twice.`
            : hazardous !== "yes" && hazardous !== "no"
              ? `'${hazardous}' is neither yes nor no.`
              : german === ""
                ? "its German description is missing."
                : undefined;
    if (problem !== undefined) problems.push(`Entry ${index + 1}: ${problem}`);
    else if (code !== undefined) entries.set(code, { code, hazardous: hazardous === "yes", german, english });
  }
  if (entries.size === 0 && problems.length === 0) problems.push("There is no entry in it.");
  return { entries: [...entries.values()], problems };
}
