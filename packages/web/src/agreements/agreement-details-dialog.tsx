import type { Agreement } from "@kreislauf/contract/agreements";
import { catalogTexts } from "@kreislauf/contract/catalog";
import { useState } from "react";
import { useFormats } from "../base/format.ts";
import { useLanguage, useTexts } from "../base/language.tsx";
import { containerShapes } from "../catalog/index.ts";
import { ContainerDrawing } from "../ui/container-drawing.tsx";
import { DefinitionList } from "../ui/definition-list.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { HazardMark } from "../ui/hazard-mark.tsx";
import { pickupsOf } from "./agreement-outlook.ts";
import { agreementName, kindWords } from "./agreement-words.ts";
import { agreementsScreenTexts } from "./agreements.texts.ts";
import { usePickupWords } from "./use-pickup-words.ts";
import { PendingValue } from "./pending-value.tsx";

/** What the card has no room for. */
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
  const pickupWords = usePickupWords();
  const [open, setOpen] = useState(true);
  const { wasteType, containerType, terms, lastDoneDate } = agreement;
  const { fields } = texts;
  const amount = catalogTexts[language].amount[terms.unit];
  const hasLeast = terms.leastAmount > 1;
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      maxWidth={640}
      title={texts.detailsShort}
      description={agreementName(agreement)}
      leading={<ContainerDrawing shape={containerShapes[containerType.drawing]} size="tile" />}
    >
      <DefinitionList
        entries={[
          {
            label: fields.number,
            value: agreement.agreementNumber ?? <PendingValue since={agreement.createdOn} />,
          },
          { label: fields.kind, value: kindWords(agreement, language) },
          { label: fields.waste, value: wasteType.description },
          {
            label: fields.avv,
            value: wasteType.avvCode,
            note: wasteType.hazardous ? <HazardMark /> : undefined,
          },
          { label: fields.container, value: containerType.type },
          {
            label: fields.onSite,
            value: catalogTexts[language].amount.container(agreement.containersOnSite),
          },
          { label: fields.nextDates, value: pickupsOf(agreement).map(pickupWords).join(", ") },
          { label: fields.lastDone, value: lastDoneDate && date(lastDoneDate) },
          ...(hasLeast ? [{ label: fields.least, value: amount(terms.leastAmount) }] : []),
          ...(terms.mostAmount === null ? [] : [{ label: fields.most, value: amount(terms.mostAmount) }]),
        ]}
      />
    </Dialog>
  );
}
