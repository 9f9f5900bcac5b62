import { sql } from "kysely";
import type { Context } from "../base/context.ts";
import { assignedLocationIds } from "../locations/index.ts";

/** Agreements of the person's company at their assigned sites, with what the catalog says of them. */
const visibleAgreements = (context: Context) =>
  context.db
    .selectFrom("agreements")
    .innerJoin("service_offers", "service_offers.id", "agreements.offer_id")
    .innerJoin("waste_types", "waste_types.id", "agreements.waste_type_id")
    .innerJoin("container_types", "container_types.id", "agreements.container_type_id")
    .selectAll("agreements")
    .select([
      "service_offers.container_action_ids",
      "service_offers.unit",
      "service_offers.min_amount",
      "service_offers.max_amount",
      "service_offers.big_bag",
      "service_offers.vehicle_parts",
      "service_offers.airbag",
      "service_offers.emptying_container",
      "service_offers.customer_owned",
      "waste_types.description as waste_description",
      "waste_types.avv_code",
      "waste_types.hazardous",
      "container_types.type as container_type",
      "container_types.size as container_size",
      "container_types.drawing as container_drawing",
    ])
    .where("agreements.company_id", "=", context.actor.companyId)
    .where("agreements.location_id", "in", assignedLocationIds(context));

/** The running and requested agreements of a site, by waste type. */
export const listAgreements = (context: Context, locationId: number) =>
  visibleAgreements(context)
    .where("agreements.location_id", "=", locationId)
    .where("agreements.status", "!=", "ended")
    .orderBy(sql`waste_types.sort_key collate "C"`)
    .orderBy(sql`container_types.sort_key collate "C"`)
    .orderBy("agreements.id")
    .execute();

export const findAgreement = (context: Context, agreementId: number) =>
  visibleAgreements(context).where("agreements.id", "=", agreementId).executeTakeFirst();

export type AgreementRow = NonNullable<Awaited<ReturnType<typeof findAgreement>>>;
