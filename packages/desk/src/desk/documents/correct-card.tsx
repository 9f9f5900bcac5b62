import {
  type DeskDocument,
  type DeskDocumentDetail,
  deskDocumentsApi,
  maxCorrectionReason,
  readDocumentAmount,
} from "@kreislauf/contract/desk";
import { maxDocumentBytes } from "@kreislauf/contract/documents";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { FileText, Upload } from "lucide-react";
import { useState } from "react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { FileRow } from "@kreislauf/ui/controls/file-row.tsx";
import { TextArea } from "@kreislauf/ui/controls/text-area.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { UploadBox } from "@kreislauf/ui/controls/upload-box.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { call, DeskError } from "../../base/call.ts";
import { EntryForm } from "../base/entry-form.tsx";
import { fieldErrorOf, fieldRefusal } from "../../base/field-error.ts";
import pageStyles from "../base/page.module.css";
import { readFileAsDataUri } from "../base/read-file.ts";
import { documentKey, documentsKey } from "../documents.queries.ts";
import { documentsDeskTexts } from "../documents.texts.ts";
import { hasAmount } from "./chosen-file.ts";

interface CorrectCardProps {
  document: DeskDocument;
  name: string;
  onClose: () => void;
}

/** A form that publishes a new version of a document, with the reason that the customer reads. */
export function CorrectCard({ document: shown, name, onClose }: CorrectCardProps) {
  const texts = useTexts(documentsDeskTexts);
  const formats = useFormats();
  const client = useQueryClient();
  const show = useSnackbar();
  // The document as it was when the card was opened, whatever is published meanwhile.
  const [document, setDocument] = useState(shown);
  const showsAmount = hasAmount(document.type);
  const [file, setFile] = useState<File | null>(null);
  const [amount, setAmount] = useState(
    document.netAmount === null ? "" : (document.netAmount / 100).toFixed(2).replace(".", ","),
  );
  const [reason, setReason] = useState("");
  const [batchId] = useState(() => crypto.randomUUID());
  const correct = useMutation({
    mutationFn: async () => {
      if (file === null) throw new Error(texts.fileMissing);
      const netAmount = showsAmount ? readDocumentAmount(amount) : null;
      if (showsAmount && netAmount === null) throw fieldRefusal("netAmount", texts.amountUnreadable);
      const { result } = await call(deskDocumentsApi.publishDeskDocument, {
        body: {
          batchId,
          serviceLocationId: document.siteId,
          type: document.type,
          number: document.number,
          date: document.date,
          monthOfService: document.monthOfServiceDate.slice(0, "YYYY-MM".length),
          netAmount,
          orderNumber: null,
          correctsNumber: null,
          file: await readFileAsDataUri(file),
          correction: { version: document.version, reason },
        },
      });
      await call(deskDocumentsApi.endDeskBatch, { params: { batchId } });
      return result;
    },
    onSuccess: (result) => {
      show(
        result === "unchanged"
          ? { message: texts.sameContent, variant: "info" }
          : { message: texts.correctedNow, variant: "success" },
      );
      if (result === "corrected") onClose();
    },
    onSettled: async (_result, error) => {
      await client.invalidateQueries({ queryKey: documentsKey });
      // After a conflict the page shows what somebody else has published; publishing again replaces that.
      if (!(error instanceof DeskError) || error.code !== "document_changed") return;
      const current = client.getQueryData<DeskDocumentDetail>(documentKey(document.id));
      if (current !== undefined) setDocument(current.document);
    },
  });
  return (
    <Card title={texts.correctTitle(name)}>
      <EntryForm
        label={texts.correctTitle(name)}
        saveText={texts.publishCorrection}
        error={correct.error}
        busy={correct.isPending}
        onSave={() => correct.mutate()}
        onCancel={onClose}
      >
        <p className={pageStyles.hint}>{texts.correctHint}</p>
        {file === null ? (
          <UploadBox
            icon={Upload}
            text={texts.newFile}
            hint={texts.newFileLimit}
            chooseText={texts.chooseFile}
            accept=".pdf,application/pdf"
            onChoose={([chosen]) => setFile(chosen ?? null)}
          />
        ) : (
          <FileRow
            icon={FileText}
            name={file.name}
            note={`${formats.number(Math.max(Math.round(file.size / 1_000), 1))} kB`}
            refused={file.size > maxDocumentBytes ? texts.newFileLimit : undefined}
            removeLabel={texts.remove(file.name)}
            onRemove={() => setFile(null)}
          />
        )}
        {showsAmount && (
          <TextField
            label={texts.amount}
            required
            inputMode="decimal"
            maxLength={16}
            hint={document.netAmount === null ? undefined : texts.before(formats.money(document.netAmount))}
            value={amount}
            error={fieldErrorOf(correct.error, "netAmount")}
            onChange={(event) => setAmount(event.target.value)}
          />
        )}
        <TextArea
          label={texts.reason}
          required
          rows={2}
          maxLength={maxCorrectionReason}
          value={reason}
          error={fieldErrorOf(correct.error, "correction.reason")}
          onChange={(event) => setReason(event.target.value)}
        />
      </EntryForm>
    </Card>
  );
}
