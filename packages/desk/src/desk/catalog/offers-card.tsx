import { catalogTexts } from "@kreislauf/contract/catalog";
import type { DeskCatalog, DeskOffer } from "@kreislauf/contract/desk";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import styles from "../base/page.module.css";
import { deskCatalogTexts } from "../catalog.texts.ts";
import { OfferForm } from "./offer-form.tsx";

/** Beyond these the card offers to show all. */
const shownAtFirst = 20;

const keyOf = (offer: DeskOffer) => `${offer.wasteTypeId} ${offer.containerTypeId} ${offer.agreementTypeId}`;

export function OffersCard({ catalog, mayWrite }: { catalog: DeskCatalog; mayWrite: boolean }) {
  const texts = useTexts(deskCatalogTexts);
  const words = useTexts(catalogTexts);
  const [edited, setEdited] = useState<DeskOffer | "new" | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const wastes = new Map(catalog.wasteTypes.map(({ id, description }) => [id, description]));
  const containers = new Map(catalog.containerTypes.map(({ id, type }) => [id, type]));
  const known = catalog.offers.filter(
    ({ wasteTypeId, containerTypeId }) => wastes.has(wasteTypeId) && containers.has(containerTypeId),
  );
  const nameOf = (offer: DeskOffer) =>
    `${wastes.get(offer.wasteTypeId)}, ${containers.get(offer.containerTypeId)}, ${words.agreementType[offer.agreementTypeId]}`;
  return (
    <Card
      title={texts.offers}
      actions={
        mayWrite &&
        wastes.size > 0 &&
        containers.size > 0 && (
          <Button small onClick={() => setEdited("new")}>
            {texts.addOffer}
          </Button>
        )
      }
    >
      <div className={styles.form}>
        {edited !== null && (
          <OfferForm
            key={edited === "new" ? "new" : keyOf(edited)}
            label={edited === "new" ? texts.addOffer : texts.editOf(nameOf(edited))}
            given={edited === "new" ? null : edited}
            catalog={catalog}
            onDone={() => setEdited(null)}
          />
        )}
        {known.length === 0 && (
          <p>
            {texts.noOffers}. {texts.noOffersText}
          </p>
        )}
        <ul className={styles.people}>
          {(showsAll ? known : known.slice(0, shownAtFirst)).map((offer) => (
            <li key={keyOf(offer)}>
              <div>
                <b>{nameOf(offer)}</b>
                <small>
                  {offer.containerActionIds.map((id) => words.containerAction[id]).join(", ")} ·{" "}
                  {texts.days(offer.leadTimeDays)} ·{" "}
                  {texts.placement(texts.days(offer.placementLeadTimeDays))}
                  {!offer.offered && ` · ${texts.withdrawn}`}
                </small>
              </div>
              {mayWrite && (
                <Button small aria-label={texts.editOf(nameOf(offer))} onClick={() => setEdited(offer)}>
                  {texts.edit}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {!showsAll && known.length > shownAtFirst && (
          <div>
            <Button small onClick={() => setShowsAll(true)}>
              {texts.more(known.length)}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
