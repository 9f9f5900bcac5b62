import { addDays, startOfBerlinDay } from "@kreislauf/contract/base";
import type { AgreementTypeId } from "@kreislauf/contract/catalog";
import type { ContainerStockQuery } from "@kreislauf/contract/exports";
import { orderStatus } from "@kreislauf/contract/orders";
import { sql } from "kysely";
import type { Scope } from "../base/context.ts";
import { assignedSiteIds, isInSiteSet } from "../sites/index.ts";

const visibleAgreements = (scope: Scope) =>
  scope.db
    .selectFrom("agreements")
    .where("agreements.company_id", "=", scope.actor.companyId)
    .where("agreements.site_id", "in", assignedSiteIds(scope));

/**
 * The ids of agreements, sorted by site and waste type: without given days those that have not ended, otherwise those
 * that existed at some time between the days.
 */
export async function listStockIds(scope: Scope, query: ContainerStockQuery): Promise<number[]> {
  const { serviceLocationId, filter, agreementType, dateFrom, dateTo } = query;
  const isOfToday = dateFrom === undefined && dateTo === undefined;
  const rows = await visibleAgreements(scope)
    .innerJoin("sites", "sites.id", "agreements.site_id")
    .innerJoin("waste_types", "waste_types.id", "agreements.waste_type_id")
    .select("agreements.id")
    .where(isInSiteSet(scope, "agreements.site_id", filter))
    .$if(serviceLocationId !== "all", (rest) =>
      rest.where("agreements.site_id", "=", serviceLocationId as number),
    )
    .$if(agreementType !== undefined, (rest) =>
      rest.where("agreements.agreement_type_id", "=", agreementType as AgreementTypeId),
    )
    .$if(isOfToday, (rest) => rest.where("agreements.status", "!=", "ended"))
    .$if(dateFrom !== undefined, (rest) =>
      rest.where((where) =>
        where.or([
          where("agreements.ended_on", "is", null),
          where("agreements.ended_on", ">=", dateFrom as string),
        ]),
      ),
    )
    .$if(dateTo !== undefined, (rest) =>
      rest.where("agreements.created_on", "<", startOfBerlinDay(addDays(dateTo as string, 1)).toString()),
    )
    .orderBy(sql`sites.sort_key collate "C"`)
    .orderBy("agreements.site_id")
    .orderBy(sql`waste_types.sort_key collate "C"`)
    .orderBy("agreements.id")
    .execute();
  return rows.map((row) => row.id);
}

/** Agreements by their ids with the day of their next order, unsorted, without those that the person may not see. */
export const readStockRows = (scope: Scope, ids: readonly number[], today: string) =>
  visibleAgreements(scope)
    .select((select) => [
      "agreements.id",
      "agreements.site_id",
      "agreements.agreement_number",
      "agreements.agreement_type_id",
      "agreements.waste_type_id",
      "agreements.container_type_id",
      "agreements.status",
      "agreements.containers_on_site",
      "agreements.cycle_interval",
      "agreements.weekday1",
      "agreements.weekday2",
      "agreements.created_on",
      "agreements.ended_on",
      select
        .selectFrom("orders")
        .select((order) => order.fn.min<string | null>("orders.desired_date").as("next"))
        .whereRef("orders.agreement_id", "=", "agreements.id")
        .where("orders.status", "=", orderStatus.open)
        .where("orders.desired_date", ">=", today)
        .as("next_date"),
    ])
    .where("agreements.id", "=", sql<number>`any(${[...ids]}::integer[])`)
    .execute();

export type StockRow = Awaited<ReturnType<typeof readStockRows>>[number];
