import type { Order, OrderAction } from "@kreislauf/contract/orders";
import type { ComponentType, ReactNode } from "react";
import { useEffect, useRef } from "react";
import { useLateDialog } from "../base/late-dialog.tsx";
import type { Closable } from "../base/late-dialog.tsx";
import { useSnackbar } from "../ui/snackbar.tsx";
import type { OrderActionProps } from "./order-action-props.ts";

type Subject = Omit<OrderActionProps, keyof Closable>;
type Loader = () => Promise<ComponentType<OrderActionProps>>;

const dialogs: Readonly<Record<OrderAction, Loader>> = {
  edit: async () => (await import("./edit-order-dialog.tsx")).EditOrderDialog,
  cancel: async () => (await import("./cancel-order-dialog.tsx")).CancelOrderDialog,
  claim: async () => (await import("./claim-order-dialog.tsx")).ClaimOrderDialog,
  close_claim: async () => (await import("./close-claim-dialog.tsx")).CloseClaimDialog,
  resolved: async () => (await import("./complete-orders-dialog.tsx")).CompleteOrdersDialog,
};

export type StartOrderAction = (action: OrderAction, first: Order, ...more: Order[]) => void;

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
  const openers = {
    edit: useLateDialog<Subject>(dialogs.edit),
    cancel: useLateDialog<Subject>(dialogs.cancel),
    claim: useLateDialog<Subject>(dialogs.claim),
    close_claim: useLateDialog<Subject>(dialogs.close_claim),
    resolved: useLateDialog<Subject>(dialogs.resolved),
  };
  const told = useRef(onDone);
  useEffect(() => {
    told.current = onDone;
  });
  return {
    start: (action, ...orders) =>
      void openers[action].open({
        orders,
        onDone: (done, message) => {
          showSnack({ message, variant: "success" });
          told.current?.(action, done);
        },
      }),
    element: Object.entries(openers).map(([action, { element }]) => <div key={action}>{element}</div>),
  };
}
