import { permission } from "@kreislauf/contract/base";
import { maxOrdersAtOnce, type Order } from "@kreislauf/contract/orders";
import { useQueryClient } from "@tanstack/react-query";
import { Ban, Check, Download, X } from "lucide-react";
import { useState } from "react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useIsMobile } from "@kreislauf/ui/base/use-is-mobile.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { IconButton } from "@kreislauf/ui/controls/icon-button.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { FormFooter } from "@kreislauf/ui/layout/form-footer.tsx";
import { useLazyDialog } from "@kreislauf/ui/overlays/use-lazy-dialog.tsx";
import { useUser } from "../../base/session.ts";
import { useRoomDialog } from "../../base/use-room-dialog.tsx";
import { toFilterParam } from "../base/order-list-state.ts";
import type { OrderSelection } from "../orders.queries.ts";
import type { OrderBatchDialogProps } from "./order-batch-dialog-props.ts";
import { orderBatchTexts } from "./order-batch.texts.ts";
import { readAllOrders } from "./read-all-orders.ts";
import type { BatchResult } from "./batch-result.ts";
import styles from "./order-selection-bar.module.css";

export interface OrderSelectionBarProps {
  /** The list in which the orders were chosen. */
  readonly list: Omit<OrderSelection, "page">;
  readonly total: number | undefined;
  readonly orders: readonly Order[];
  readonly choose: (orders: readonly Order[]) => void;
  readonly onDone: (result: BatchResult) => void;
}

type Subject = Omit<OrderBatchDialogProps, "onClosed">;

const loadCompleteDialog = async () => (await import("./complete-batch-dialog.tsx")).CompleteBatchDialog;
const loadCancelDialog = async () => (await import("./cancel-batch-dialog.tsx")).CancelBatchDialog;

/** The actions for the chosen orders; each button shows how many of them allow its action. */
export function OrderSelectionBar({ list, total, orders, choose, onDone }: OrderSelectionBarProps) {
  const texts = useTexts(orderBatchTexts);
  const { number } = useFormats();
  const { permissions } = useUser();
  const mayAct = permissions.includes(permission.orderManager);
  const isMobile = useIsMobile();
  const completeDialog = useLazyDialog<Subject>(loadCompleteDialog);
  const cancelDialog = useLazyDialog<Subject>(loadCancelDialog);
  const exportDialog = useRoomDialog("export");
  const completable = orders.filter(({ actions }) => actions.resolved.allowed);
  const cancellable = orders.filter(({ actions }) => actions.cancel.allowed);
  const subject = (accepted: readonly Order[]): Subject => ({
    orders: accepted,
    otherCount: orders.length - accepted.length,
    onDone,
  });
  const exportChosen = () => {
    const { by: sortby, order: sortorder } = list.sort;
    const filter = toFilterParam({ orders: orders.map(({ id }) => id) });
    const siteLabel = texts.exportOf(number(orders.length));
    const query = { sortby, sortorder, ...filter };
    void exportDialog.open({ kinds: ["orders"], site: "all", siteLabel, query }).catch(() => undefined);
  };
  const mayExport = permissions.includes(permission.fileExportManager);
  const locked = {
    cancel: cancellable.length === 0 ? texts.locked.cancel : undefined,
    complete: completable.length === 0 ? texts.locked.complete : undefined,
  };
  const clearButton = <IconButton icon={X} label={texts.clear} onClick={() => choose([])} />;
  return (
    <>
      <FormFooter
        note={
          <span className={styles.note}>
            <b>{texts.chosen(number(orders.length))}</b>
            <ChooseAll list={list} total={total} chosenCount={orders.length} choose={choose} />
            {isMobile && (
              <span className={styles.icons}>
                {mayExport && <IconButton icon={Download} label={texts.export} onClick={exportChosen} />}
                {clearButton}
              </span>
            )}
            {isMobile && mayAct && (locked.cancel ?? locked.complete) !== undefined && (
              <small>
                {[locked.complete, locked.cancel].filter((reason) => reason !== undefined).join(" ")}
              </small>
            )}
          </span>
        }
      >
        {!isMobile && mayExport && (
          <Button icon={Download} onClick={exportChosen}>
            {texts.export}
          </Button>
        )}
        {mayAct && (
          <>
            <Button
              variant="danger"
              icon={isMobile ? undefined : Ban}
              lockedBecause={locked.cancel}
              reasonElsewhere
              onClick={() => void cancelDialog.open(subject(cancellable)).catch(() => undefined)}
            >
              {texts.cancel(number(cancellable.length))}
            </Button>
            <Button
              variant="primary"
              icon={isMobile ? undefined : Check}
              lockedBecause={locked.complete}
              reasonElsewhere
              onClick={() => void completeDialog.open(subject(completable)).catch(() => undefined)}
            >
              {texts.complete(number(completable.length))}
            </Button>
          </>
        )}
        {!isMobile && clearButton}
      </FormFooter>
      {completeDialog.element}
      {cancelDialog.element}
      {exportDialog.element}
    </>
  );
}

interface ChooseAllProps extends Pick<OrderSelectionBarProps, "list" | "total" | "choose"> {
  readonly chosenCount: number;
}

/** A button that also chooses the orders on the other pages of the list. */
function ChooseAll({ list, total, chosenCount, choose }: ChooseAllProps) {
  const texts = useTexts(orderBatchTexts);
  const { number } = useFormats();
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const [busy, setBusy] = useState(false);
  const chooseAll = async () => {
    setBusy(true);
    try {
      choose(await readAllOrders(queryClient, list));
    } catch {
      showSnack({ message: texts.chooseAllFailed, variant: "error" });
    } finally {
      setBusy(false);
    }
  };
  if (chosenCount >= maxOrdersAtOnce) return <span>{texts.atMost}</span>;
  if (total === undefined || chosenCount >= total) return null;
  return (
    <Button
      variant="ghost"
      small
      busy={busy}
      busyText={texts.choosingAll}
      lockedBecause={total > maxOrdersAtOnce ? texts.atMost : undefined}
      onClick={() => void chooseAll()}
    >
      {texts.chooseAll(number(total))}
    </Button>
  );
}

/** Exported for `useOrderSelection`, which loads this module on demand. */
export const renderOrderSelectionBar = (props: OrderSelectionBarProps) => <OrderSelectionBar {...props} />;
