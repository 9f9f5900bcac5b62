import { maxProviderTextLengths } from "@kreislauf/contract/provider";
import {
  maxFrameCents,
  maxReferenceLengths,
  maxReferences,
  referenceFields,
} from "@kreislauf/contract/purchasing";
import { readKnownReferences, saveReference } from "../../purchasing/index.ts";
import { systemUser } from "@kreislauf/contract/users";
import { lockCompany } from "../../users/index.ts";
import { type CellReader, choice, date, euros, text, wordsInAllLanguages } from "./import-cells.ts";
import { importTexts } from "./import.texts.ts";
import { optional, required } from "./read-import.ts";
import { type ImportDefinition, tryRow, withoutDuplicateRows } from "./run-import.ts";

/** Reads the amount of a frame order, in cents. */
const frameAmount: CellReader<number> = {
  ...euros,
  read: (cell) => {
    const cents = euros.read(cell);
    return cents !== undefined && cents >= 0 && cents <= maxFrameCents ? cents : undefined;
  },
};

const columns = {
  customerNumber: required(text(maxProviderTextLengths.customerNumber)),
  field: required(
    choice(
      referenceFields,
      wordsInAllLanguages((language) => importTexts[language].referenceFields),
    ),
  ),
  code: required(text(maxReferenceLengths.code)),
  name: optional(text(maxReferenceLengths.name)),
  endsOn: optional(date),
  amount: optional(frameAmount),
};
type Columns = typeof columns;

/** Imports cost centres, projects and PO numbers, identified by company, kind and number. */
export const referenceImport: ImportDefinition<Columns> = {
  columns,
  headings: { de: importTexts.de.references, en: importTexts.en.references },
  write: async (work, table, outcome) => {
    const rows = withoutDuplicateRows(table, "code", ({ customerNumber, field, code }) =>
      JSON.stringify([customerNumber, field, code]),
    );
    const knownOf = new Map<number, Awaited<ReturnType<typeof readKnownReferences>>>();
    for (const row of rows) {
      await tryRow(table, row, { references_full: "code" }, async () => {
        const { customerNumber, field, code, name, endsOn, amount } = row.values;
        const company = await lockCompany(work, customerNumber);
        if (company === undefined)
          return table.refuse(row, "customerNumber", "expected the number of a company");
        const known = knownOf.get(company.id) ?? (await readKnownReferences(work, company.id));
        knownOf.set(company.id, known);
        const entry = { field, code, name, endsOn, amountCents: amount };
        const saved = await saveReference(work, known, entry, systemUser.provider);
        if (saved === undefined)
          return table.refuse(row, "code", `expected at most ${maxReferences} entries of a company`);
        if (saved.outcome === "unchanged") outcome.unchanged += 1;
        else outcome[saved.outcome].push(`${customerNumber} ${code}`);
      });
    }
  },
};
