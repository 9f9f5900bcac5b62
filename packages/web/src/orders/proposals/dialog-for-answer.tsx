import type { Order, ProposalAnswer } from "@kreislauf/contract/orders";
import { AnswerProposalDialog } from "./answer-proposal-dialog.tsx";
import { OtherDateDialog } from "./other-date-dialog.tsx";

export interface ProposalAnswerSubject {
  readonly answer: ProposalAnswer;
  readonly order: Order;
  readonly onDone: (message: string) => void;
}

/** The dialog of the chosen answer; both dialogs are loaded together as one chunk. */
export function DialogForAnswer({
  answer,
  ...subject
}: ProposalAnswerSubject & { readonly onClosed: () => void }) {
  return answer === "other" ? (
    <OtherDateDialog {...subject} />
  ) : (
    <AnswerProposalDialog answer={answer} {...subject} />
  );
}
