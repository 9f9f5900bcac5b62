import type { Order } from "@kreislauf/contract/orders";
import type { FormEventHandler, ReactNode } from "react";
import { useTexts } from "../base/language.tsx";
import { containerShapes } from "../catalog/index.ts";
import { Button } from "../ui/button.tsx";
import { ContainerDrawing } from "../ui/container-drawing.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { OrderStepNote } from "./order-step-note.tsx";
import type { OrderStepName } from "./order-step-outcome.ts";
import { isStillPossible } from "./order-step-outcome.ts";
import { actionDialogsTexts } from "./action-dialogs.texts.ts";
import type { StepProblem } from "./use-order-step.ts";
import styles from "./order-action.module.css";

interface OrderActionDialogProps {
  action: OrderStepName;
  /** As it is now. */
  order: Order;
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
  title: string;
  description: string;
  submitText: string;
  busyText: string;
  danger?: boolean;
  /** Why it cannot be sent as it is. */
  lockedBecause?: string | undefined;
  dirty: boolean;
  busy: boolean;
  problem: StepProblem | null;
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** What all questions about one order have in common: what it is about, what came between, two buttons. */
export function OrderActionDialog(props: OrderActionDialogProps) {
  const { action, order, problem, busy } = props;
  const texts = useTexts(actionDialogsTexts);
  const isOver = problem?.kind === "changed" && !isStillPossible(order, action);
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      onClosed={props.onClosed}
      dirty={props.dirty && !isOver}
      busy={busy}
      maxWidth={640}
      title={props.title}
      description={props.description}
      leading={<ContainerDrawing shape={containerShapes[order.containerType.drawing]} size="tile" />}
      {...(!isOver && { onSubmit: props.onSubmit })}
      actions={(close) =>
        isOver ? (
          <Button onClick={close}>{texts.close}</Button>
        ) : (
          <>
            <Button onClick={close}>{texts.dismiss}</Button>
            <Button
              type="submit"
              variant={props.danger === true ? "dangerSolid" : "primary"}
              busy={busy}
              busyText={props.busyText}
              lockedBecause={props.lockedBecause}
              reasonElsewhere
            >
              {props.submitText}
            </Button>
          </>
        )
      }
    >
      <div className={styles.fields}>
        {!isOver && props.children}
        {problem && <OrderStepNote problem={problem} action={action} order={order} />}
      </div>
    </Dialog>
  );
}
