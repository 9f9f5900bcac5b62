import type { ApprovalRequestSummary } from "@kreislauf/contract/orders";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { hrefTo } from "../../../base/paths.ts";
import { waitingOrderTexts } from "./waiting-order.texts.ts";

/** Returns a function that shows a snackbar: the order waits for an approval, by whom, and until when. */
export function useWaitingSnack(): (request: ApprovalRequestSummary) => void {
  const texts = useTexts(waitingOrderTexts);
  const { deadline } = useFormats();
  const showSnack = useSnackbar();
  return ({ id, approvers, approveBy }) => {
    showSnack({
      message: texts.waiting(approvers.map(({ name }) => name).join(", "), deadline(approveBy)),
      variant: "success",
      link: { href: hrefTo("approvals", undefined, { tab: "requested", request: id }), text: texts.show },
    });
  };
}
