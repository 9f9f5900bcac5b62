import type { Order, OrderAction } from "@kreislauf/contract/orders";
import type { ReactNode } from "react";
import { useLateDialog } from "../base/late-dialog.tsx";
import { useSnackbar } from "../ui/snackbar.tsx";
import type { OrderActionProps } from "./order-action-props.ts";

const loadDialog = async () => (await import("./any-order-action.tsx")).AnyOrderAction;

export type StartOrderAction = (action: OrderAction, first: Order, ...more: Order[]) => void;

type Subject = { readonly action: OrderAction } & Omit<OrderActionProps, "onClosed">;

interface OrderActions {
  readonly start: StartOrderAction;
  /** To be drawn by the screen. */
  readonly element: ReactNode;
}

/** Opens the dialog of an action, and tells when it is done. */
export function useOrderActions(
  onDone?: (action: OrderAction, orders: readonly Order[]) => void,
): OrderActions {
  const showSnack = useSnackbar();
  const dialog = useLateDialog<Subject>(loadDialog);
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
