import { fieldErrorTexts } from "@kreislauf/contract/base";
import {
  type CheckedInvoiceLine,
  type DisputeReason,
  disputeReasons,
  type InvoiceCheck,
  invoicesApi,
  invoicesTexts,
  maxDisputeFiles,
  maxDisputeTextLength,
  reasonOfDeviation,
} from "@kreislauf/contract/invoices";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { ChoiceRows } from "@kreislauf/ui/controls/choice-rows.tsx";
import { TextArea } from "@kreislauf/ui/controls/text-area.tsx";
import { ActionDialog } from "@kreislauf/ui/overlays/action-dialog.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "../base/api-error.ts";
import { call } from "../base/api.ts";
import { useSubmit } from "../base/use-submit.ts";
import { AttachmentsField } from "@kreislauf/ui/controls/attachments-field.tsx";
import { toAttachments } from "@kreislauf/ui/base/to-data-uri.ts";
import { invoiceCheckQuery } from "./invoices.queries.ts";
import { invoicesScreenTexts } from "./invoices.texts.ts";
import styles from "./invoices.module.css";

interface DisputeDialogProps {
  invoiceId: number;
  /** The line as it was when the dialog was opened. */
  line: CheckedInvoiceLine;
  onClosed: () => void;
  onDone: (invoice: InvoiceCheck) => void;
}

/** Disputes a line of an invoice. At first, the reason is chosen that fits the line's first deviation. */
export function DisputeDialog({ invoiceId, line, onClosed, onDone }: DisputeDialogProps) {
  const { disputing: texts } = useTexts(invoicesScreenTexts);
  const words = useTexts(invoicesTexts);
  const { reasons } = useTexts(fieldErrorTexts);
  const { money } = useFormats();
  const [kind] = line.deviations.map((deviation) => deviation.kind);
  const suggested = kind === undefined ? null : reasonOfDeviation[kind];
  const preselected = suggested ?? "other";
  const [reason, setReason] = useState<DisputeReason>(preselected);
  const [text, setText] = useState("");
  const [files, setFiles] = useState<readonly File[]>([]);
  const [version, setVersion] = useState(line.review.version);
  const queryClient = useQueryClient();
  const [isChecked, setChecked] = useState(false);
  const isMissing = reason === "other" && text.trim() === "";
  const { submit, busy, failure } = useSubmit<
    { reason: DisputeReason; text: string; names: readonly string[] },
    InvoiceCheck
  >({
    send: async (_, idempotencyKey) => {
      const attachments = await toAttachments(files);
      const params = { documentId: invoiceId, position: String(line.position) };
      const body = { version, reason, text, attachments };
      return await call(invoicesApi.disputeInvoiceLine, { params, body }, { idempotencyKey });
    },
    onDone,
    onFailure: ({ error }) => void showTheirs(error),
  });
  // If somebody else has decided the line meanwhile, the page now shows that, and sending again disputes the line in
  // its new state.
  const showTheirs = async (error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== "invoice_line_changed") return;
    const { queryKey } = invoiceCheckQuery(invoiceId);
    await queryClient.invalidateQueries({ queryKey });
    const current = queryClient
      .getQueryData(queryKey)
      ?.lines.find(({ position }) => position === line.position);
    if (current !== undefined) setVersion(current.review.version);
  };
  return (
    <ActionDialog
      open
      onClose={onClosed}
      onClosed={onClosed}
      title={texts.title(line.position)}
      description={`${line.description} · ${money(line.netAmount)}. ${texts.hint}`}
      dirty={reason !== preselected || text !== "" || files.length > 0}
      busy={busy}
      closeText={texts.cancel}
      error={failure?.sentence}
      action={{
        text: texts.submit,
        busyText: texts.busy,
        onSubmit: (event) => {
          event.preventDefault();
          setChecked(true);
          if (!isMissing) void submit({ reason, text, names: files.map(({ name }) => name) });
        },
      }}
    >
      <div className={styles.dispute}>
        <ChoiceRows<DisputeReason>
          label={texts.reason}
          options={disputeReasons.map((value) => ({
            value,
            title: words.reason[value],
            ...(value === suggested && { text: texts.suggested }),
          }))}
          value={reason}
          onChange={setReason}
        />
        <TextArea
          label={texts.text}
          optional={reason !== "other"}
          rows={3}
          maxLength={maxDisputeTextLength}
          value={text}
          error={isChecked && isMissing ? reasons.reason_missing : undefined}
          onChange={({ target }) => setText(target.value)}
        />
        <AttachmentsField files={files} onChange={setFiles} most={maxDisputeFiles} />
      </div>
    </ActionDialog>
  );
}
