import type { NamedReference } from "@kreislauf/contract/orders";
import { sql, type SqlBool } from "kysely";
import type { Scope } from "../../base/context.ts";
import type { visibleOrders } from "./orders.store.ts";

export interface NamedReferences {
  readonly costCentres: NamedReference[];
  readonly projects: NamedReference[];
}

interface NamedRow extends NamedReference {
  readonly field: "costCentre" | "project";
}

/**
 * The cost centres and projects that these orders name, sorted by code. Their names come from the company's lists and
 * are empty for a code that is not in the list.
 */
export async function listNamedReferences(
  { db, actor }: Scope,
  orders: ReturnType<typeof visibleOrders>,
): Promise<NamedReferences> {
  const used = orders
    // Written exactly as in the partial index over such orders, so that prepared statements can use that index, too.
    .where(sql<SqlBool>`(orders.cost_centre <> '' or orders.project <> '')`)
    .select(["orders.cost_centre", "orders.project"])
    .distinct();
  const { rows } = await sql<NamedRow>`
    with used as materialized (${used})
    select named.field, named.code, coalesce(entries.name, '') as name
    from (
      select 'costCentre' as field, cost_centre as code from used
      union select 'project', project from used
    ) as named
    left join reference_entries entries on entries.company_id = ${actor.companyId}
      and entries.field = named.field and entries.code = named.code
    where named.code <> '' order by named.field, named.code collate "C"`.execute(db);
  const of = (wanted: NamedRow["field"]) =>
    rows.flatMap(({ field, ...reference }) => (field === wanted ? [reference] : []));
  return { costCentres: of("costCentre"), projects: of("project") };
}
