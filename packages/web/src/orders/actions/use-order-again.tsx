import { containerAction } from "@kreislauf/contract/catalog";
import type { Order } from "@kreislauf/contract/orders";
import type { ReactNode } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useRoomDialog } from "../../base/use-room-dialog.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { orderActionsTexts } from "./order-actions.texts.ts";

interface OrderAgain {
  readonly again: (order: Order) => void;
  /** To be drawn by the screen. */
  readonly element: ReactNode;
}

/** Gives an earlier order once more: opens the dialog it came from, filled in with what it held. */
export function useOrderAgain(): OrderAgain {
  const { dialogMissing } = useTexts(orderActionsTexts);
  const showSnack = useSnackbar();
  const order = useRoomDialog("order");
  const withdrawal = useRoomDialog("withdraw");
  return {
    again: ({ id, serviceLocationId: siteId, agreement: { agreementId }, containerActionId }) => {
      const opened =
        containerActionId === containerAction.remove
          ? withdrawal.open({ siteId, agreementId })
          : order.open({ siteId, agreementId, againOrderId: id });
      void opened.catch(() => showSnack({ message: dialogMissing, variant: "error" }));
    },
    element: (
      <>
        {order.element}
        {withdrawal.element}
      </>
    ),
  };
}
