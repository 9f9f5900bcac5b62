import { Refusal } from "@kreislauf/contract/base";
import type { ContainerActionId, Offer, OrderTerms, AgreementTypeId } from "@kreislauf/contract/catalog";
import type { InTransaction, PublicContext } from "../base/context.ts";
import { toOfferView } from "./catalog-views.ts";
import { hasContainerType, hasWasteType } from "./catalog.store.ts";

type CatalogContext = Pick<InTransaction<PublicContext>, "db" | "language">;

interface OfferEntry extends OrderTerms {
  readonly wasteTypeId: number;
  readonly containerTypeId: number;
  readonly agreementTypeId: AgreementTypeId;
  readonly containerActionIds: readonly ContainerActionId[];
  readonly leadTimeDays: number;
  readonly placementLeadTimeDays: number;
  readonly offered: boolean;
}

/** Creates, overwrites or withdraws an offer. Agreements based on it have its new terms from now on. */
export async function saveOffer(
  context: CatalogContext,
  entry: OfferEntry,
): Promise<Offer & { readonly offered: boolean }> {
  const isKnown =
    (await hasWasteType(context, entry.wasteTypeId)) &&
    (await hasContainerType(context, entry.containerTypeId));
  if (!isKnown) throw new Refusal("not_found");
  const columns = {
    container_action_ids: [...entry.containerActionIds],
    lead_time_days: entry.leadTimeDays,
    placement_lead_time_days: entry.placementLeadTimeDays,
    unit: entry.unit,
    min_amount: entry.leastAmount,
    max_amount: entry.mostAmount,
    big_bag: entry.bigBag,
    vehicle_parts: entry.vehicleParts,
    airbag: entry.airbag,
    emptying_container: entry.emptyingContainer,
    customer_owned: entry.customerOwned,
    offered: entry.offered,
  };
  const row = await context.db
    .insertInto("service_offers")
    .values({
      waste_type_id: entry.wasteTypeId,
      container_type_id: entry.containerTypeId,
      agreement_type_id: entry.agreementTypeId,
      ...columns,
    })
    .onConflict((conflict) =>
      conflict.columns(["waste_type_id", "container_type_id", "agreement_type_id"]).doUpdateSet(columns),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...toOfferView(row, context.language), offered: row.offered };
}
