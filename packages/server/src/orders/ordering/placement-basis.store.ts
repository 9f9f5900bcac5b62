import { Refusal } from "@kreislauf/contract/base";
import type { AgreementTypeId } from "@kreislauf/contract/catalog";
import type { Context, Scope } from "../../base/context.ts";
import { assignedSiteIds } from "../../sites/index.ts";
import { type OrderBasis } from "../base/order-basis.ts";
import { basisSiteColumns, completeBasis } from "../base/order-basis.store.ts";

/**
 * A container yet to be placed. Without an agreement type, the offer with the lowest id applies, whatever its agreement
 * type.
 */
export interface PlacementInput {
  readonly serviceLocationId: number;
  readonly wasteTypeId: number;
  readonly containerTypeId: number;
  readonly agreementTypeId: AgreementTypeId | null;
}

const selectPlacement = (
  context: Scope,
  { serviceLocationId, wasteTypeId, containerTypeId, agreementTypeId }: PlacementInput,
) =>
  context.db
    .selectFrom("sites")
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
      "sites.id as site_id",
      "service_offers.agreement_type_id as own_agreement_type_id",
      ...basisSiteColumns,
    ])
    .where("sites.id", "=", serviceLocationId)
    .where("sites.id", "in", assignedSiteIds(context))
    .orderBy("service_offers.id")
    .limit(1);

type PlacementRow = Awaited<ReturnType<ReturnType<typeof selectPlacement>["executeTakeFirstOrThrow"]>>;
/** A row for which the catalog has an offer: its columns are not null, like those of an existing agreement. */
type OfferedRow = { readonly [Column in keyof PlacementRow]: Exclude<PlacementRow[Column], null> } & Pick<
  PlacementRow,
  "max_amount"
>;

/** The basis for a container yet to be placed: no agreement and no stock, only what the catalog offers. */
export async function getPlacementBasis(context: Context, wish: PlacementInput): Promise<OrderBasis> {
  return await basisOf(context, await selectPlacement(context, wish).executeTakeFirst());
}

/** Like `getPlacementBasis`, with a lock on the site, so that nobody deactivates it before the transaction ends. */
export async function lockPlacementBasis(
  context: Pick<Context, "db" | "now" | "actor">,
  wish: PlacementInput,
): Promise<OrderBasis> {
  return await basisOf(context, await selectPlacement(context, wish).forShare("sites").executeTakeFirst());
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
    // An empty container is brought and no waste taken away, so no proof is needed.
    hazardous: false,
  } as const;
  return await completeBasis(context, { ...offered, ...nothingYet });
}
