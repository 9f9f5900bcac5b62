import type { Order, ProposalAnswer } from "@kreislauf/contract/orders";
import type { ReactNode } from "react";
import { useLateDialog } from "../base/late-dialog.tsx";
import { useSnackbar } from "../ui/snackbar.tsx";

export interface AnsweredProposal {
  readonly answer: ProposalAnswer;
  readonly order: Order;
  readonly onDone: (message: string) => void;
}

export type StartProposalAnswer = (answer: ProposalAnswer, order: Order) => void;

const loadDialog = async () => (await import("./any-proposal-answer.tsx")).AnyProposalAnswer;

interface ProposalAnswers {
  readonly start: StartProposalAnswer;
  /** To be drawn by the screen, which stays when the proposal goes. */
  readonly element: ReactNode;
}

/** Opens the question of an answer, and tells when it is given. */
export function useProposalAnswers(): ProposalAnswers {
  const showSnack = useSnackbar();
  const dialog = useLateDialog<AnsweredProposal>(loadDialog);
  const onDone = (message: string) => showSnack({ message, variant: "success" });
  return {
    start: (answer, order) => void dialog.open({ answer, order, onDone }),
    element: dialog.element,
  };
}
