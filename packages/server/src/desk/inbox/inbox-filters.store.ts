import type { DeskViewQuery } from "@kreislauf/contract/desk";
import { sql } from "kysely";
import type { PublicContext } from "../../base/context.ts";
import { listDisposerNames } from "../customers/customers.store.ts";

type Reading = Pick<PublicContext, "db">;

/** The values by which the inbox can be filtered, except companies; sorted by name. */
export async function listInboxFilters({ db }: Reading) {
  const disposers = await listDisposerNames({ db });
  const wasteTypes = await db
    .selectFrom("waste_types")
    .select(["id", "description as name"])
    .orderBy(sql`sort_key collate "C"`)
    .execute();
  return { disposers, wasteTypes };
}

/** Of the companies, waste types and disposers that saved views name, those that still exist. */
export async function listKnownFilters({ db }: Reading, queries: readonly DeskViewQuery[]) {
  const given = <Value>(values: readonly (Value | undefined)[]) =>
    values.filter((value) => value !== undefined);
  const companyIds = given(queries.map(({ companyId }) => companyId));
  const wasteTypeIds = given(queries.map(({ wasteTypeId }) => wasteTypeId));
  const disposers = given(queries.map(({ disposer }) => disposer));
  const [companies, wasteTypes, sites] = [
    companyIds.length > 0
      ? await db.selectFrom("companies").select("id").where("id", "in", companyIds).execute()
      : [],
    wasteTypeIds.length > 0
      ? await db.selectFrom("waste_types").select("id").where("id", "in", wasteTypeIds).execute()
      : [],
    disposers.length > 0
      ? await db
          .selectFrom("sites")
          .select("disposer")
          .distinct()
          .where("disposer", "in", disposers)
          .execute()
      : [],
  ];
  return {
    companyIds: new Set(companies.map(({ id }) => id)),
    wasteTypeIds: new Set(wasteTypes.map(({ id }) => id)),
    disposers: new Set(sites.map(({ disposer }) => disposer)),
  };
}
