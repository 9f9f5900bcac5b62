import { type AgreementTypeId, agreementTypeIds, containerActionIds } from "@kreislauf/contract/catalog";
import type { DeskCatalog, DeskOffer } from "@kreislauf/contract/desk";
import type { OfferDraft } from "./offer-draft.ts";
import type { QuoteForm } from "./quote-draft.ts";

type Choice = Pick<OfferDraft, "wasteTypeId" | "containerTypeId" | "agreementTypeId">;

const isOf =
  ({ wasteTypeId, containerTypeId }: Partial<Choice>) =>
  (offer: DeskOffer): boolean =>
    (wasteTypeId ?? offer.wasteTypeId) === offer.wasteTypeId &&
    (containerTypeId ?? offer.containerTypeId) === offer.containerTypeId;

/** What the catalog offers for the waste and container chosen so far. A choice that is null restricts nothing. */
export function offeredChoices({ wasteTypes, containerTypes, offers }: DeskCatalog, form: Choice) {
  const offered = offers.filter((offer) => offer.offered);
  const ofWaste = offered.filter(isOf({ wasteTypeId: form.wasteTypeId }));
  const ofBoth = offered.filter(isOf(form));
  const types = new Set<AgreementTypeId>(ofBoth.map(({ agreementTypeId }) => agreementTypeId));
  const actions = new Set(
    ofBoth
      .filter(({ agreementTypeId }) => agreementTypeId === form.agreementTypeId)
      .flatMap((offer) => offer.containerActionIds),
  );
  return {
    wasteTypes: wasteTypes.filter(({ id }) => offered.some(({ wasteTypeId }) => wasteTypeId === id)),
    containerTypes: containerTypes.filter(({ id }) =>
      ofWaste.some(({ containerTypeId }) => containerTypeId === id),
    ),
    agreementTypeIds: agreementTypeIds.filter((id) => types.has(id)),
    containerActionIds: containerActionIds.filter((id) => actions.has(id)),
  };
}

/**
 * Clears a waste that the catalog does not offer and a container that it does not offer with this waste; picks an
 * agreement type that it offers for both.
 */
export function fitOffer<Draft extends Choice>(draft: Draft, catalog: DeskCatalog): Draft {
  const isWasteOffered = offeredChoices(catalog, draft).wasteTypes.some(({ id }) => id === draft.wasteTypeId);
  const wasteTypeId = isWasteOffered ? draft.wasteTypeId : null;
  const { containerTypes } = offeredChoices(catalog, { ...draft, wasteTypeId });
  const isContainerOffered = containerTypes.some(({ id }) => id === draft.containerTypeId);
  const containerTypeId = isContainerOffered ? draft.containerTypeId : null;
  const chosen = { ...draft, wasteTypeId, containerTypeId };
  const [firstType = draft.agreementTypeId, ...otherTypes] = offeredChoices(catalog, chosen).agreementTypeIds;
  const agreementTypeId = otherTypes.includes(draft.agreementTypeId) ? draft.agreementTypeId : firstType;
  return { ...chosen, agreementTypeId };
}

/** `fitOffer` for a quote. It also clears the service of each price whose service the catalog no longer offers. */
export function fitToCatalog(form: QuoteForm, catalog: DeskCatalog): QuoteForm {
  const fitting = fitOffer(form, catalog);
  const actions = new Set<number>(offeredChoices(catalog, fitting).containerActionIds);
  const prices = form.prices.map((price) =>
    price.containerActionId === null || actions.has(price.containerActionId)
      ? price
      : { ...price, containerActionId: null },
  );
  return { ...fitting, prices };
}
