import { type AgreementTypeId, agreementTypeIds, containerActionIds } from "@kreislauf/contract/catalog";
import type { DeskCatalog, DeskOffer } from "@kreislauf/contract/desk";
import type { QuoteForm } from "./quote-draft.ts";

type Choice = Pick<QuoteForm, "wasteTypeId" | "containerTypeId" | "agreementTypeId">;

const isOf =
  ({ wasteTypeId, containerTypeId }: Partial<Choice>) =>
  (offer: DeskOffer): boolean =>
    (wasteTypeId ?? offer.wasteTypeId) === offer.wasteTypeId &&
    (containerTypeId ?? offer.containerTypeId) === offer.containerTypeId;

/** What the catalog offers beside what is chosen; without a choice everything it offers at all. */
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

/** The form without what the catalog does not offer: a container goes with its waste, an action with its offer. */
export function fitToCatalog(form: QuoteForm, catalog: DeskCatalog): QuoteForm {
  const isWasteOffered = offeredChoices(catalog, form).wasteTypes.some(({ id }) => id === form.wasteTypeId);
  const wasteTypeId = isWasteOffered ? form.wasteTypeId : null;
  const { containerTypes } = offeredChoices(catalog, { ...form, wasteTypeId });
  const isContainerOffered = containerTypes.some(({ id }) => id === form.containerTypeId);
  const containerTypeId = isContainerOffered ? form.containerTypeId : null;
  const chosen = { ...form, wasteTypeId, containerTypeId };
  const [firstType = form.agreementTypeId, ...otherTypes] = offeredChoices(catalog, chosen).agreementTypeIds;
  const agreementTypeId = otherTypes.includes(form.agreementTypeId) ? form.agreementTypeId : firstType;
  const actions = new Set<number>(offeredChoices(catalog, { ...chosen, agreementTypeId }).containerActionIds);
  const prices = form.prices.map((price) =>
    price.containerActionId === null || actions.has(price.containerActionId)
      ? price
      : { ...price, containerActionId: null },
  );
  return { ...chosen, agreementTypeId, prices };
}
