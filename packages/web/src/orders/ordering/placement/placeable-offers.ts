import type {
  AgreementTypeId,
  ContainerType,
  Offer,
  ServiceCatalog,
  WasteType,
} from "@kreislauf/contract/catalog";
import { agreementType, containerAction } from "@kreislauf/contract/catalog";

/** What the catalog lets a customer have placed. */
const isPlaceable = ({ containerActions }: Offer) =>
  containerActions.some(({ id }) => id === containerAction.place);

/** The waste types that can be had a container for, in the catalog's order. */
export function placeableWasteTypes({ wasteTypes, offers }: ServiceCatalog): WasteType[] {
  const placeable = new Set(offers.filter(isPlaceable).map(({ wasteTypeId }) => wasteTypeId));
  return wasteTypes.filter(({ id }) => placeable.has(id));
}

/** The offers of one waste type, each container with its types of agreement. */
export const placeableOffers = ({ offers }: ServiceCatalog, wasteTypeId: number | null): Offer[] =>
  offers.filter((offer) => offer.wasteTypeId === wasteTypeId && isPlaceable(offer));

/** The containers of some offers, in the catalog's order. */
export function offeredContainerTypes(
  { containerTypes }: ServiceCatalog,
  offers: readonly Offer[],
): ContainerType[] {
  const offered = new Set(offers.map(({ containerTypeId }) => containerTypeId));
  return containerTypes.filter(({ id }) => offered.has(id));
}

/** Mostly wanted: ordering by need, or whatever there is. */
export function defaultAgreementType(types: readonly AgreementTypeId[]): AgreementTypeId | null {
  return types.includes(agreementType.callOff) ? agreementType.callOff : (types[0] ?? null);
}

/** Working days until a container of the offer stands. */
export const offerPlacementDays = ({ containerActions }: Offer): number =>
  containerActions.find(({ id }) => id === containerAction.place)?.leadTimeDays ?? 0;
