import type { BerlinDate } from "@kreislauf/contract/base";
import { type ContainerActionId, containerAction, isPlacement } from "@kreislauf/contract/catalog";
import type { ClaimReasonId } from "@kreislauf/contract/orders";
import { type Person, systemUser } from "@kreislauf/contract/users";
import type { NewOrderInput } from "../../../orders/steps/new-order.ts";
import type { Random } from "../../random.ts";
import type { DemoContainerType } from "./demo-container-types.ts";
import type { DemoServiceOffer } from "./demo-service-offers.ts";
import type { DemoWasteType } from "./demo-waste-types.ts";

export const provider: Person = { id: systemUser.provider, name: "Disposition" };
export const system: Person = { id: systemUser.system, name: "System" };

/** A person who may place orders at a site. */
export interface Orderer extends Person {
  readonly email: string;
}

/** What all orders of an agreement have in common. */
export interface OrderSetting {
  readonly given: Pick<
    NewOrderInput,
    | "company_id"
    | "site_id"
    | "agreement_id"
    | "waste_type_id"
    | "container_type_id"
    | "agreement_type_id"
    | "disposer"
    | "cost_centre"
  >;
  readonly offer: DemoServiceOffer;
  readonly waste: DemoWasteType;
  readonly container: DemoContainerType;
  readonly holidays: ReadonlySet<BerlinDate>;
  readonly orderers: readonly Orderer[];
  readonly photos: DemoPhotos | undefined;
}

/** Ids of the photos for claims, by reason, and for executions. */
export interface DemoPhotos {
  readonly ofClaims: Readonly<Partial<Record<ClaimReasonId, number>>>;
  readonly ofExecution: number;
}

export const leadTimeOf = ({ offer }: OrderSetting, action: ContainerActionId): number =>
  isPlacement(action) ? offer.placementLeadTimeDays : offer.leadTimeDays;

/** Actions that take no waste away, so nothing is weighed. */
const unweighed: ReadonlySet<ContainerActionId> = new Set([
  containerAction.remove,
  containerAction.place,
  containerAction.purchase,
  containerAction.relocate,
]);

/**
 * Kilograms on the receipt, rounded to 5 kg: containers filled to 65 to 100 percent, or 65 to 100 percent of 9 kg for
 * each piece. Null if the action takes no waste away.
 */
export function weightOf(
  { offer, waste, container }: Pick<OrderSetting, "offer" | "waste" | "container">,
  action: ContainerActionId,
  amount: number,
  random: Random,
): number | null {
  if (unweighed.has(action)) return null;
  const kgEach = offer.unit === "piece" ? 9 : (container.litres * waste.kgPerM3) / 1000;
  const fill = random.between(65, 100) / 100;
  return Math.max(5, Math.round((amount * kgEach * fill) / 5) * 5);
}
