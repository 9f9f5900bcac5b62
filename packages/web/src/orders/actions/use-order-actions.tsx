import type { Order, OrderAction } from "@kreislauf/contract/orders";
import type { ReactNode } from "react";
import { useLazyDialog } from "@kreislauf/ui/overlays/use-lazy-dialog.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import type { OrderActionProps } from "./order-action-props.ts";

const loadDialog = async () => (await import("./dialog-for-action.tsx")).DialogForAction;

export type StartOrderAction = (action: OrderAction, order: Order, ...moreOrders: Order[]) => void;

type Subject = { readonly action: OrderAction } & Omit<OrderActionProps, "onClosed">;

interface OrderActions {
  readonly start: StartOrderAction;
  /** The open dialog, if any; the screen must render this element. */
  readonly element: ReactNode;
}

/** Opens the dialogs of actions; `onDone` is called after an action has succeeded. */
export function useOrderActions(
  onDone?: (action: OrderAction, orders: readonly Order[]) => void,
): OrderActions {
  const showSnack = useSnackbar();
  const dialog = useLazyDialog<Subject>(loadDialog);
  return {
    start: (action, ...orders) =>
      void dialog.open({
        action,
        orders,
        onDone: (done, message) => {
          showSnack({ message, variant: "success" });
          onDone?.(action, done);
        },
      }),
    element: dialog.element,
  };
}
