import { agreementFieldLabels, type Agreement } from "@kreislauf/contract/agreements";
import { catalogTexts } from "@kreislauf/contract/catalog";
import { useState } from "react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { DefinitionList } from "@kreislauf/ui/data/definition-list.tsx";
import { Dialog } from "@kreislauf/ui/overlays/dialog.tsx";
import { HazardMark } from "@kreislauf/ui/feedback/hazard-mark.tsx";
import { toPickups } from "./agreement-summary.ts";
import { agreementName, agreementTypeLabel } from "./agreement-labels.ts";
import { AgreementTile } from "./agreement-tile.tsx";
import { agreementsScreenTexts } from "./agreements.texts.ts";
import { usePickupText } from "./use-pickup-text.ts";
import { PendingValue } from "./pending-value.tsx";

/** Shows the details of an agreement that do not fit on its card. */
export function AgreementDetailsDialog({
  agreement,
  onClosed,
}: {
  agreement: Agreement;
  onClosed: () => void;
}) {
  const language = useLanguage();
  const texts = useTexts(agreementsScreenTexts);
  const { date } = useFormats();
  const pickupText = usePickupText();
  const [open, setOpen] = useState(true);
  const { wasteType, containerType, terms, lastDoneDate } = agreement;
  const labels = useTexts(agreementFieldLabels);
  const amount = catalogTexts[language].amount[terms.unit];
  const hasLeastAmount = terms.leastAmount > 1;
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      maxWidth={640}
      title={texts.detailsShort}
      description={agreementName(agreement)}
      leading={<AgreementTile agreement={agreement} />}
    >
      <DefinitionList
        entries={[
          {
            label: labels.agreementNumber,
            value: agreement.agreementNumber ?? <PendingValue since={agreement.createdOn} />,
          },
          { label: labels.agreementType, value: agreementTypeLabel(agreement, language) },
          { label: labels.wasteType, value: wasteType.description },
          {
            label: labels.avvCode,
            value: wasteType.avvCode,
            note: wasteType.hazardous ? <HazardMark /> : undefined,
          },
          { label: labels.containerType, value: containerType.type },
          {
            label: labels.containersOnSite,
            value: catalogTexts[language].amount.container(agreement.containersOnSite),
          },
          { label: labels.nextDates, value: toPickups(agreement).map(pickupText).join(", ") },
          { label: labels.lastDoneDate, value: lastDoneDate && date(lastDoneDate) },
          ...(hasLeastAmount ? [{ label: labels.leastAmount, value: amount(terms.leastAmount) }] : []),
          ...(terms.mostAmount === null
            ? []
            : [{ label: labels.mostAmount, value: amount(terms.mostAmount) }]),
        ]}
      />
    </Dialog>
  );
}
