import { containerAction } from "@kreislauf/contract/catalog";
import type { Order } from "@kreislauf/contract/orders";
import type { ReactNode } from "react";
import { useTexts } from "../base/language.tsx";
import { useRoomDialog } from "../base/room-dialog.tsx";
import { useSnackbar } from "../ui/snackbar.tsx";
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
    again: ({ id, serviceLocationId: locationId, agreement: { agreementId }, containerActionId }) => {
      const opened =
        containerActionId === containerAction.remove
          ? withdrawal.open({ locationId, agreementId })
          : order.open({ locationId, agreementId, againOrderId: id });
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
