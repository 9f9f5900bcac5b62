import type { BerlinDate } from "@kreislauf/contract/base";
import { formatLongDay } from "@kreislauf/contract/base";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { ConfirmDialog } from "@kreislauf/ui/overlays/confirm-dialog.tsx";
import { orderingFormTexts } from "./ordering-form.texts.ts";

interface ExistingOrderQuestionProps {
  /** Null closes it. */
  question: { readonly desiredDate: BerlinDate; readonly count: number | null } | null;
  /** The words for what is asked about; without them one agreement. */
  words?: {
    readonly text: (day: string, count: number) => string;
    readonly unknownText: (day: string) => string;
  };
  onConfirm: () => void;
  onClose: () => void;
}

/** Before a second order for the same day, or where nobody could say whether it is the second. */
export function DuplicateOrderDialog({ question, words, onConfirm, onClose }: ExistingOrderQuestionProps) {
  const language = useLanguage();
  const texts = { ...useTexts(orderingFormTexts).question, ...words };
  const isUnknown = question?.count === null;
  const day = question === null ? "" : formatLongDay(question.desiredDate, language);
  return (
    <ConfirmDialog
      open={question !== null}
      above
      title={isUnknown ? texts.unknownTitle : texts.title}
      confirmText={texts.confirm}
      cancelText={texts.back}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {isUnknown ? texts.unknownText(day) : texts.text(day, question?.count ?? 0)}
    </ConfirmDialog>
  );
}
