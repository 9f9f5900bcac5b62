import { formatDeadline, type BerlinDate } from "@kreislauf/contract/base";
import type { ContainerActionId } from "@kreislauf/contract/catalog";
import { ordersTexts, type EditCutoff } from "@kreislauf/contract/orders";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { useUser } from "../../../base/session.ts";
import { useNow } from "@kreislauf/ui/base/use-now.ts";
import { DeadlineLine } from "@kreislauf/ui/feedback/deadline-line.tsx";
import { orderDeadline } from "./order-deadline.ts";
import { orderingFormTexts } from "../form/ordering-form.texts.ts";

interface OrderDeadlineLineProps {
  containerActionId: ContainerActionId;
  desiredDate: BerlinDate;
  editCutoff: EditCutoff;
}

/** Until when the order can be edited after it is placed, or until when it can only be cancelled. */
export function OrderDeadlineLine({ editCutoff, ...planned }: OrderDeadlineLineProps) {
  const language = useLanguage();
  const texts = useTexts(orderingFormTexts);
  const words = useTexts(ordersTexts);
  const { userId } = useUser();
  const now = useNow();
  const deadline = orderDeadline({ ...planned, createdByUserId: userId }, now, editCutoff);
  if (deadline === null) return null;
  const { lockedBecause, action, endsToday } = deadline;
  const until = formatDeadline(deadline.until, now, language);
  const sentence = action === "edit" ? words.editableUntil(until) : words.cancellableUntil(until);
  const reason =
    lockedBecause === "exchange_not_editable" ? texts.notEditable.exchange : texts.notEditable.other;
  return (
    <DeadlineLine state={endsToday ? "today" : "open"}>
      {lockedBecause === null ? sentence : texts.sentences(reason, sentence)}
    </DeadlineLine>
  );
}
