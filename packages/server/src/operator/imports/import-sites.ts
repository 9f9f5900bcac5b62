import { asProviderInCompany } from "../../provider/index.ts";
import { laender, laenderTexts } from "@kreislauf/contract/catalog";
import { addressKey, isGln, maxSiteTextLengths as longest } from "@kreislauf/contract/sites";
import { maxProviderTextLengths } from "@kreislauf/contract/provider";
import { isDeepStrictEqual } from "node:util";
import type { WriteContext } from "../../base/context.ts";
import {
  toSiteAccessView,
  addCompanyNumbers,
  changeSite,
  createSite,
  listSitesByBranch,
  type SiteRow,
} from "../../sites/index.ts";
import { lockCompany } from "../../users/index.ts";
import { type CellReader, choice, degrees, yesOrNo, text, zip } from "./import-cells.ts";
import { importTexts } from "./import.texts.ts";
import { type ImportRow, type ImportTable, required, optional } from "./read-import.ts";
import { tryRow, type ImportDefinition, type ImportOutcome, withoutDuplicateRows } from "./run-import.ts";

const gln: CellReader<string> = {
  expected: "13 digits with a valid check digit",
  read: (cell) => (isGln(String(cell)) ? String(cell) : undefined),
};
const name: CellReader<string> = {
  expected: `a text of 2 to ${longest.alias} characters`,
  read: (cell) => {
    const alias = text(longest.alias).read(cell);
    return alias !== undefined && alias.length >= 2 ? alias : undefined;
  },
};

const columns = {
  customerNumber: required(text(maxProviderTextLengths.customerNumber)),
  siteNumber: required(text(longest.number)),
  name: required(name),
  street: required(text(longest.street)),
  houseNumber: optional(text(longest.houseNumber)),
  zip: required(zip),
  city: required(text(longest.city)),
  land: optional(choice(laender, laenderTexts)),
  lat: optional(degrees(90)),
  lon: optional(degrees(180)),
  disposer: optional(text(longest.disposer)),
  locationOrderNumber: optional(text(longest.locationOrderNumber)),
  contractNumber: optional(text(longest.number)),
  partnerNumber: optional(text(longest.number)),
  orderNumber1: optional(text(longest.number)),
  orderNumber2: optional(text(longest.number)),
  orderNumber3: optional(text(longest.number)),
  glnNumber: optional(gln),
  openingHours: optional(text(longest.openingHours, { isMultiline: true })),
  gateWidth: optional(text(longest.gate)),
  gateHeight: optional(text(longest.gate)),
  driverHints: optional(text(longest.driverHints, { isMultiline: true })),
  assumptionDayHoliday: optional(yesOrNo),
  corpusChristiHoliday: optional(yesOrNo),
};
type Columns = typeof columns;
type Row = ImportRow<Columns>;

/** The column to which a refusal belongs, by its error code or the refused field. */
const columnOf = {
  alias: "name",
  zip: "zip",
  lon: "lon",
  assumptionDayHoliday: "assumptionDayHoliday",
  corpusChristiHoliday: "corpusChristiHoliday",
} as const;

/**
 * Imports sites, identified by their number within the company. Fields without a column in the table stay as they are.
 */
export const siteImport: ImportDefinition<Columns> = {
  columns,
  headings: { de: importTexts.de.sites, en: importTexts.en.sites },
  write: async (work, table, outcome) => {
    const sites = withoutDuplicateRows(table, "siteNumber", ({ customerNumber, siteNumber }) =>
      JSON.stringify([customerNumber, siteNumber]),
    );
    for (const [customerNumber, rows] of Map.groupBy(sites, ({ values }) => values.customerNumber)) {
      const company = await lockCompany(work, customerNumber);
      if (company !== undefined) {
        await importSites(work, company.id, rows, table, outcome);
        continue;
      }
      for (const row of rows) table.refuse(row, "customerNumber", "expected the number of a company");
    }
  },
};

async function importSites(
  work: WriteContext,
  companyId: number,
  rows: readonly Row[],
  table: ImportTable<Columns>,
  outcome: ImportOutcome,
): Promise<void> {
  const context = asProviderInCompany({ ...work, language: "en" }, companyId);
  const numbersIn = (column: "siteNumber" | "contractNumber" | "partnerNumber") => [
    ...new Set(rows.flatMap(({ values }) => values[column] ?? [])),
  ];
  await addCompanyNumbers(work, companyId, "ship_to", numbersIn("siteNumber"));
  await addCompanyNumbers(work, companyId, "contract", numbersIn("contractNumber"));
  await addCompanyNumbers(work, companyId, "partner", numbersIn("partnerNumber"));
  const known = await listSitesByBranch(work, companyId);
  const unnumbered = new Set(known.get(null)?.map((site) => site.address_key));
  for (const row of rows) {
    const { customerNumber, siteNumber, name: alias } = row.values;
    const label = `${customerNumber} ${siteNumber} ${alias}`;
    const [site, another] = known.get(siteNumber) ?? [];
    await tryRow(table, row, columnOf, async () => {
      if (((row.values.lat ?? null) === null) !== ((row.values.lon ?? null) === null)) {
        return table.refuse(row, "lon", "expected latitude and longitude, or neither");
      }
      if (another !== undefined)
        return table.refuse(row, "siteNumber", "several sites of the company have it");
      if (site === undefined && unnumbered.has(addressKey(newSite(row)))) {
        return table.refuse(
          row,
          "siteNumber",
          "the company has a site here without a number: name it there first",
        );
      }
      if (site === undefined) {
        await createSite(context, newSite(row));
        outcome.created.push(label);
        return;
      }
      const wish = changesOf(site, row);
      if (Object.keys(wish).length === 0) {
        outcome.unchanged += 1;
        return;
      }
      // `confirmDuplicate`, because the number identifies the site even if another site has the same postal address.
      await changeSite(context, site.id, { ...wish, confirmDuplicate: true });
      outcome.changed.push(label);
    });
  }
}

/** The fields of a site in a row; a field is undefined if the table has no column for it. */
function fieldsOf({ values }: Row, before: { readonly access: ReturnType<typeof toSiteAccessView> }) {
  const { houseNumber, land, lat, lon, assumptionDayHoliday, corpusChristiHoliday } = values;
  const orderNumbers = [values.orderNumber1, values.orderNumber2, values.orderNumber3];
  const access = {
    openingHours: values.openingHours,
    gateWidth: values.gateWidth,
    gateHeight: values.gateHeight,
    driverHints: values.driverHints,
  };
  const isNamed = (all: readonly unknown[]) => all.some((value) => value !== undefined);
  return {
    alias: values.name,
    street: values.street,
    houseNumber: houseNumber === null ? "" : houseNumber,
    zip: values.zip,
    city: values.city,
    branch: values.siteNumber,
    // Without a value the Land is derived from the postal code.
    ...(land && { land }),
    ...(typeof lat === "number" && typeof lon === "number" && { lat, lon }),
    disposer: values.disposer,
    locationOrderNumber: values.locationOrderNumber,
    contractNumber: values.contractNumber,
    partnerNumber: values.partnerNumber,
    glnNumber: values.glnNumber,
    ...(isNamed(orderNumbers) && {
      orderNumbers: orderNumbers.filter((number) => typeof number === "string"),
    }),
    ...(isNamed(Object.values(access)) && { access: { ...before.access, ...present(access) } }),
    assumptionDayHoliday: assumptionDayHoliday === null ? false : assumptionDayHoliday,
    corpusChristiHoliday: corpusChristiHoliday === null ? false : corpusChristiHoliday,
  };
}

/** Drops undefined values. */
const present = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]: Exclude<Fields[Name], undefined>;
  };

const noAccess = { openingHours: null, gateWidth: null, gateHeight: null, driverHints: null };

function newSite(row: Row) {
  const { houseNumber, assumptionDayHoliday, corpusChristiHoliday, ...fields } = fieldsOf(row, {
    access: noAccess,
  });
  return {
    land: null,
    lat: null,
    lon: null,
    orderNumbers: [],
    access: noAccess,
    ...fields,
    houseNumber: houseNumber ?? "",
    locationOrderNumber: fields.locationOrderNumber ?? null,
    contractNumber: fields.contractNumber ?? null,
    partnerNumber: fields.partnerNumber ?? null,
    glnNumber: fields.glnNumber ?? null,
    assumptionDayHoliday: assumptionDayHoliday ?? false,
    corpusChristiHoliday: corpusChristiHoliday ?? false,
    groupId: null,
    contactPerson: null,
    routeSketches: [],
    assignedUserIds: [],
    confirmDuplicate: true,
  };
}

/** The fields in which the row differs from the site. */
function changesOf(site: SiteRow, row: Row) {
  const now: Readonly<Record<string, unknown>> = {
    alias: site.alias,
    street: site.street,
    houseNumber: site.house_number,
    zip: site.zip,
    city: site.city,
    branch: site.ship_to_number,
    land: site.land,
    lat: site.lat,
    lon: site.lon,
    disposer: site.disposer || null,
    locationOrderNumber: site.site_order_number,
    contractNumber: site.contract_number,
    partnerNumber: site.partner_number,
    glnNumber: site.gln_number,
    orderNumbers: site.order_numbers,
    access: toSiteAccessView(site),
    assumptionDayHoliday: site.assumption_day_holiday,
    corpusChristiHoliday: site.corpus_christi_holiday,
  };
  const fields = present(fieldsOf(row, { access: toSiteAccessView(site) }));
  const changed = Object.entries(fields).filter(([field, value]) => !isDeepStrictEqual(value, now[field]));
  return {
    ...(Object.fromEntries(changed) as Partial<typeof fields>),
    // Also set if the Land stays the same, because a changed postal code would derive another Land.
    ...(fields.zip !== site.zip && { land: fields.land ?? null }),
  };
}
