import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { RestoredDraftNote } from "../form/restored-draft-note.tsx";
import { OrderAgainNote } from "./order-again-note.tsx";
import { orderingFormTexts } from "../form/ordering-form.texts.ts";
import type { OrderDialogModel } from "./use-order-dialog.ts";
import styles from "../form/ordering-form.module.css";

/** Above the fields: where their values come from. */
export function OrderDialogNotes({ model: { draft, again } }: { model: OrderDialogModel }) {
  return (
    <>
      {again && (
        <div className={styles.notes}>
          <OrderAgainNote orderNumber={again.order.orderNumber} changes={again.changes} />
        </div>
      )}
      <RestoredDraftNote draft={draft} />
    </>
  );
}

/** Below the fields: why nothing can be ordered, if that concerns no single field. */
export function OrderRefusalNote({ model: { isGone, form } }: { model: OrderDialogModel }) {
  const texts = useTexts(orderingFormTexts);
  const { root } = form.formState.errors;
  if (!isGone && root?.message === undefined) return null;
  return (
    <div className={styles.whole}>
      <Note variant="error" role="alert" {...(isGone && { title: texts.gone })}>
        {isGone ? texts.goneMeanwhile : root?.message}
      </Note>
    </div>
  );
}
