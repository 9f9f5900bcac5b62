import {
  agreementType,
  containerAction,
  type AgreementTypeId,
  type ContainerType,
  type Offer,
  type ServiceCatalog,
  type WasteType,
} from "@kreislauf/contract/catalog";

/** Whether a customer can order its placement. */
const isPlaceable = ({ containerActions }: Offer) =>
  containerActions.some(({ id }) => id === containerAction.place);

/** The waste types that a container can be ordered for, in the catalog's order. */
export function placeableWasteTypes({ wasteTypes, offers }: ServiceCatalog): WasteType[] {
  const placeable = new Set(offers.filter(isPlaceable).map(({ wasteTypeId }) => wasteTypeId));
  return wasteTypes.filter(({ id }) => placeable.has(id));
}

/** The offers for a waste type: one per container and type of agreement. */
export const placeableOffers = ({ offers }: ServiceCatalog, wasteTypeId: number | null): Offer[] =>
  offers.filter((offer) => offer.wasteTypeId === wasteTypeId && isPlaceable(offer));

/** The container types of the offers, in the catalog's order. */
export function offeredContainerTypes(
  { containerTypes }: ServiceCatalog,
  offers: readonly Offer[],
): ContainerType[] {
  const offered = new Set(offers.map(({ containerTypeId }) => containerTypeId));
  return containerTypes.filter(({ id }) => offered.has(id));
}

/** The most common one: call-off, or else the first. */
export function defaultAgreementType(types: readonly AgreementTypeId[]): AgreementTypeId | null {
  return types.includes(agreementType.callOff) ? agreementType.callOff : (types[0] ?? null);
}

/** Working days until the container can be placed. */
export const offerPlacementDays = ({ containerActions }: Offer): number =>
  containerActions.find(({ id }) => id === containerAction.place)?.leadTimeDays ?? 0;
