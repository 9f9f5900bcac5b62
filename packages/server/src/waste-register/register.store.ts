import type { RegisterEntry, RegisterSelection } from "@kreislauf/contract/waste-register";
import { sql, type SqlBool } from "kysely";
import type { Scope } from "../base/context.ts";
import { wordPatterns } from "../base/database/search-words.ts";
import { toWasteTypeView } from "../catalog/index.ts";
import { isDisposal, isOfHazardousWaste, visibleOrders } from "../orders/index.ts";
import { isInSiteSet } from "../sites/index.ts";

/** The disposals of a register: the same orders as the waste statistics count. */
function selectDisposals(scope: Scope, selection: RegisterSelection) {
  const { serviceLocationId, filter, dateFrom, dateTo, hazardous, wasteTypeIds = [], search } = selection;
  const words = search.split(/\s+/).filter((word) => word !== "");
  return visibleOrders(scope)
    .where(isDisposal)
    .where(sql<SqlBool>`orders.executed_on between ${dateFrom}::date and ${dateTo}::date`)
    .where(isInSiteSet(scope, "orders.site_id", filter))
    .$if(serviceLocationId !== "all", (query) =>
      query.where("orders.site_id", "=", serviceLocationId as number),
    )
    .$if(hazardous !== undefined, (query) => query.where(isOfHazardousWaste(hazardous === true)))
    .$if(wasteTypeIds.length > 0, (query) =>
      query.where(sql<SqlBool>`orders.waste_type_id = any (${[...wasteTypeIds]}::integer[])`),
    )
    .$if(words.length > 0, (query) => words.reduce((narrowed, word) => narrowed.where(hasWord(word)), query));
}

const hasWord = (word: string) => {
  const { pattern } = wordPatterns(word);
  return sql<SqlBool>`(orders.order_number::text like ${pattern} or orders.disposer ilike ${pattern}
    or orders.waste_type_id in (select id from waste_types where description ilike ${pattern})
    or exists (select from order_notes where order_notes.order_id = orders.id
      and (order_notes.number ilike ${pattern} or order_notes.proof_number ilike ${pattern}))
    or exists (select from documents where documents.order_id = orders.id
      and documents.type = 'service_receipt' and documents.number ilike ${pattern}))`;
};

export const readRegisterTotals = (scope: Scope, selection: RegisterSelection) =>
  selectDisposals(scope, selection)
    .select([
      (select) => select.fn.countAll<number>().as("total"),
      sql<number>`(count(*) filter (where ${isOfHazardousWaste(true)}))::integer`.as("hazardous"),
      sql<number>`coalesce(sum(orders.weight_kg), 0)`.as("kg"),
    ])
    .executeTakeFirstOrThrow();

/** The waste types that occur in a selection, regardless of its own filter by waste type. */
export const listRegisterWastes = (scope: Scope, selection: RegisterSelection) =>
  scope.db
    .selectFrom("waste_types")
    .select(["waste_types.id", "waste_types.description"])
    .where(
      "waste_types.id",
      "in",
      selectDisposals(scope, { ...selection, wasteTypeIds: [] }).select("orders.waste_type_id"),
    )
    .orderBy(sql`waste_types.sort_key collate "C"`)
    .orderBy("waste_types.id")
    .execute();

/** The sites that had a disposal, sorted as in lists of sites. */
export const listRegisterSites = (scope: Scope, selection: RegisterSelection) =>
  scope.db
    .selectFrom("sites")
    .select(["sites.id", "sites.alias"])
    .where("sites.id", "in", selectDisposals(scope, selection).select("orders.site_id"))
    .orderBy(sql`sites.sort_key collate "C"`)
    .orderBy("sites.id")
    .execute();

/** The ids of a register's orders, the oldest disposal first or, with `newestFirst`, the newest. */
export async function listRegisterIds(
  scope: Scope,
  selection: RegisterSelection,
  { newestFirst = false, limit, offset = 0 }: { newestFirst?: boolean; limit?: number; offset?: number } = {},
): Promise<readonly number[]> {
  const direction = newestFirst ? "desc" : "asc";
  const rows = await selectDisposals(scope, selection)
    .select("orders.id")
    .orderBy("orders.executed_on", direction)
    .orderBy("orders.id", direction)
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0).offset(offset))
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * The entries for these orders, in the sequence of the ids, without orders that the person does not see. `carrier` is
 * the carrier of all of them.
 */
export async function readRegisterEntries(
  scope: Scope,
  ids: readonly number[],
  carrier: string,
): Promise<readonly RegisterEntry[]> {
  const rows = await visibleOrders(scope)
    .innerJoin("sites", "sites.id", "orders.site_id")
    .innerJoin("waste_types", "waste_types.id", "orders.waste_type_id")
    .leftJoin("order_notes", "order_notes.order_id", "orders.id")
    .leftJoin("proofs", "proofs.id", "order_notes.proof_id")
    .select([
      "orders.id",
      "orders.order_number",
      "orders.executed_on",
      "orders.weight_kg",
      "orders.weight_estimated",
      "orders.disposer",
      "orders.treatment_code",
      "sites.id as site_id",
      "sites.alias",
      "sites.city",
      "waste_types.id as waste_id",
      "waste_types.description",
      "waste_types.avv_code",
      "waste_types.hazardous",
      "order_notes.kind",
      "order_notes.number",
      "order_notes.signatures",
      "order_notes.proof_number",
      "proofs.disposer_name",
      formerWeight,
      receiptNumber,
    ])
    .where(sql<SqlBool>`orders.id = any(${[...ids]}::integer[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id): RegisterEntry[] => {
    const row = byId.get(id);
    // The order's site was unassigned from the person meanwhile.
    if (row === undefined || row.executed_on === null) return [];
    const { producer, carrier: carried, disposer } = row.signatures ?? {};
    const isSigned = Boolean(producer && carried && (disposer || row.kind === "handover"));
    return [
      {
        orderId: row.id,
        orderNumber: row.order_number,
        date: row.executed_on,
        site: { id: row.site_id, alias: row.alias, city: row.city },
        wasteType: toWasteTypeView({
          id: row.waste_id,
          description: row.description,
          avv_code: row.avv_code,
          hazardous: row.hazardous,
        }),
        weightKg: row.weight_kg,
        isEstimated: row.weight_kg !== null && row.weight_estimated,
        formerWeightKg: row.former_kg,
        carrier,
        disposer: row.disposer_name ?? row.disposer,
        treatmentCode: row.treatment_code || null,
        proofNumber: row.proof_number,
        note:
          row.kind === null || row.number === null ? null : { kind: row.kind, number: row.number, isSigned },
        receiptNumber: row.receipt_number,
      },
    ];
  });
}

const formerWeight = sql<number | null>`
  (select (order_log.old ->> 'weightKg')::numeric from order_log
    where order_log.order_id = orders.id and order_log.change = 'weight_corrected'
    order by order_log.id desc limit 1)`.as("former_kg");

const receiptNumber = sql<string | null>`
  (select documents.number from documents
    where documents.order_id = orders.id and documents.type = 'service_receipt'
    order by documents.date desc, documents.id desc limit 1)`.as("receipt_number");
