import type { Order } from "@kreislauf/contract/orders";
import type { FormEventHandler, ReactNode } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { containerShapes } from "../../catalog/index.ts";
import { ContainerDrawing } from "@kreislauf/ui/drawings/container-drawing.tsx";
import { ActionDialog } from "@kreislauf/ui/overlays/action-dialog.tsx";
import { OrderActionProblemNote } from "./order-action-problem-note.tsx";
import { isStillPossible, type OrderDialogAction } from "./order-action-outcome.ts";
import { actionDialogsTexts } from "./action-dialogs.texts.ts";
import type { OrderActionProblem } from "./use-order-action-submit.ts";
import styles from "./order-action.module.css";

interface OrderActionDialogProps {
  action: OrderDialogAction;
  /** The latest version of the order, which may be newer than the one the dialog was opened with. */
  order: Order;
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
  title: string;
  description: string;
  submitText: string;
  busyText: string;
  danger?: boolean;
  /** Why the form cannot be submitted as it is; undefined if it can. */
  lockedBecause?: string | undefined;
  dirty: boolean;
  busy: boolean;
  problem: OrderActionProblem | null;
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** The frame of dialogs about one order: a description, a note if the action failed, and two buttons. */
export function OrderActionDialog(props: OrderActionDialogProps) {
  const { action, order, problem, busy } = props;
  const texts = useTexts(actionDialogsTexts);
  const isOver = problem?.kind === "changed" && !isStillPossible(order, action);
  return (
    <ActionDialog
      open={props.open}
      onClose={props.onClose}
      onClosed={props.onClosed}
      dirty={props.dirty && !isOver}
      busy={busy}
      maxWidth={640}
      title={props.title}
      description={props.description}
      leading={<ContainerDrawing shape={containerShapes[order.containerType.drawing]} size="tile" />}
      closeText={isOver ? texts.close : action === "cancel" ? texts.back : texts.dismiss}
      action={
        isOver
          ? undefined
          : {
              text: props.submitText,
              busyText: props.busyText,
              danger: props.danger,
              lockedBecause: props.lockedBecause,
              onSubmit: props.onSubmit,
            }
      }
    >
      <div className={styles.fields}>
        {!isOver && props.children}
        {problem && <OrderActionProblemNote problem={problem} action={action} order={order} />}
      </div>
    </ActionDialog>
  );
}
