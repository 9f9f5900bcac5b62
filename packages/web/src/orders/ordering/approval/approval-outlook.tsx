import type { ExpectedApproval, PlannedOrder } from "@kreislauf/contract/orders";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { expectedApprovalsQuery } from "../../ordering.queries.ts";
import { waitingOrderTexts } from "./waiting-order.texts.ts";

/** Says before anything is sent that somebody must approve what is given together; nothing if nobody has to. */
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

/** Who must approve, until when, and by which rule. */
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
