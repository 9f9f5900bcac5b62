import type { Agreement } from "@kreislauf/contract/agreements";
import { previousWorkingDay, type BerlinDate } from "@kreislauf/contract/base";
import { catalogTexts } from "@kreislauf/contract/catalog";
import type { OrderingFacts, OrderLine, WithdrawalPreview } from "@kreislauf/contract/orders";
import { Ban, Check, Info } from "lucide-react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { ConsequenceList } from "@kreislauf/ui/data/consequence-list.tsx";
import { DeadlineLine } from "@kreislauf/ui/feedback/deadline-line.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { EmphasizedText } from "@kreislauf/ui/data/emphasized-text.tsx";
import { useConsequenceRow } from "./use-consequence-row.ts";
import { withdrawDialogTexts } from "./withdraw-dialog.texts.ts";

interface WithdrawalConsequencesProps {
  preview: WithdrawalPreview;
  desiredDate: BerlinDate;
  agreement: Agreement;
  facts: Pick<OrderingFacts, "earliestDate" | "holidays">;
}

/** The orders that a withdrawal cancels and the orders that it keeps. */
export function WithdrawalConsequences(props: WithdrawalConsequencesProps) {
  const { preview, desiredDate, agreement, facts } = props;
  const texts = useTexts(withdrawDialogTexts);
  const amounts = useTexts(catalogTexts).amount;
  const { day } = useFormats();
  const rowOf = useConsequenceRow(agreement.terms.unit);
  const { cancelled, kept, remaining, endsAgreement: isFull } = preview;
  const group = (icon: typeof Ban, orders: readonly OrderLine[], title: (count: number) => string) => ({
    icon,
    title: title(orders.length),
    rows: orders.map(rowOf),
  });
  const isTooLateBefore = isFull && desiredDate <= facts.earliestDate;
  const emphasized = isFull
    ? day(previousWorkingDay(desiredDate, facts.holidays))
    : amounts.container(remaining);
  return (
    <>
      {isFull && (
        <Note variant="warning" title={texts.ends}>
          {texts.endsText(`${agreement.wasteType.description}, ${agreement.containerType.type}`)}
        </Note>
      )}
      <ConsequenceList groups={[group(Ban, cancelled, texts.cancelled), group(Check, kept, texts.kept)]} />
      <DeadlineLine icon={Info}>
        {!isFull && cancelled.length > 0 && texts.exceedsRemaining(cancelled.length)}
        {isTooLateBefore ? (
          texts.nothingBefore
        ) : (
          <EmphasizedText text={(isFull ? texts.until : texts.goesOn)(emphasized)} part={emphasized} />
        )}
      </DeadlineLine>
    </>
  );
}
