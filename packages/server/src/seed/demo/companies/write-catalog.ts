import type { Db } from "../../../base/database/database.ts";
import { sortKey } from "../../../base/database/sort-key.ts";
import { demoContainerTypes } from "../content/demo-container-types.ts";
import { type DemoServiceOffer, demoServiceOffers } from "../content/demo-service-offers.ts";
import { demoWasteTypes } from "../content/demo-waste-types.ts";

/** Writes waste types, container types and offers; returns the id of every offer. */
export async function writeCatalog(db: Db): Promise<ReadonlyMap<DemoServiceOffer, number>> {
  await db
    .insertInto("waste_types")
    .values(
      demoWasteTypes.map(({ id, description, avv }) => ({
        id,
        description,
        sort_key: sortKey(description),
        avv_code: avv?.replace(/\D/g, "") ?? "",
        hazardous: avv?.endsWith("*") ?? false,
      })),
    )
    .execute();
  await db
    .insertInto("container_types")
    .values(
      demoContainerTypes.map(({ id, type, size, drawing }) => ({
        id,
        type,
        size,
        drawing,
      })),
    )
    .execute();
  const rows = await db
    .insertInto("service_offers")
    .values(
      demoServiceOffers.map((offer) => ({
        waste_type_id: offer.wasteTypeId,
        container_type_id: offer.containerTypeId,
        agreement_type_id: offer.agreementTypeId,
        container_action_ids: [...offer.containerActionIds],
        lead_time_days: offer.leadTimeDays,
        placement_lead_time_days: offer.placementLeadTimeDays,
        unit: offer.unit,
        min_amount: offer.minAmount,
        max_amount: offer.maxAmount,
        big_bag: offer.bigBag,
        vehicle_parts: offer.vehicleParts,
        airbag: offer.airbag,
        emptying_container: offer.emptyingContainer,
        customer_owned: offer.customerOwned,
      })),
    )
    .returning(["id", "waste_type_id", "container_type_id", "agreement_type_id"])
    .execute();
  const ids = new Map(
    rows.map((row) => [`${row.waste_type_id}/${row.container_type_id}/${row.agreement_type_id}`, row.id]),
  );
  return new Map(demoServiceOffers.map((offer) => [offer, ids.get(keyOf(offer)) as number]));
}

const keyOf = (offer: DemoServiceOffer) =>
  `${offer.wasteTypeId}/${offer.containerTypeId}/${offer.agreementTypeId}`;
