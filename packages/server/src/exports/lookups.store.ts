import type { Language } from "@kreislauf/contract/base";
import { formatContainerName } from "@kreislauf/contract/catalog";
import { sql } from "kysely";
import type { Scope } from "../base/context.ts";
import { toWasteTypeView } from "../catalog/index.ts";
import { holidayPlaceOf } from "../orders/index.ts";
import { assignedSiteIds } from "../sites/index.ts";

const byId = <Row extends { readonly id: number }>(rows: readonly Row[]): ReadonlyMap<number, Row> =>
  new Map(rows.map((row) => [row.id, row]));

/** Waste types with their names for files and statistics. */
export async function readWasteTypesById({ db }: Pick<Scope, "db">) {
  const rows = await db
    .selectFrom("waste_types")
    .select(["id", "description", "avv_code", "hazardous", "sort_key"])
    .execute();
  return byId(rows.map(({ sort_key: sortKey, ...row }) => ({ ...toWasteTypeView(row), sortKey })));
}

/** Container types with their names in the reader's language. */
export async function readContainerTypesById({
  db,
  language,
}: Pick<Scope, "db"> & { readonly language: Language }) {
  const rows = await db.selectFrom("container_types").select(["id", "type", "drawing"]).execute();
  return byId(rows.map((row) => ({ ...row, type: formatContainerName(row.type, language) })));
}

/**
 * Returns a function that finds the name of a cost centre or project of the company by its code; empty if it has no
 * name.
 */
export async function readReferenceNames({ db, actor }: Pick<Scope, "db" | "actor">) {
  const rows = await db
    .selectFrom("reference_entries")
    .select(["field", "code", "name"])
    .where("company_id", "=", actor.companyId)
    .where("field", "in", ["costCentre", "project"])
    .execute();
  return (field: "costCentre" | "project", code: string): string =>
    rows.find((row) => row.field === field && row.code === code)?.name ?? "";
}

/** The assigned sites, including inactive ones, whose past stays readable. */
export async function readSitesById(scope: Scope) {
  const rows = await scope.db
    .selectFrom("sites")
    .select([
      "id",
      "site_order_number as orderNumber",
      "alias",
      sql<string>`trim(street || ' ' || house_number)`.as("street"),
      "zip",
      "city",
      "land",
      "assumption_day_holiday",
      "corpus_christi_holiday",
      "group_id",
      (select) =>
        select
          .selectFrom("groups")
          .select("groups.name")
          .whereRef("groups.company_id", "=", "sites.company_id")
          .whereRef("groups.id", "=", "sites.group_id")
          .as("group_name"),
      "sort_key as sortKey",
    ])
    .where("id", "in", assignedSiteIds(scope))
    .execute();
  return byId(
    rows.map(({ group_id: groupId, group_name: name, ...site }) => ({
      ...site,
      holidayPlace: holidayPlaceOf(site),
      group: groupId === null || name === null ? null : { groupId, name },
    })),
  );
}

export type ExportSite =
  Awaited<ReturnType<typeof readSitesById>> extends ReadonlyMap<number, infer Site> ? Site : never;

/** The unit in which an agreement's service is counted, by agreement id. */
export async function readOfferUnitsByAgreement(scope: Scope) {
  const rows = await scope.db
    .selectFrom("agreements")
    .innerJoin("service_offers", "service_offers.id", "agreements.offer_id")
    .select(["agreements.id", "service_offers.unit"])
    .where("agreements.site_id", "in", assignedSiteIds(scope))
    .execute();
  return new Map(rows.map(({ id, unit }) => [id, unit]));
}

/** Names of people by their ids. */
export async function readUserNamesById({ db }: Pick<Scope, "db">, userIds: readonly number[]) {
  const rows = await db
    .selectFrom("users")
    .select(["id", sql<string>`trim(first_name || ' ' || last_name)`.as("name")])
    .where("id", "in", [...userIds])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
