import { formatAvvCode } from "@kreislauf/contract/catalog";
import { listAvvCodes, listAvvMismatches, replaceAvvCodes } from "../../catalog/index.ts";
import { type CellReader, text, yesOrNo } from "./import-cells.ts";
import { importTexts } from "./import.texts.ts";
import { optional, required } from "./read-import.ts";
import { type ImportDefinition, withoutDuplicateRows } from "./run-import.ts";
import { wasteListTexts } from "./waste-list.texts.ts";

const maxDescription = 500;

const avvCode: CellReader<string> = {
  expected: "a code of the waste list like 13 02 05*",
  // A spreadsheet drops the leading zero of a number, so it is added again.
  read: (cell) =>
    /^(\d\d) ?(\d\d) ?(\d\d) ?\*?$/
      .exec(typeof cell === "number" ? String(cell).padStart(6, "0") : String(cell))
      ?.slice(1)
      .join(""),
};

const columns = {
  code: required(avvCode),
  hazardous: required(yesOrNo),
  german: required(text(maxDescription)),
  english: optional(text(maxDescription)),
};
type Columns = typeof columns;

/**
 * Imports the whole waste list: codes that the table lacks are removed. Waste types of the catalog that do not fit the
 * list are named in hints.
 */
export const wasteListImport: ImportDefinition<Columns> = {
  columns,
  headings: { de: importTexts.de.wasteList, en: importTexts.en.wasteList },
  write: async ({ db }, table, outcome) => {
    const rows = withoutDuplicateRows(table, "code", ({ code }) => code);
    // As long as rows are refused, it is unknown which codes should be removed.
    if (rows.length === 0 || table.problems.length > 0) return;
    const codes = rows.map(({ values }) => ({ ...values, english: values.english ?? "" }));
    const before = new Map((await listAvvCodes(db)).map((entry) => [entry.code, entry]));
    for (const entry of codes) {
      const known = before.get(entry.code);
      before.delete(entry.code);
      if (known === undefined) outcome.created.push(written(entry.code));
      else if (isSame(known, entry)) outcome.unchanged += 1;
      else outcome.changed.push(written(entry.code));
    }
    const says = wasteListTexts[table.language];
    outcome.changed.push(...[...before.keys()].map((code) => says.removed(written(code))));
    await replaceAvvCodes(db, codes);
    for (const type of await listAvvMismatches(db)) {
      outcome.hints.push(says.beside(type.description, written(type.avv_code), type.listed_hazardous));
    }
  },
};

type Entry = Awaited<ReturnType<typeof listAvvCodes>>[number];

const isSame = (one: Entry, other: Entry) =>
  one.hazardous === other.hazardous && one.german === other.german && one.english === other.english;

const written = (code: string) => formatAvvCode(code, false);
