import { type DeskCatalog, type DeskOffer, type DeskOfferEntry } from "@kreislauf/contract/desk";
import { otherContainerTypeId, otherWasteTypeId } from "@kreislauf/contract/catalog";
import { sql } from "kysely";
import type { PublicContext, WriteContext } from "../base/context.ts";
import { toContainerTypeView, toWasteTypeView } from "../catalog/index.ts";

export async function readDeskCatalog({
  db,
  language,
}: Pick<PublicContext, "db" | "language">): Promise<DeskCatalog> {
  const wasteTypes = await db
    .selectFrom("waste_types")
    .selectAll()
    .where("id", "<>", otherWasteTypeId)
    .orderBy(sql`sort_key collate "C"`)
    .execute();
  const containerTypes = await db
    .selectFrom("container_types")
    .selectAll()
    .where("id", "<>", otherContainerTypeId)
    .orderBy(sql`sort_key collate "C"`)
    .execute();
  const offers: DeskOffer[] = await db
    .selectFrom("service_offers")
    .select([
      "waste_type_id as wasteTypeId",
      "container_type_id as containerTypeId",
      "agreement_type_id as agreementTypeId",
      "container_action_ids as containerActionIds",
      "lead_time_days as leadTimeDays",
      "placement_lead_time_days as placementLeadTimeDays",
      "unit",
      "offered",
    ])
    .orderBy("waste_type_id")
    .orderBy("container_type_id")
    .orderBy("agreement_type_id")
    .execute();
  return {
    wasteTypes: wasteTypes.map(toWasteTypeView),
    containerTypes: containerTypes.map((row) => toContainerTypeView(row, language)),
    offers,
  };
}

/** The number after the highest one. Two at once wait for each other. */
export async function getFreeCatalogId(
  { db }: Pick<WriteContext, "db">,
  table: "waste_types" | "container_types",
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext(${`catalog ${table}`}))`.execute(db);
  const { last } = await db
    .selectFrom(table)
    .select((row) => row.fn.max("id").as("last"))
    .executeTakeFirstOrThrow();
  return Math.max(last ?? 0, otherWasteTypeId, otherContainerTypeId) + 1;
}

export const findOffer = (
  { db }: Pick<PublicContext, "db">,
  wish: Pick<DeskOfferEntry, "wasteTypeId" | "containerTypeId" | "agreementTypeId">,
) =>
  db
    .selectFrom("service_offers")
    .selectAll()
    .where("waste_type_id", "=", wish.wasteTypeId)
    .where("container_type_id", "=", wish.containerTypeId)
    .where("agreement_type_id", "=", wish.agreementTypeId)
    .executeTakeFirst();
