import type { OrderAction } from "@kreislauf/contract/orders";
import type { ComponentType } from "react";
import { CancelOrderDialog } from "./cancel-order-dialog.tsx";
import { ClaimOrderDialog } from "./claim-order-dialog.tsx";
import { CloseClaimDialog } from "./close-claim-dialog.tsx";
import { CompleteOrdersDialog } from "./complete-orders-dialog.tsx";
import { EditOrderDialog } from "./edit-order-dialog.tsx";
import type { OrderActionProps } from "./order-action-props.ts";

const dialogs: Readonly<Record<OrderAction, ComponentType<OrderActionProps>>> = {
  edit: EditOrderDialog,
  cancel: CancelOrderDialog,
  claim: ClaimOrderDialog,
  close_claim: CloseClaimDialog,
  resolved: CompleteOrdersDialog,
};

/** The dialog of the started action; the dialogs of all actions are loaded together as one chunk. */
export function DialogForAction({ action, ...subject }: OrderActionProps & { readonly action: OrderAction }) {
  const Dialog = dialogs[action];
  return <Dialog {...subject} />;
}
