import { formatLongDay, type BerlinDate } from "@kreislauf/contract/base";
import type { ReactNode } from "react";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { ConfirmDialog } from "@kreislauf/ui/overlays/confirm-dialog.tsx";
import { orderingFormTexts } from "./ordering-form.texts.ts";

interface DuplicateOrderDialogProps {
  /** Null closes it. */
  question: { readonly desiredDate?: BerlinDate; readonly count: number | null } | null;
  /** For other subjects than a single agreement. */
  words?: {
    readonly title?: string;
    readonly unknownTitle?: string;
    readonly text: (day: string, count: number) => string;
    readonly unknownText: (day: string) => string;
  };
  /** Below the text: what else can be done. */
  children?: ReactNode;
  /** An existing order is being raised: the dialog can be neither confirmed nor closed. */
  isRaising?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a second order for the same day, or if it is not known whether there is one already. */
export function DuplicateOrderDialog(props: DuplicateOrderDialogProps) {
  const { question, words, children, isRaising = false, onConfirm, onClose } = props;
  const language = useLanguage();
  const texts = { ...useTexts(orderingFormTexts).question, ...words };
  const day = question?.desiredDate === undefined ? "" : formatLongDay(question.desiredDate, language);
  const asked =
    question &&
    (question.count === null
      ? { title: texts.unknownTitle, text: texts.unknownText(day) }
      : { title: texts.title, text: texts.text(day, question.count) });
  return (
    <ConfirmDialog
      open={question !== null}
      above
      lockedBecause={isRaising ? texts.raising : undefined}
      title={asked?.title ?? ""}
      confirmText={texts.confirm}
      cancelText={texts.back}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {asked?.text}
      {children}
    </ConfirmDialog>
  );
}
