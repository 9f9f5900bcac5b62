import type { AgreementTypeId } from "@kreislauf/contract/catalog";
import { sql } from "kysely";
import type { Context, Scope } from "../base/context.ts";
import type { HolidayPlace } from "./holidays.ts";

type Source = Pick<Context, "db">;
export const listWasteTypes = ({ db }: Source) =>
  db
    .selectFrom("waste_types")
    .selectAll()
    .orderBy(sql`sort_key collate "C"`)
    .orderBy("id")
    .execute();

export const listContainerTypes = ({ db }: Source) =>
  db
    .selectFrom("container_types")
    .selectAll()
    .orderBy(sql`sort_key collate "C"`)
    .orderBy("id")
    .execute();

export const listOffers = ({ db }: Source) =>
  db
    .selectFrom("service_offers")
    .selectAll()
    .where("offered", "=", true)
    .orderBy("waste_type_id")
    .orderBy("container_type_id")
    .orderBy("agreement_type_id")
    .execute();

/** The agreement types currently offered for a waste type in a container type. */
export async function listOfferedTypes(
  { db }: Source,
  wasteTypeId: number,
  containerTypeId: number,
): Promise<AgreementTypeId[]> {
  const offers = await db
    .selectFrom("service_offers")
    .select("agreement_type_id")
    .where("waste_type_id", "=", wasteTypeId)
    .where("container_type_id", "=", containerTypeId)
    .where("offered", "=", true)
    .execute();
  return offers.map((offer) => offer.agreement_type_id);
}

export const hasWasteType = async ({ db }: Source, id: number): Promise<boolean> =>
  (await db.selectFrom("waste_types").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;

export const hasContainerType = async ({ db }: Source, id: number): Promise<boolean> =>
  (await db.selectFrom("container_types").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;

/** What decides the holidays at an assigned site; undefined for any other site. */
export const findHolidayPlace = ({ db, actor }: Scope, siteId: number): Promise<HolidayPlace | undefined> =>
  db
    .selectFrom("sites")
    .innerJoin("user_sites", (join) =>
      join
        .onRef("user_sites.site_id", "=", "sites.id")
        .on("user_sites.user_id", "=", actor.userId)
        .on("user_sites.company_id", "=", actor.companyId),
    )
    .select([
      "sites.land",
      "sites.assumption_day_holiday as assumptionDayHoliday",
      "sites.corpus_christi_holiday as corpusChristiHoliday",
    ])
    .where("sites.id", "=", siteId)
    .executeTakeFirst();

/** The actions of the offer under an agreement type; undefined if nothing is offered under it now. */
export async function findOfferedActions(
  { db }: Source,
  wasteTypeId: number,
  containerTypeId: number,
  agreementTypeId: AgreementTypeId,
): Promise<readonly number[] | undefined> {
  const offer = await db
    .selectFrom("service_offers")
    .select("container_action_ids")
    .where("waste_type_id", "=", wasteTypeId)
    .where("container_type_id", "=", containerTypeId)
    .where("agreement_type_id", "=", agreementTypeId)
    .where("offered", "=", true)
    .executeTakeFirst();
  return offer?.container_action_ids;
}

/** The id of the offer of a waste type in a container type under an agreement type; withdrawn offers, too. */
export async function getOfferId(
  { db }: Source,
  wasteTypeId: number,
  containerTypeId: number,
  agreementTypeId: AgreementTypeId,
): Promise<number> {
  const { id } = await db
    .selectFrom("service_offers")
    .select("id")
    .where("waste_type_id", "=", wasteTypeId)
    .where("container_type_id", "=", containerTypeId)
    .where("agreement_type_id", "=", agreementTypeId)
    .executeTakeFirstOrThrow();
  return id;
}

/** The ids and names of these waste types. */
export const listWasteTypeNames = ({ db }: Source, ids: readonly number[]) =>
  db
    .selectFrom("waste_types")
    .select(["id", "description"])
    .where("id", "in", [...ids])
    .execute();
