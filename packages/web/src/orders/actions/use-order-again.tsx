import { containerAction } from "@kreislauf/contract/catalog";
import type { Order } from "@kreislauf/contract/orders";
import type { ReactNode } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useRoomDialog } from "../../base/use-room-dialog.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { orderActionsTexts } from "./order-actions.texts.ts";

interface OrderAgain {
  readonly orderAgain: (order: Order) => void;
  /** The open dialog, if any; the screen must render this element. */
  readonly element: ReactNode;
}

/**
 * Orders the same again: opens the dialog for ordering with the order's values, for a withdrawal the empty withdrawal
 * dialog.
 */
export function useOrderAgain(): OrderAgain {
  const { dialogMissing } = useTexts(orderActionsTexts);
  const showSnack = useSnackbar();
  const order = useRoomDialog("order");
  const withdrawal = useRoomDialog("withdraw");
  return {
    orderAgain: ({ id, serviceLocationId: siteId, agreement: { agreementId }, containerActionId }) => {
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
