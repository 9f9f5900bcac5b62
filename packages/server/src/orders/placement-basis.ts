import { Refusal } from "@kreislauf/contract/base";
import type { AgreementTypeId } from "@kreislauf/contract/catalog";
import type { Context } from "../base/context.ts";
import { assignedLocationIds } from "../locations/index.ts";
import { completeBasis, type OrderBasis } from "./order-basis.ts";

/** A container that is yet to be placed; without a type, whichever it is offered under first. */
export interface PlacementWish {
  readonly serviceLocationId: number;
  readonly wasteTypeId: number;
  readonly containerTypeId: number;
  readonly agreementTypeId: AgreementTypeId | null;
}

const selectPlacement = (
  context: Pick<Context, "db" | "actor">,
  { serviceLocationId, wasteTypeId, containerTypeId, agreementTypeId }: PlacementWish,
) =>
  context.db
    .selectFrom("locations")
    .leftJoin("service_offers", (join) => {
      const offer = join
        .on("service_offers.waste_type_id", "=", wasteTypeId)
        .on("service_offers.container_type_id", "=", containerTypeId)
        .on("service_offers.offered", "=", true);
      return agreementTypeId === null
        ? offer
        : offer.on("service_offers.agreement_type_id", "=", agreementTypeId);
    })
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
    .orderBy("service_offers.id")
    .limit(1);

type PlacementRow = Awaited<ReturnType<ReturnType<typeof selectPlacement>["executeTakeFirstOrThrow"]>>;
/** With the columns of an offer, as every row has them once there is one. */
type OfferedRow = { readonly [Column in keyof PlacementRow]: Exclude<PlacementRow[Column], null> } & Pick<
  PlacementRow,
  "max_amount"
>;

/** No agreement, no stock, only what the catalog offers. */
export async function getPlacementBasis(context: Context, wish: PlacementWish): Promise<OrderBasis> {
  return await basisOf(context, await selectPlacement(context, wish).executeTakeFirst());
}

/** Holds the site as it is until the transaction ends, so that nobody deactivates it meanwhile. */
export async function holdPlacementBasis(
  context: Pick<Context, "db" | "now" | "actor">,
  wish: PlacementWish,
): Promise<OrderBasis> {
  return await basisOf(
    context,
    await selectPlacement(context, wish).forShare("locations").executeTakeFirst(),
  );
}

async function basisOf(
  context: Pick<Context, "db" | "now">,
  row: PlacementRow | undefined,
): Promise<OrderBasis> {
  if (row === undefined) throw new Refusal("not_found");
  if (row.id === null) throw new Refusal("not_in_catalog");
  const offered = row as unknown as OfferedRow;
  const nothingYet = {
    agreement_id: null,
    status: "requested",
    containers_on_site: 0,
    ends_on: null,
    cycle_interval: null,
    weekday1: null,
    weekday2: null,
    cycle_start: null,
  } as const;
  return await completeBasis(context, { ...offered, ...nothingYet });
}
