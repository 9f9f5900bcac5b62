import { Refusal } from "@kreislauf/contract/base";
import type { AgreementTypeId } from "@kreislauf/contract/catalog";
import type { LeadTimeRequest } from "@kreislauf/contract/orders";
import type { Context } from "../base/context.ts";
import { assignedLocationIds } from "../locations/index.ts";
import type { OrderBasis } from "./order-basis.ts";
import { completeBasis } from "./order-basis.ts";

/** The basis of a container that is yet to be placed: no agreement, no stock, only what the catalog offers. */
export async function getPlacementBasis(context: Context, wish: LeadTimeRequest): Promise<OrderBasis> {
  const { serviceLocationId, mynatureSortId, containerTypeId, agreementTypeId } = wish;
  if (!serviceLocationId || !mynatureSortId || !containerTypeId) throw new Refusal("validation");
  const row = await context.db
    .selectFrom("locations")
    .innerJoin("service_offers", (join) =>
      join
        .on("service_offers.waste_type_id", "=", mynatureSortId)
        .on("service_offers.container_type_id", "=", containerTypeId)
        .on("service_offers.offered", "=", true),
    )
    .selectAll("service_offers")
    .select([
      "locations.id as location_id",
      "service_offers.agreement_type_id as own_agreement_type_id",
      "locations.active",
      "locations.disposer",
      "locations.alias",
      "locations.street",
      "locations.house_number as houseNumber",
      "locations.zip",
      "locations.city",
      "locations.land",
      "locations.assumption_day_holiday",
      "locations.corpus_christi_holiday",
    ])
    .where("locations.id", "=", serviceLocationId)
    .where("locations.id", "in", assignedLocationIds(context))
    .$if(!!agreementTypeId, (query) =>
      query.where("service_offers.agreement_type_id", "=", agreementTypeId as AgreementTypeId),
    )
    .orderBy("service_offers.id")
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) throw new Refusal("not_found");
  const nothingYet = { agreement_id: null, status: "requested", containers_on_site: 0 } as const;
  return await completeBasis(context, { ...row, ...nothingYet });
}
