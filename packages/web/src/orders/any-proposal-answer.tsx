import { AnswerProposalDialog } from "./answer-proposal-dialog.tsx";
import { OtherDateDialog } from "./other-date-dialog.tsx";
import type { AnsweredProposal } from "./use-proposal-answers.tsx";

/** The dialog of whichever answer was chosen; both come together. */
export function AnyProposalAnswer({
  answer,
  ...subject
}: AnsweredProposal & { readonly onClosed: () => void }) {
  return answer === "other" ? (
    <OtherDateDialog {...subject} />
  ) : (
    <AnswerProposalDialog answer={answer} {...subject} />
  );
}
