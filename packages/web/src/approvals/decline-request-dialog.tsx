import {
  type ApprovalRequest,
  approvalsApi,
  approvalsTexts,
  type DeclineReason,
  declineReasons,
} from "@kreislauf/contract/approvals";
import { fieldErrorTexts } from "@kreislauf/contract/base";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { ChoiceRows } from "@kreislauf/ui/controls/choice-rows.tsx";
import { TextArea } from "@kreislauf/ui/controls/text-area.tsx";
import { ActionDialog } from "@kreislauf/ui/overlays/action-dialog.tsx";
import { useState } from "react";
import { call } from "../base/api.ts";
import { useSubmit } from "../base/use-submit.ts";
import { approvalsScreenTexts } from "./approvals.texts.ts";

interface DeclineRequestDialogProps {
  request: ApprovalRequest;
  onClosed: () => void;
  onDone: (request: ApprovalRequest) => void;
}

/** Declines a request with a reason; the person who made the request reads the reason in a mail. */
export function DeclineRequestDialog({ request, onClosed, onDone }: DeclineRequestDialogProps) {
  const { declining, cancel } = useTexts(approvalsScreenTexts);
  const words = useTexts(approvalsTexts);
  const { reasons } = useTexts(fieldErrorTexts);
  const [reason, setReason] = useState<DeclineReason>("too_many");
  const [text, setText] = useState("");
  const [isChecked, setChecked] = useState(false);
  const isMissing = reason === "other" && text.trim() === "";
  const submission = useSubmit({
    send: () =>
      call(approvalsApi.declineRequest, {
        params: { id: request.id },
        body: { version: request.version, declineReason: reason, reason: text },
      }),
    onDone,
  });
  return (
    <ActionDialog
      open
      onClose={onClosed}
      onClosed={onClosed}
      title={declining.title}
      description={`${request.items[0]?.wasteType.description ?? ""} · ${request.requestedBy.name}`}
      dirty={text !== ""}
      busy={submission.busy}
      closeText={cancel}
      error={submission.failure?.sentence}
      action={{
        text: declining.submit,
        busyText: declining.busy,
        danger: true,
        onSubmit: (event) => {
          event.preventDefault();
          setChecked(true);
          if (!isMissing) void submission.submit();
        },
      }}
    >
      <ChoiceRows<DeclineReason>
        label={declining.reason}
        options={declineReasons.map((value) => ({ value, title: words.declineReason[value] }))}
        value={reason}
        onChange={setReason}
      />
      <TextArea
        label={declining.words}
        rows={3}
        maxLength={500}
        value={text}
        error={isChecked && isMissing ? reasons.reason_missing : undefined}
        onChange={(event) => setText(event.target.value)}
      />
    </ActionDialog>
  );
}
