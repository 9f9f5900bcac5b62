import type { Agreement } from "@kreislauf/contract/agreements";
import { RefreshCw } from "lucide-react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { containerAction } from "@kreislauf/contract/catalog";
import { ApprovalOutlook } from "../approval/approval-outlook.tsx";
import { OrderParagraphFields } from "../form/order-fields.tsx";
import { orderingFormTexts } from "../form/ordering-form.texts.ts";
import { SubmissionFailureNote } from "../form/submission-failure-note.tsx";
import type { WithdrawDialogModel } from "./use-withdraw-dialog.ts";
import { WithdrawDialogFields } from "./withdraw-dialog-fields.tsx";
import { WithdrawalConsequences } from "./withdrawal-consequences.tsx";
import { withdrawDialogTexts } from "./withdraw-dialog.texts.ts";
import styles from "./withdraw-dialog.module.css";

interface WithdrawDialogBodyProps {
  model: WithdrawDialogModel;
  agreement: Agreement;
}

/** The fields for amount and date, and below them the consequences of the withdrawal. */
export function WithdrawDialogBody({ model, agreement }: WithdrawDialogBodyProps) {
  const texts = useTexts(withdrawDialogTexts);
  const common = useTexts(orderingFormTexts);
  const { preview, amount, desiredDate, submission } = model;
  const { agreementId } = agreement;
  const containerActionId = containerAction.remove;
  const { facts } = model.factsState;
  return (
    <div className={styles.body}>
      <WithdrawDialogFields model={model} agreement={agreement} />
      {preview.isFailed && (
        <Note variant="error" role="alert" title={texts.ordersFailed}>
          <p>{texts.ordersFailedText}</p>
          <p className={styles.retry}>
            <Button small icon={RefreshCw} busy={preview.isFetching} onClick={preview.retry}>
              {common.retry}
            </Button>
          </p>
        </Note>
      )}
      {model.changed && (
        <Note variant="warning" role="alert" title={texts.changed}>
          {texts.changedText}
        </Note>
      )}
      <div className={styles.consequences} aria-live="polite">
        {preview.data !== undefined && desiredDate !== null && facts !== null && (
          <WithdrawalConsequences
            preview={preview.data}
            desiredDate={desiredDate}
            agreement={agreement}
            facts={facts}
          />
        )}
      </div>
      {preview.data !== undefined && amount !== null && desiredDate !== null && (
        <ApprovalOutlook orders={[{ agreementId, containerActionId, amount, desiredDate }]} />
      )}
      <OrderParagraphFields form={model.form} />
      {model.isGone ? (
        <Note variant="error" role="alert" title={texts.gone}>
          {texts.goneText}
        </Note>
      ) : (
        submission.failure && <SubmissionFailureNote failure={submission.failure} />
      )}
    </div>
  );
}
