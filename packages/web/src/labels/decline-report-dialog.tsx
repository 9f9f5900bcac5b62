import { reportTexts } from "@kreislauf/contract/labels";
import { useState, type FormEvent } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { TextArea } from "@kreislauf/ui/controls/text-area.tsx";
import { ActionDialog } from "@kreislauf/ui/overlays/action-dialog.tsx";
import { containerReportTexts } from "./container-report.texts.ts";

interface DeclineReportDialogProps {
  open: boolean;
  busy: boolean;
  onSubmit: (reason: string) => void;
  onClose: () => void;
}

/** Asks for the reason before a report is declined. */
export function DeclineReportDialog({ open, busy, onSubmit, onClose }: DeclineReportDialogProps) {
  const texts = useTexts(containerReportTexts).declining;
  const [reason, setReason] = useState("");
  const [isChecked, setChecked] = useState(false);
  const { least, most } = reportTexts.reason;
  const isTooShort = reason.trim().length < least;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isTooShort) onSubmit(reason.trim());
  };
  return (
    <ActionDialog
      open={open}
      onClose={onClose}
      title={texts.title}
      description={texts.text}
      dirty={reason !== ""}
      busy={busy}
      closeText={texts.cancel}
      action={{ text: texts.submit, busyText: texts.busy, danger: true, onSubmit: submit }}
    >
      <TextArea
        label={texts.reason}
        rows={3}
        maxLength={most}
        value={reason}
        error={isChecked && isTooShort ? texts.tooShort(least) : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </ActionDialog>
  );
}
