import { formatLongDay } from "@kreislauf/contract/base";
import type { OrderCreation } from "@kreislauf/contract/orders";
import { useLanguage, useTexts } from "../base/language.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { orderDialogTexts } from "./order-dialog.texts.ts";

interface ExistingOrderQuestionProps {
  /** Null closes it. */
  question: { readonly order: OrderCreation; readonly count: number | null } | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Before a second order for the same day, or where nobody could say whether it is the second. */
export function ExistingOrderQuestion({ question, onConfirm, onClose }: ExistingOrderQuestionProps) {
  const language = useLanguage();
  const texts = useTexts(orderDialogTexts).question;
  const isUnknown = question?.count === null;
  const day = question === null ? "" : formatLongDay(question.order.desiredDate, language);
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
