import {
  lastPossibleDay,
  maxProofTextLengths as longest,
  proofKinds,
  proofNumber as proofNumberInput,
  proofNumberLength,
} from "@kreislauf/contract/proofs";
import { maxProviderTextLengths } from "@kreislauf/contract/provider";
import { maxSiteTextLengths } from "@kreislauf/contract/sites";
import { systemUser } from "@kreislauf/contract/users";
import { isDeepStrictEqual } from "node:util";
import * as z from "zod/mini";
import type { WriteContext } from "../../base/context.ts";
import { findProofByNumber, saveProof } from "../../proofs/index.ts";
import { readCatalogLookup } from "./catalog-lookup.ts";
import { type CellReader, choice, date, kilograms, text, wordsInAllLanguages } from "./import-cells.ts";
import { importTexts } from "./import.texts.ts";
import { type ImportRow, type ImportTable, optional, required } from "./read-import.ts";
import { type ImportDefinition, tryRow, withoutDuplicateRows } from "./run-import.ts";
import { readSiteLookup } from "./site-lookup.ts";

const proofNumber: CellReader<string> = {
  expected: `${proofNumberLength} letters and digits`,
  read: (cell) => z.safeParse(proofNumberInput, String(cell)).data,
};

const columns = {
  customerNumber: required(text(maxProviderTextLengths.customerNumber)),
  siteNumber: required(text(maxSiteTextLengths.number)),
  wasteType: required(text(maxProviderTextLengths.catalogWords)),
  number: required(proofNumber),
  kind: required(
    choice(
      proofKinds,
      wordsInAllLanguages((language) => importTexts[language].proofKinds),
    ),
  ),
  validFrom: required(date),
  validUntil: required(date),
  grantedKg: optional(kilograms),
  disposerName: required(text(longest.disposer)),
  disposerNumber: required(text(longest.disposerNumber)),
};
type Columns = typeof columns;
type Row = ImportRow<Columns>;

const columnOf = { proof_not_hazardous: "wasteType", not_found: "wasteType" } as const;

/** Imports proofs, identified by site, waste type and number. */
export const proofImport: ImportDefinition<Columns> = {
  columns,
  headings: { de: importTexts.de.proofs, en: importTexts.en.proofs },
  write: async (work, table, outcome) => {
    const findSite = await readSiteLookup(
      work,
      table.rows.map(({ values }) => values),
    );
    const catalog = await readCatalogLookup(work);
    const rows = withoutDuplicateRows(table, "number", ({ customerNumber, siteNumber, wasteType, number }) =>
      JSON.stringify([customerNumber, siteNumber, catalog.wasteType(wasteType), number]),
    );
    for (const row of rows) {
      await tryRow(table, row, columnOf, async () => {
        const site = findSite(row.values);
        const wasteTypeId = catalog.wasteType(row.values.wasteType);
        if ("says" in site) return table.refuse(row, site.column, site.says);
        if (typeof wasteTypeId === "string") return table.refuse(row, "wasteType", wasteTypeId);
        const result = await importProof(work, table, row, {
          companyId: site.company_id,
          siteId: site.id,
          wasteTypeId,
        });
        const { customerNumber, siteNumber, number } = row.values;
        if (result === "unchanged") outcome.unchanged += 1;
        else if (result !== "refused") outcome[result].push(`${customerNumber} ${siteNumber} ${number}`);
      });
    }
  },
};

async function importProof(
  work: WriteContext,
  table: ImportTable<Columns>,
  row: Row,
  subject: { readonly companyId: number; readonly siteId: number; readonly wasteTypeId: number },
): Promise<"created" | "changed" | "unchanged" | "refused"> {
  const { number, kind, validFrom, validUntil, disposerName, disposerNumber } = row.values;
  const before = await findProofByNumber(work, { ...subject, number });
  const grantedKg = row.values.grantedKg === undefined ? (before?.granted_kg ?? null) : row.values.grantedKg;
  const refuse = (column: keyof Columns, says: string) => {
    table.refuse(row, column, says);
    return "refused" as const;
  };
  if (validUntil < validFrom) return refuse("validUntil", "expected a day not before the first");
  if (validUntil > lastPossibleDay(validFrom)) {
    return refuse("validUntil", "expected at most five years from the first day on");
  }
  if (kind === "individual" && grantedKg === null) {
    return refuse("grantedKg", "expected the kilograms that the proof grants");
  }
  const proof = { ...subject, number, kind, validFrom, validUntil, grantedKg, disposerName, disposerNumber };
  const saved = await saveProof(work, proof, systemUser.provider);
  if (before === undefined) return "created";
  return isDeepStrictEqual(before, saved) ? "unchanged" : "changed";
}
