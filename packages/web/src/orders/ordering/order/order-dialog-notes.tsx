import { ordersContainersOnly } from "../../../agreements/index.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { RestoredDraftNote } from "../form/restored-draft-note.tsx";
import { OrderAgainNote } from "./order-again-note.tsx";
import { orderingFormTexts } from "../form/ordering-form.texts.ts";
import type { OrderDialogModel } from "./use-order-dialog.ts";
import styles from "../form/ordering-form.module.css";

/** Notes above the fields: that the order only brings a container, and where the filled-in values come from. */
export function OrderDialogNotes({ model: { draft, again, agreement } }: { model: OrderDialogModel }) {
  const { addsContainer } = useTexts(orderingFormTexts);
  const { date } = useFormats();
  const [placedOn] = agreement?.nextDates ?? [];
  return (
    <>
      {agreement && ordersContainersOnly(agreement) && (
        <div className={styles.notes}>
          <Note>
            {agreement.status === "requested"
              ? addsContainer.another(placedOn === undefined ? null : date(placedOn))
              : addsContainer.again}
          </Note>
        </div>
      )}
      {again && (
        <div className={styles.notes}>
          <OrderAgainNote orderNumber={again.order.orderNumber} changes={again.changes} />
        </div>
      )}
      <RestoredDraftNote draft={draft} />
    </>
  );
}

/** A note below the fields: why nothing can be ordered, if the reason does not belong to a single field. */
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
