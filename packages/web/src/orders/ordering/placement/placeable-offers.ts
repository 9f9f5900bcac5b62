import {
  agreementType,
  containerAction,
  type AgreementTypeId,
  type ContainerType,
  type Offer,
  type ServiceCatalog,
  type WasteType,
} from "@kreislauf/contract/catalog";

/** Whether a customer can order the placement of the offer's container. */
const isPlaceable = ({ containerActions }: Offer) =>
  containerActions.some(({ id }) => id === containerAction.place);

/** The waste types for which a container can be ordered, sorted as in the catalog. */
export function placeableWasteTypes({ wasteTypes, offers }: ServiceCatalog): WasteType[] {
  const placeable = new Set(offers.filter(isPlaceable).map(({ wasteTypeId }) => wasteTypeId));
  return wasteTypes.filter(({ id }) => placeable.has(id));
}

/** The offers for a waste type whose container can be placed: one per container type and type of agreement. */
export const placeableOffers = ({ offers }: ServiceCatalog, wasteTypeId: number | null): Offer[] =>
  offers.filter((offer) => offer.wasteTypeId === wasteTypeId && isPlaceable(offer));

/** The container types of the offers, sorted as in the catalog. */
export function offeredContainerTypes(
  { containerTypes }: ServiceCatalog,
  offers: readonly Offer[],
): ContainerType[] {
  const offered = new Set(offers.map(({ containerTypeId }) => containerTypeId));
  return containerTypes.filter(({ id }) => offered.has(id));
}

/** The type of agreement that is preselected: call-off if it is offered, otherwise the first; null if there is none. */
export function defaultAgreementType(types: readonly AgreementTypeId[]): AgreementTypeId | null {
  return types.includes(agreementType.callOff) ? agreementType.callOff : (types[0] ?? null);
}

/** The lead time of the placement, in working days. */
export const offerPlacementDays = ({ containerActions }: Offer): number =>
  containerActions.find(({ id }) => id === containerAction.place)?.leadTimeDays ?? 0;
