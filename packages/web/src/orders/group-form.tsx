import type { Agreement } from "@kreislauf/contract/agreements";
import { catalogTexts } from "@kreislauf/contract/catalog";
import { addressLine } from "@kreislauf/contract/locations";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { track } from "../base/analytics.ts";
import { useFormats } from "../base/format.ts";
import { useTexts } from "../base/language.tsx";
import { hrefTo } from "../base/paths.ts";
import { activeLocationsQuery } from "../locations/index.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { useSnackbar } from "../ui/snackbar.tsx";
import { DraftNote } from "./draft-note.tsx";
import { ExistingOrderQuestion } from "./existing-order-question.tsx";
import { groupDialogTexts } from "./group-dialog.texts.ts";
import { GroupMembers } from "./group-members.tsx";
import { GroupTerms } from "./group-terms.tsx";
import { orderDialogTexts } from "./order-dialog.texts.ts";
import { SubmissionFailureNote } from "./submission-failure-note.tsx";
import { useGroupDialog } from "./use-group-dialog.ts";
import styles from "./group-dialog.module.css";

interface GroupFormProps {
  locationId: number;
  agreements: readonly Agreement[];
  /** Those that have ended while the dialog is open. */
  gone: ReadonlySet<number>;
  onClosed: () => void;
}

export function GroupForm({ locationId, agreements, gone, onClosed }: GroupFormProps) {
  const texts = useTexts(groupDialogTexts);
  const common = useTexts(orderDialogTexts);
  const amounts = useTexts(catalogTexts).amount;
  const { day } = useFormats();
  const showSnack = useSnackbar();
  const { data: locations } = useQuery(activeLocationsQuery);
  const location = locations?.find(({ id }) => id === locationId);
  const [open, setOpen] = useState(true);
  const model = useGroupDialog(locationId, agreements, ({ orders }) => {
    model.draft.forget();
    setOpen(false);
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
    <Dialog
      open={open}
      onClose={() => {
        model.draft.forget();
        setOpen(false);
      }}
      onClosed={onClosed}
      dirty={form.formState.isDirty}
      busy={submission.busy}
      title={texts.title}
      description={location && `${location.alias}, ${addressLine(location)}`}
      onSubmit={(event) => void form.handleSubmit(submission.submit)(event)}
      {...(chosen.length > 0 && {
        footNote: texts.summary(
          texts.orders(chosen.length),
          containers > 0 ? amounts.container(containers) : "",
          desiredDate === null ? "" : day(desiredDate),
        ),
      })}
      actions={(close) => (
        <>
          <Button onClick={close}>{common.cancel}</Button>
          <Button type="submit" variant="primary" busy={submission.busy} busyText={common.submitting}>
            {texts.submit(chosen.length)}
          </Button>
        </>
      )}
    >
      <DraftNote draft={model.draft} />
      <div className={styles.columns}>
        <GroupMembers
          model={model}
          agreements={agreements}
          gone={gone}
          error={root?.message === undefined ? undefined : texts.noneChosen}
        />
        <GroupTerms model={model} agreements={agreements} />
      </div>
      {submission.failure && (
        <SubmissionFailureNote failure={submission.failure} words={{ refused: texts.refused }} />
      )}
      <ExistingOrderQuestion
        question={
          question && { desiredDate: question.body.orders[0]?.desiredDate ?? "", count: question.count }
        }
        words={{ text: texts.question, unknownText: texts.unknownQuestion }}
        onConfirm={submission.confirm}
        onClose={submission.dismiss}
      />
    </Dialog>
  );
}
