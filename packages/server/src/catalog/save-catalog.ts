import { Refusal } from "@kreislauf/contract/base";
import type {
  ContainerActionId,
  ContainerType,
  Offer,
  OrderTerms,
  WasteType,
} from "@kreislauf/contract/catalog";
import type { AgreementTypeId } from "@kreislauf/contract/catalog";
import type { InTransaction, PublicContext } from "../base/context.ts";
import { sortKey } from "../base/sort-key.ts";
import { containerTypeOf, offerOf, wasteTypeOf } from "./catalog-shapes.ts";
import { hasContainerType, hasWasteType } from "./catalog.store.ts";

type CatalogContext = Pick<InTransaction<PublicContext>, "db" | "language">;

/** Creates or overwrites a waste type. */
export async function saveWasteType(
  { db }: CatalogContext,
  entry: { readonly wasteTypeId: number; readonly description: string; readonly avvCode: string },
): Promise<WasteType> {
  const columns = {
    description: entry.description,
    sort_key: sortKey(entry.description),
    avv_code: entry.avvCode.replaceAll(/\D/g, ""),
    hazardous: entry.avvCode.endsWith("*"),
  };
  const row = await db
    .insertInto("waste_types")
    .values({ id: entry.wasteTypeId, ...columns })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(columns))
    .returningAll()
    .executeTakeFirstOrThrow();
  return wasteTypeOf(row);
}

/** Creates or overwrites a container type. */
export async function saveContainerType(
  { db }: CatalogContext,
  entry: {
    readonly containerTypeId: number;
    readonly type: string;
    readonly size: string;
    readonly drawing: ContainerType["drawing"];
  },
): Promise<ContainerType> {
  const { containerTypeId: id, type, size, drawing } = entry;
  const columns = { type, sort_key: sortKey(type), size, drawing };
  const row = await db
    .insertInto("container_types")
    .values({ id, ...columns })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(columns))
    .returningAll()
    .executeTakeFirstOrThrow();
  return containerTypeOf(row);
}

interface OfferEntry extends OrderTerms {
  readonly wasteTypeId: number;
  readonly containerTypeId: number;
  readonly agreementTypeId: AgreementTypeId;
  readonly containerActionIds: readonly ContainerActionId[];
  readonly leadTimeDays: number;
  readonly placementLeadTimeDays: number;
  readonly offered: boolean;
}

/** Creates, overwrites or takes back an offer. Agreements on it are ordered by its new terms from now on. */
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
  return { ...offerOf(row, context.language), offered: row.offered };
}
