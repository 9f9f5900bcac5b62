import { catalogTexts, containerActionIds } from "@kreislauf/contract/catalog";
import { maxProviderTextLengths } from "@kreislauf/contract/provider";
import {
  hasDistinctPrices,
  maxPriceCents,
  maxPrices,
  maxPurchasingTextLengths,
  type Price,
  type PriceList,
  priceUnits,
} from "@kreislauf/contract/purchasing";
import { quotesTexts } from "@kreislauf/contract/quotes";
import { listAgreementsByNumber, lockAnyAgreement } from "../../agreements/index.ts";
import { isSamePriceList, listPriceLists, writePriceList } from "../../purchasing/index.ts";
import { choice, date, euros, percent, text, wordsInAllLanguages } from "./import-cells.ts";
import { importTexts } from "./import.texts.ts";
import { type ImportRow, type ImportTable, optional, required } from "./read-import.ts";
import type { ImportDefinition } from "./run-import.ts";

const columns = {
  agreementNumber: required(text(maxProviderTextLengths.agreementNumber)),
  validFrom: required(date),
  version: required(text(maxPurchasingTextLengths.version)),
  terms: optional(text(maxPurchasingTextLengths.terms)),
  unit: optional(
    choice(
      priceUnits,
      wordsInAllLanguages((language) => quotesTexts[language].units),
    ),
  ),
  containerAction: optional(
    choice(
      containerActionIds,
      wordsInAllLanguages((language) => catalogTexts[language].containerAction),
    ),
  ),
  amount: optional(euros),
  vatRate: optional(percent),
};
type Columns = typeof columns;
type Row = ImportRow<Columns>;
type Table = ImportTable<Columns>;

/**
 * Imports prices of agreements, one per row. All rows of an agreement and day form one list, which replaces the list
 * that begins on that day; a single row without a price ends the prices.
 */
export const priceImport: ImportDefinition<Columns> = {
  columns,
  headings: { de: importTexts.de.prices, en: importTexts.en.prices },
  write: async (work, table, outcome) => {
    const agreements = await listAgreementsByNumber(
      work,
      table.rows.map(({ values }) => values.agreementNumber),
    );
    const known = await listPriceLists(work, [...agreements.values()]);
    const lists = Map.groupBy(table.rows, ({ values }) => `${values.validFrom} ${values.agreementNumber}`);
    for (const rows of lists.values()) {
      const list = toPriceList(table, rows);
      const [first] = rows;
      if (list === undefined || first === undefined) continue;
      const { agreementNumber, validFrom } = first.values;
      const id = agreements.get(agreementNumber);
      if (id === undefined) {
        table.refuse(first, "agreementNumber", "expected the number of an agreement");
        continue;
      }
      const present = known.get(id)?.find((each) => each.validFrom === validFrom);
      if (present !== undefined && isSamePriceList(present, list)) {
        outcome.unchanged += rows.length;
        continue;
      }
      await writePriceList(work, await lockAnyAgreement(work, id), list);
      const names = rows.map(({ values }) =>
        [agreementNumber, validFrom, values.unit].filter(Boolean).join(" "),
      );
      outcome[present === undefined ? "created" : "changed"].push(...names);
    }
  },
};

/** Makes a price list of its rows; undefined after one of them was refused. */
function toPriceList(table: Table, rows: readonly Row[]): PriceList | undefined {
  const before = table.problems.length;
  const [first] = rows;
  if (first === undefined) return undefined;
  const { validFrom, version, terms = null } = first.values;
  const prices: Price[] = [];
  for (const row of rows) {
    const given = row.values;
    if (given.version !== version || (given.terms ?? null) !== terms) {
      table.refuse(row, "version", "expected the same name and terms in all rows of a list");
    }
    const price = toPrice(table, row);
    if (price === undefined) continue;
    if (price === null) {
      if (rows.length > 1) table.refuse(row, "amount", "expected no other price in a list without prices");
      continue;
    }
    if (!hasDistinctPrices([...prices, price])) {
      table.refuse(row, "unit", "expected one price for each unit and service");
    }
    prices.push(price);
  }
  if (prices.length > maxPrices)
    table.refuse(first, "unit", `expected at most ${maxPrices} prices of a list`);
  return table.problems.length === before ? { validFrom, version, terms, prices } : undefined;
}

/** Reads the price of a row; null if the row has none, undefined after the row was refused. */
function toPrice(table: Table, row: Row): Price | null | undefined {
  const { unit = null, containerAction = null, amount = null, vatRate = null } = row.values;
  if ([unit, containerAction, amount, vatRate].every((value) => value === null)) return null;
  if (unit === null || amount === null || vatRate === null) {
    table.refuse(row, "amount", "expected an amount with unit and VAT, or none of them");
    return undefined;
  }
  if (Math.abs(amount) > maxPriceCents) {
    const most = maxPriceCents / 100;
    table.refuse(row, "amount", `expected an amount from -${most} to ${most} euros`);
    return undefined;
  }
  return { unit, containerActionId: containerAction, cents: amount, vatRate };
}
