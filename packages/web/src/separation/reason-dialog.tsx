import {
  type EvidenceKind,
  explanationLength,
  maxEvidenceFiles,
  separationApi,
  type SeparationFolder,
  type SeparationReason,
  type SeparationReasonInput,
  separationReasons,
  separationTexts,
} from "@kreislauf/contract/separation";
import { type FormEvent, useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { ChoiceRows } from "@kreislauf/ui/controls/choice-rows.tsx";
import { TextArea } from "@kreislauf/ui/controls/text-area.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { Stack } from "@kreislauf/ui/layout/stack.tsx";
import { ActionDialog } from "@kreislauf/ui/overlays/action-dialog.tsx";
import { call } from "../base/api.ts";
import { useSubmit } from "../base/use-submit.ts";
import { AttachmentsField } from "@kreislauf/ui/controls/attachments-field.tsx";
import { toAttachments } from "@kreislauf/ui/base/to-data-uri.ts";
import { EvidenceKindField } from "./evidence-kind-field.tsx";
import type { FractionRow } from "./fraction-row.ts";
import { separationScreenTexts } from "./separation.texts.ts";

interface ReasonDialogProps {
  folder: SeparationFolder;
  row: FractionRow;
  onSaved: () => void;
  onClosed: () => void;
}

/** Asks why a fraction is not collected separately: a reason from a list, an explanation in words, and evidence. */
export function ReasonDialog({ folder, row, onSaved, onClosed }: ReasonDialogProps) {
  const texts = useTexts(separationScreenTexts).dialog;
  const words = useTexts(separationTexts);
  const showSnack = useSnackbar();
  const [open, setOpen] = useState(true);
  const [reason, setReason] = useState<SeparationReason>(row.reason?.reason ?? "small_quantity");
  const [explanation, setExplanation] = useState(row.reason?.explanation ?? "");
  const [files, setFiles] = useState<readonly File[]>([]);
  const [kind, setKind] = useState<EvidenceKind>("photo");
  const [isChecked, setChecked] = useState(false);
  const { busy, failure, submit } = useSubmit({
    send: async (reasonGiven: Omit<SeparationReasonInput, "attachments">, idempotencyKey) => {
      const body = { ...reasonGiven, attachments: await toAttachments(files) };
      return await call(separationApi.saveSeparationReason, { body }, { idempotencyKey });
    },
    onDone: ({ gaps }) => {
      setOpen(false);
      const left = gaps.filter(({ level }) => level !== "complete").length;
      showSnack({ message: texts.saved(left), variant: "success" });
    },
    onSettled: onSaved,
  });
  const present = folder.evidence.filter(({ subject }) => subject === row.class).length;
  const isShort = reason !== "none_arises" && explanation.trim().length < explanationLength.min;
  const save = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isShort) return;
    void submit({
      serviceLocationId: folder.site.id,
      year: folder.year,
      fraction: row.class,
      reason,
      explanation,
      version: row.reason?.version ?? 0,
      kind,
    });
  };
  return (
    <ActionDialog
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      title={texts.title}
      description={`${words.class[row.class]} · ${folder.site.alias} · ${folder.year}`}
      dirty={
        reason !== (row.reason?.reason ?? "small_quantity") ||
        explanation !== (row.reason?.explanation ?? "") ||
        files.length > 0
      }
      busy={busy}
      error={failure?.sentence}
      closeText={texts.cancel}
      action={{ text: texts.save, busyText: texts.saving, onSubmit: save }}
    >
      <Stack of="fields">
        <ChoiceRows
          label={texts.reason}
          options={separationReasons.map((value) => ({ value, title: words.reason[value] }))}
          value={reason}
          onChange={setReason}
        />
        <TextArea
          label={texts.explanation}
          optional={reason === "none_arises"}
          maxLength={explanationLength.max}
          rows={3}
          value={explanation}
          onChange={({ target }) => setExplanation(target.value)}
          error={isChecked && isShort ? texts.tooShort(explanationLength.min) : undefined}
        />
        {present < maxEvidenceFiles && (
          <AttachmentsField files={files} onChange={setFiles} most={maxEvidenceFiles - present} />
        )}
        {files.length > 0 && <EvidenceKindField value={kind} onChange={setKind} />}
      </Stack>
    </ActionDialog>
  );
}
