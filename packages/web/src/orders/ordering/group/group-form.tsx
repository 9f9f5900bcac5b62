import type { Agreement } from "@kreislauf/contract/agreements";
import { catalogTexts } from "@kreislauf/contract/catalog";
import { addressLine } from "@kreislauf/contract/sites";
import { useQuery } from "@tanstack/react-query";
import { isWaitingOrder } from "@kreislauf/contract/orders";
import { useWaitingSnack } from "../approval/use-waiting-snack.ts";
import { useState } from "react";
import { track } from "../../../base/analytics.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { hrefTo } from "../../../base/paths.ts";
import { activeSitesQuery } from "../../../sites/index.ts";
import { ActionDialog } from "@kreislauf/ui/overlays/action-dialog.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { RestoredDraftNote } from "../form/restored-draft-note.tsx";
import { DuplicateOrderDialog } from "../form/duplicate-order-dialog.tsx";
import { groupDialogTexts } from "./group-dialog.texts.ts";
import { ApprovalOutlook } from "../approval/approval-outlook.tsx";
import { plannedOrders } from "./group-draft.ts";
import { GroupMembers } from "./group-members.tsx";
import { GroupDateFields } from "./group-date-fields.tsx";
import { orderingFormTexts } from "../form/ordering-form.texts.ts";
import { SubmissionFailureNote } from "../form/submission-failure-note.tsx";
import { useGroupDialog } from "./use-group-dialog.ts";
import styles from "./group-dialog.module.css";

interface GroupFormProps {
  siteId: number;
  agreements: readonly Agreement[];
  /** The ids of agreements that have ended while the dialog was open. */
  endedIds: ReadonlySet<number>;
  onClosed: () => void;
}

export function GroupForm({ siteId, agreements, endedIds, onClosed }: GroupFormProps) {
  const texts = useTexts(groupDialogTexts);
  const common = useTexts(orderingFormTexts);
  const amounts = useTexts(catalogTexts).amount;
  const { day } = useFormats();
  const showSnack = useSnackbar();
  const showWaiting = useWaitingSnack();
  const { data: sites } = useQuery(activeSitesQuery);
  const site = sites?.find(({ id }) => id === siteId);
  const [open, setOpen] = useState(true);
  const model = useGroupDialog(siteId, agreements, (created) => {
    model.draft.clear();
    setOpen(false);
    if (isWaitingOrder(created)) return showWaiting(created.approvalRequest);
    const { orders } = created;
    for (const _ of orders) track("order-creation");
    showSnack({
      message: texts.done(orders.length),
      variant: "success",
      link: { href: hrefTo("orderHistory"), text: common.showOrders },
    });
  });
  const { form, chosen, desiredDate, question, submission } = model;
  const containers = chosen
    .filter(({ agreement }) => agreement.terms.unit === "container")
    .reduce((sum, { member }) => sum + (member.amount ?? 0), 0);
  const { root } = form.formState.errors;
  return (
    <ActionDialog
      open={open}
      onClose={() => {
        model.draft.clear();
        setOpen(false);
      }}
      onClosed={onClosed}
      dirty={form.formState.isDirty}
      busy={submission.busy}
      title={texts.title}
      description={site && `${site.alias}, ${addressLine(site)}`}
      {...(chosen.length > 0 && {
        footerNote: texts.summary(
          texts.orders(chosen.length),
          containers > 0 ? amounts.container(containers) : "",
          desiredDate === null ? "" : day(desiredDate),
        ),
      })}
      closeText={common.cancel}
      action={{
        text: texts.submit(chosen.length),
        busyText: common.submitting,
        onSubmit: (event) => void form.handleSubmit(submission.submit)(event),
      }}
    >
      <RestoredDraftNote draft={model.draft} />
      <div className={styles.columns}>
        <GroupMembers
          model={model}
          agreements={agreements}
          endedIds={endedIds}
          error={root?.message === undefined ? undefined : texts.noneChosen}
        />
        <GroupDateFields model={model} agreements={agreements} />
      </div>
      <ApprovalOutlook orders={plannedOrders(chosen, desiredDate)} />
      {submission.failure && (
        <SubmissionFailureNote failure={submission.failure} words={{ refused: texts.refused }} />
      )}
      <DuplicateOrderDialog
        question={
          question && { desiredDate: question.body.orders[0]?.desiredDate ?? "", count: question.count }
        }
        words={{ text: texts.question, unknownText: texts.unknownQuestion }}
        onConfirm={submission.confirm}
        onClose={submission.dismiss}
      />
    </ActionDialog>
  );
}
