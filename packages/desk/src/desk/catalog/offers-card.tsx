import { catalogTexts } from "@kreislauf/contract/catalog";
import type { DeskCatalog, DeskOffer } from "@kreislauf/contract/desk";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { deskCatalogTexts } from "../catalog.texts.ts";
import { CatalogCard } from "./catalog-card.tsx";
import { OfferForm } from "./offer-form.tsx";

const keyOf = (offer: DeskOffer) => `${offer.wasteTypeId} ${offer.containerTypeId} ${offer.agreementTypeId}`;

export function OffersCard({ catalog, mayWrite }: { catalog: DeskCatalog; mayWrite: boolean }) {
  const texts = useTexts(deskCatalogTexts);
  const words = useTexts(catalogTexts);
  const wastes = new Map(catalog.wasteTypes.map(({ id, description }) => [id, description]));
  const containers = new Map(catalog.containerTypes.map(({ id, type }) => [id, type]));
  const known = catalog.offers.filter(
    ({ wasteTypeId, containerTypeId }) => wastes.has(wasteTypeId) && containers.has(containerTypeId),
  );
  const nameOf = (offer: DeskOffer) =>
    `${wastes.get(offer.wasteTypeId)}, ${containers.get(offer.containerTypeId)}, ${words.agreementType[offer.agreementTypeId]}`;
  const canOffer = wastes.size > 0 && containers.size > 0;
  return (
    <CatalogCard
      title={texts.offers}
      addText={texts.addOffer}
      empty={canOffer ? texts.noOffers : texts.nothingToOffer}
      entries={known}
      keyOf={keyOf}
      nameOf={nameOf}
      describe={(offer) =>
        [
          offer.containerActionIds.map((id) => words.containerAction[id]).join(", "),
          texts.lead(texts.days(offer.leadTimeDays)),
          texts.placement(texts.days(offer.placementLeadTimeDays)),
          ...(offer.offered ? [] : [texts.withdrawn]),
        ].join(" · ")
      }
      form={(props) => <OfferForm {...props} catalog={catalog} />}
      mayAdd={mayWrite && canOffer}
      mayEdit={mayWrite}
    />
  );
}
