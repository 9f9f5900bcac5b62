import { asProviderInCompany, causedByProvider } from "../../provider/index.ts";
import {
  type AgreementSchedule,
  agreementsTexts,
  cycleIntervalIds,
  cycleWeekdays,
  isSameSchedule,
  isValidCycle,
} from "@kreislauf/contract/agreements";
import { dateTexts, maxAmount } from "@kreislauf/contract/base";
import { agreementType, agreementTypeIds, catalogTexts } from "@kreislauf/contract/catalog";
import { maxSiteTextLengths } from "@kreislauf/contract/sites";
import { maxProviderTextLengths } from "@kreislauf/contract/provider";
import { systemUser } from "@kreislauf/contract/users";
import {
  type AgreementRow,
  decideChange,
  scheduleChange,
  listAgreementsByNumber,
  lockAnyAgreement,
} from "../../agreements/index.ts";
import type { WriteContext } from "../../base/context.ts";
import type { SiteRow } from "../../sites/index.ts";
import { scheduleAgreementEnd, setContainerStock, startAgreement } from "../../orders/index.ts";
import { type CatalogLookup, readCatalogLookup } from "./catalog-lookup.ts";
import { choice, date, text, wholeNumber, wordsInAllLanguages } from "./import-cells.ts";
import { importTexts } from "./import.texts.ts";
import { type ImportRow, type ImportTable, required, optional } from "./read-import.ts";
import { tryRow, type ImportDefinition, withoutDuplicateRows } from "./run-import.ts";
import { readSiteLookup } from "./site-lookup.ts";

const weekdayWords = wordsInAllLanguages((language) => dateTexts[language].weekdays);

const columns = {
  agreementNumber: required(text(maxProviderTextLengths.agreementNumber)),
  customerNumber: required(text(maxProviderTextLengths.customerNumber)),
  siteNumber: required(text(maxSiteTextLengths.number)),
  wasteType: required(text(maxProviderTextLengths.catalogWords)),
  containerType: required(text(maxProviderTextLengths.catalogWords + maxProviderTextLengths.size + 1)),
  agreementType: required(
    choice(
      agreementTypeIds,
      wordsInAllLanguages((language) => catalogTexts[language].agreementType),
    ),
  ),
  containersOnSite: required(wholeNumber(0, maxAmount)),
  cycleInterval: optional(
    choice(
      cycleIntervalIds,
      wordsInAllLanguages((language) => agreementsTexts[language].cycleInterval),
    ),
  ),
  weekday1: optional(choice(cycleWeekdays, weekdayWords)),
  weekday2: optional(choice(cycleWeekdays, weekdayWords)),
  cycleStart: optional(date),
  endsOn: optional(date),
};
type Columns = typeof columns;
type Row = ImportRow<Columns>;
type Table = ImportTable<Columns>;

/** The column to which a refusal belongs, by its error code or the refused field. */
const columnOf = {
  not_in_catalog: "wasteType",
  location_inactive: "siteNumber",
  agreement_number_taken: "agreementNumber",
  agreement_ended: "agreementNumber",
  agreement_requested: "agreementType",
  change_pending: "agreementType",
  change_accepted: "agreementType",
  stock_below_withdrawals: "containersOnSite",
} as const;

/**
 * Imports agreements, identified by their number: active at once with their current containers, or ended with their
 * last day.
 */
export const agreementImport: ImportDefinition<Columns> = {
  columns,
  headings: { de: importTexts.de.agreements, en: importTexts.en.agreements },
  write: async (work, table, outcome) => {
    const rows = withoutDuplicateRows(table, "agreementNumber", ({ agreementNumber }) => agreementNumber);
    const findSite = await readSiteLookup(
      work,
      table.rows.map(({ values }) => values),
    );
    const catalog = await readCatalogLookup(work);
    const known = await listAgreementsByNumber(
      work,
      rows.map(({ values }) => values.agreementNumber),
    );
    for (const row of rows) {
      const { agreementNumber } = row.values;
      await tryRow(table, row, columnOf, async () => {
        const found = findSite(row.values);
        if ("says" in found) table.refuse(row, found.column, found.says);
        const site = "says" in found ? undefined : found;
        const types = typesOf(catalog, table, row);
        if (!hasFittingCycle(table, row) || site === undefined || types === undefined) return;
        const id = known.get(agreementNumber);
        if (id === undefined) {
          await create(work, site, types, row);
          outcome.created.push(agreementNumber);
        } else {
          const agreement = await lockAnyAgreement(work, id);
          if (!isOf(agreement, site, types, table, row)) return;
          if (await change(work, agreement, row)) outcome.changed.push(agreementNumber);
          else outcome.unchanged += 1;
        }
      });
    }
  },
};

/** Finds waste type and container type by their catalog numbers or names; undefined after the row was refused. */
function typesOf(catalog: CatalogLookup, table: Table, row: Row) {
  const [waste, container] = [
    catalog.wasteType(row.values.wasteType),
    catalog.containerType(row.values.containerType),
  ];
  if (typeof waste === "string") table.refuse(row, "wasteType", waste);
  if (typeof container === "string") table.refuse(row, "containerType", container);
  return typeof waste === "string" || typeof container === "string"
    ? undefined
    : { wasteTypeId: waste, containerTypeId: container };
}
type Types = NonNullable<ReturnType<typeof typesOf>>;

/**
 * Checks the cycle: a periodic agreement needs one, in other types all columns of the cycle must be empty, and the
 * weekdays must fit the interval. False after the row was refused.
 */
function hasFittingCycle(table: Table, row: Row): boolean {
  const { agreementType: typeId, cycleStart } = row.values;
  const { cycleInterval, weekday1, weekday2 } = scheduleOf(row);
  const before = table.problems.length;
  if (typeId !== agreementType.periodic) {
    const none = "expected nothing, as only a periodic agreement has a cycle";
    if (cycleInterval !== null) table.refuse(row, "cycleInterval", none);
    if (weekday1 !== null) table.refuse(row, "weekday1", none);
    if (weekday2 !== null) table.refuse(row, "weekday2", none);
    if (cycleStart) table.refuse(row, "cycleStart", none);
  } else if (cycleInterval === null) {
    table.refuse(row, "cycleInterval", "expected the interval of the periodic agreement");
  } else if (weekday1 === null) {
    table.refuse(row, "weekday1", "expected a weekday of the periodic agreement");
  } else if (!isValidCycle({ cycleInterval, weekday1, weekday2 })) {
    table.refuse(row, "weekday2", "expected another weekday for twice a week, and none for other intervals");
  }
  return table.problems.length === before;
}

const scheduleOf = ({ values }: Row) => ({
  agreementTypeId: values.agreementType,
  cycleInterval: values.cycleInterval ?? null,
  weekday1: values.weekday1 ?? null,
  weekday2: values.weekday2 ?? null,
});

async function create(work: WriteContext, site: SiteRow, types: Types, row: Row): Promise<void> {
  const { agreementNumber, containersOnSite, cycleStart = null, endsOn } = row.values;
  const id = await startAgreement(asProviderInCompany({ ...work, language: "en" }, site.company_id), {
    serviceLocationId: site.id,
    ...types,
    ...scheduleOf(row),
    cycleStart,
    containersOnSite,
    agreementNumber,
  });
  if (endsOn) {
    await scheduleAgreementEnd(
      work,
      await lockAnyAgreement(work, id),
      { endsOn, note: null },
      systemUser.provider,
    );
  }
}

/**
 * Checks that the row has the site, waste type and container of the agreement, which never change. False after the row
 * was refused.
 */
function isOf(agreement: AgreementRow, site: SiteRow, types: Types, table: Table, row: Row): boolean {
  const before = table.problems.length;
  if (agreement.site_id !== site.id) table.refuse(row, "siteNumber", "the agreement is of another site");
  if (agreement.waste_type_id !== types.wasteTypeId) {
    table.refuse(row, "wasteType", "the agreement is about another waste type");
  }
  if (agreement.container_type_id !== types.containerTypeId) {
    table.refuse(row, "containerType", "the agreement is about another container");
  }
  return table.problems.length === before;
}

/**
 * Changes an agreement: its type and cycle from the next day on, its stock and last day at once. Returns whether
 * anything changed.
 */
async function change(work: WriteContext, agreement: AgreementRow, row: Row): Promise<boolean> {
  const { containersOnSite, endsOn } = row.values;
  const by = causedByProvider(work);
  const ends = endsOn ?? null;
  // The agreement has already ended on the day that the table gives, so nothing is left to change.
  if (agreement.status === "ended" && ends !== null && ends === agreement.ended_on) return false;
  let current = agreement;
  const schedule = scheduleOf(row);
  const pending = current.pending_change;
  if (!isSameSchedule(pending ?? scheduleOfRow(current), schedule)) {
    await scheduleChange(work, current, schedule, null, by.by);
    current = await lockAnyAgreement(work, agreement.id);
  } else if (pending !== null && pending.effectiveOn === null) {
    // The customer has asked for what the table says. The table comes from the provider's system, so the provider has
    // agreed to it.
    await decideChange(work, current, { accepted: true, note: null }, by.by.id);
    current = await lockAnyAgreement(work, agreement.id);
  }
  if (current.containers_on_site !== containersOnSite) {
    await setContainerStock(work, current, { containersOnSite, note: null }, by.by.id);
    current = await lockAnyAgreement(work, agreement.id);
  }
  if (ends !== null && ends !== current.ends_on) {
    await scheduleAgreementEnd(work, current, { endsOn: ends, note: null }, by.by.id);
    return true;
  }
  return current !== agreement;
}

const scheduleOfRow = (agreement: AgreementRow): AgreementSchedule => ({
  agreementTypeId: agreement.agreement_type_id,
  cycleInterval: agreement.cycle_interval,
  weekday1: agreement.weekday1,
  weekday2: agreement.weekday2,
});
