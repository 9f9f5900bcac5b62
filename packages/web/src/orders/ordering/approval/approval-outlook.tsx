import type { ExpectedApproval, PlannedOrder } from "@kreislauf/contract/orders";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { expectedApprovalsQuery } from "../../ordering.queries.ts";
import { waitingOrderTexts } from "./waiting-order.texts.ts";

/**
 * Says before sending that somebody must approve the orders, which are sent together; renders nothing if nobody must.
 */
export function ApprovalOutlook({ orders }: { orders: readonly PlannedOrder[] }) {
  const texts = useTexts(waitingOrderTexts).outlook;
  const sentence = useApprovalSentence();
  const { data } = useQuery({
    ...expectedApprovalsQuery(orders, true),
    enabled: orders.length > 0,
    placeholderData: keepPreviousData,
  });
  const [approval = null] = orders.length === 0 ? [] : (data?.approvals ?? []);
  if (approval === null) return null;
  return (
    <Note
      role="status"
      variant={approval.approvers.length === 0 ? "error" : "info"}
      title={texts.title(orders.length)}
    >
      {sentence(approval)}
    </Note>
  );
}

/**
 * Returns a function that says in a sentence who can approve, until when, and which rule asks for it, or that nobody
 * can approve.
 */
export function useApprovalSentence(): (approval: ExpectedApproval) => string {
  const texts = useTexts(waitingOrderTexts).outlook;
  const { deadline } = useFormats();
  return ({ approvers, approveBy, ruleName, needsSecond }) =>
    approvers.length === 0
      ? texts.nobody(ruleName)
      : [
          texts.by(approvers.map(({ name }) => name).join(", "), deadline(approveBy), ruleName),
          ...(needsSecond ? [texts.second] : []),
        ].join(" ");
}
