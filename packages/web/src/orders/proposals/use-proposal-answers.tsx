import type { Order, ProposalAnswer } from "@kreislauf/contract/orders";
import type { ReactNode } from "react";
import { useLazyDialog } from "@kreislauf/ui/overlays/use-lazy-dialog.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import type { ProposalAnswerSubject } from "./dialog-for-answer.tsx";

export type StartProposalAnswer = (answer: ProposalAnswer, order: Order) => void;

const loadDialog = async () => (await import("./dialog-for-answer.tsx")).DialogForAnswer;

interface ProposalAnswers {
  readonly startAnswer: StartProposalAnswer;
  /** The open dialog, if any. The screen must render it, because the proposal itself disappears once it is answered. */
  readonly element: ReactNode;
}

/** Opens the dialog of an answer. After the answer was sent, it shows a snackbar and calls `onAnswered`. */
export function useProposalAnswers(onAnswered?: () => void): ProposalAnswers {
  const showSnack = useSnackbar();
  const dialog = useLazyDialog<ProposalAnswerSubject>(loadDialog);
  const onDone = (message: string) => {
    showSnack({ message, variant: "success" });
    onAnswered?.();
  };
  return {
    startAnswer: (answer, order) => void dialog.open({ answer, order, onDone }),
    element: dialog.element,
  };
}
