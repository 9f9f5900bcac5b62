import { type ApprovalRequest, approvalsApi } from "@kreislauf/contract/approvals";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { today } from "@kreislauf/ui/base/today.ts";
import { DateField } from "@kreislauf/ui/dates/date-field.tsx";
import { Stepper } from "@kreislauf/ui/controls/stepper.tsx";
import { ActionDialog } from "@kreislauf/ui/overlays/action-dialog.tsx";
import { useState } from "react";
import { call } from "../base/api.ts";
import { useSubmit } from "../base/use-submit.ts";
import { approvalsScreenTexts } from "./approvals.texts.ts";

interface ChangeRequestDialogProps {
  request: ApprovalRequest;
  onClosed: () => void;
  onDone: (request: ApprovalRequest) => void;
}

/**
 * Changes the amount or date of a request and approves it in one step; the server checks the result like a new order.
 */
export function ChangeRequestDialog({ request, onClosed, onDone }: ChangeRequestDialogProps) {
  const texts = useTexts(approvalsScreenTexts);
  const { changing } = texts;
  const { day, number } = useFormats();
  const first = request.items[0];
  const [amount, setAmount] = useState<number | null>(first?.amount ?? null);
  const [desiredDate, setDesiredDate] = useState<string | null>(request.desiredDate);
  const [isChecked, setChecked] = useState(false);
  const isChanged = amount !== first?.amount || desiredDate !== request.desiredDate;
  const submission = useSubmit({
    send: () =>
      call(approvalsApi.changeRequest, {
        params: { id: request.id },
        body: {
          version: request.version,
          ...(amount !== null && { amount }),
          ...(desiredDate !== null && { desiredDate }),
        },
      }),
    onDone,
  });
  if (first === undefined) return null;
  return (
    <ActionDialog
      open
      onClose={onClosed}
      onClosed={onClosed}
      title={changing.title}
      description={changing.text}
      dirty={isChanged}
      busy={submission.busy}
      closeText={texts.cancel}
      error={submission.failure?.sentence}
      action={{
        text: changing.submit,
        busyText: changing.busy,
        onSubmit: (event) => {
          event.preventDefault();
          setChecked(true);
          if (amount !== null && desiredDate !== null) void submission.submit();
        },
      }}
    >
      <Stepper
        label={changing.amount}
        hint={changing.before(number(first.amount))}
        error={isChecked && amount === null ? changing.amountMissing : undefined}
        value={amount}
        onChange={setAmount}
        min={1}
      />
      <DateField
        label={changing.date}
        hint={changing.before(day(request.desiredDate))}
        error={isChecked && desiredDate === null ? changing.dateMissing : undefined}
        value={desiredDate}
        onChange={setDesiredDate}
        today={today()}
        from={today()}
      />
    </ActionDialog>
  );
}
