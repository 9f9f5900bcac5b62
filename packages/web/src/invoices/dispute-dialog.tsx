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
import { maxAttachmentBytes } from "@kreislauf/contract/questions";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { ChoiceRows } from "@kreislauf/ui/controls/choice-rows.tsx";
import { Field } from "@kreislauf/ui/controls/field.tsx";
import { FileRow } from "@kreislauf/ui/controls/file-row.tsx";
import { TextArea } from "@kreislauf/ui/controls/text-area.tsx";
import { UploadBox } from "@kreislauf/ui/controls/upload-box.tsx";
import { ActionDialog } from "@kreislauf/ui/overlays/action-dialog.tsx";
import { FileText, Paperclip } from "lucide-react";
import { useState } from "react";
import { call } from "../base/api.ts";
import { toDataUri } from "../base/to-data-uri.ts";
import { useSubmit } from "../base/use-submit.ts";
import { invoicesScreenTexts } from "./invoices.texts.ts";
import styles from "./invoices.module.css";

const accepted = "image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif,application/pdf";

interface DisputeDialogProps {
  invoiceId: number;
  line: CheckedInvoiceLine;
  onClosed: () => void;
  onDone: (invoice: InvoiceCheck) => void;
}

/** Disputes a line; the reason that its deviation suggests is chosen. */
export function DisputeDialog({ invoiceId, line, onClosed, onDone }: DisputeDialogProps) {
  const { disputing: texts } = useTexts(invoicesScreenTexts);
  const words = useTexts(invoicesTexts);
  const { reasons } = useTexts(fieldErrorTexts);
  const { fileSize, money } = useFormats();
  const [kind] = line.deviations.map((deviation) => deviation.kind);
  const suggested = kind === undefined ? null : reasonOfDeviation[kind];
  const [reason, setReason] = useState<DisputeReason>(suggested ?? "other");
  const [text, setText] = useState("");
  const [files, setFiles] = useState<readonly File[]>([]);
  const [fileError, setFileError] = useState<string>();
  const [isChecked, setChecked] = useState(false);
  const isMissing = reason === "other" && text.trim() === "";
  const { submit, busy, failure } = useSubmit<
    { reason: DisputeReason; text: string; names: readonly string[] },
    InvoiceCheck
  >({
    send: async (_, idempotencyKey) => {
      const attachments = await Promise.all(
        files.map(async (file) => ({ fileName: file.name, file: await toDataUri(file) })),
      );
      const params = { documentId: invoiceId, position: String(line.position) };
      const body = { version: line.review.version, reason, text, attachments };
      return await call(invoicesApi.disputeInvoiceLine, { params, body }, { idempotencyKey });
    },
    onDone,
  });
  const add = (chosen: readonly File[]) => {
    const large = chosen.find(({ size }) => size > maxAttachmentBytes);
    const all = [...files, ...chosen.filter(({ size }) => size <= maxAttachmentBytes)];
    setFileError(
      large ? texts.tooLarge(large.name) : all.length > maxDisputeFiles ? texts.tooMany : undefined,
    );
    setFiles(all.slice(0, maxDisputeFiles));
  };
  return (
    <ActionDialog
      open
      onClose={onClosed}
      onClosed={onClosed}
      title={texts.title(line.position)}
      description={`${line.description} · ${money(line.netAmount)}. ${texts.hint}`}
      dirty={text !== "" || files.length > 0}
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
          label={reason === "other" ? texts.textNeeded : texts.text}
          rows={3}
          maxLength={maxDisputeTextLength}
          value={text}
          error={isChecked && isMissing ? reasons.reason_missing : undefined}
          onChange={({ target }) => setText(target.value)}
        />
        {files.map((file) => (
          <FileRow
            key={`${file.name} ${file.size}`}
            icon={FileText}
            name={file.name}
            note={fileSize(file.size)}
            removeLabel={texts.remove(file.name)}
            onRemove={() => setFiles(files.filter((each) => each !== file))}
          />
        ))}
        {files.length < maxDisputeFiles && (
          <Field label={texts.attach} labelHidden kind="group" error={fileError}>
            {() => (
              <UploadBox
                icon={Paperclip}
                text={texts.attach}
                hint={texts.kinds}
                chooseText={texts.choose}
                takeText={texts.take}
                accept={accepted}
                multiple
                onChoose={add}
              />
            )}
          </Field>
        )}
      </div>
    </ActionDialog>
  );
}
