import { invoicesTexts, type LineReviewState } from "@kreislauf/contract/invoices";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { StatusBadge } from "@kreislauf/ui/feedback/status-badge.tsx";

const looks = {
  accepted: "done",
  disputed: "open",
  credited: "done",
  declined: "claimed",
  withdrawn: "cancelled",
} as const;

/** A badge that says what was decided on a line. After a declined dispute the customer has to decide again. */
export function ReviewBadge({ state }: { state: LineReviewState }) {
  const words = useTexts(invoicesTexts);
  return <StatusBadge status={looks[state]}>{words.state[state]}</StatusBadge>;
}
