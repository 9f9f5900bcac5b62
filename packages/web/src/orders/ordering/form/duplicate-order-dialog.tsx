import { formatLongDay, type BerlinDate } from "@kreislauf/contract/base";
import type { ReactNode } from "react";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { ConfirmDialog } from "@kreislauf/ui/overlays/confirm-dialog.tsx";
import { orderingFormTexts } from "./ordering-form.texts.ts";

interface DuplicateOrderDialogProps {
  /**
   * The day and how many orders it already has (a count of null: unknown); without a question (null) the dialog is
   * closed.
   */
  question: { readonly desiredDate?: BerlinDate; readonly count: number | null } | null;
  /** Replaces the texts about a single agreement, if the question is about something else. */
  words?: {
    readonly title?: string;
    readonly unknownTitle?: string;
    readonly text: (day: string, count: number) => string;
    readonly unknownText: (day: string) => string;
  };
  /** Shown below the text; offers alternatives to a second order. */
  children?: ReactNode;
  /** Whether the amount of an existing order is being raised: then the dialog can neither be confirmed nor closed. */
  isRaising?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation if the day already has an order, or if it is unknown whether it has one. */
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
