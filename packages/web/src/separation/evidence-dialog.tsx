import {
  type EvidenceKind,
  type EvidenceSubject,
  maxEvidenceFiles,
  separationApi,
  type SeparationFolder,
} from "@kreislauf/contract/separation";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { Stack } from "@kreislauf/ui/layout/stack.tsx";
import { ActionDialog } from "@kreislauf/ui/overlays/action-dialog.tsx";
import { call } from "../base/api.ts";
import { useSubmit } from "../base/use-submit.ts";
import { AttachmentsField } from "@kreislauf/ui/controls/attachments-field.tsx";
import { toAttachments } from "@kreislauf/ui/base/to-data-uri.ts";
import { EvidenceKindField } from "./evidence-kind-field.tsx";
import { evidenceOf } from "./evidence-of.ts";
import { separationScreenTexts } from "./separation.texts.ts";

/** A place in the separation folder to which files can be added. */
export interface EvidencePlace {
  readonly subject: EvidenceSubject;
  /** The name of the disposer who made the statement; empty for other evidence. */
  readonly disposer: string;
  readonly name: string;
}

interface EvidenceDialogProps {
  folder: SeparationFolder;
  place: EvidencePlace;
  onSaved: () => void;
  onClosed: () => void;
}

const kindOf: Partial<Record<EvidenceSubject, EvidenceKind>> = {
  rate_confirmation: "statement",
  statement: "statement",
};

/** Adds photos and PDFs as evidence to a place in the folder. */
export function EvidenceDialog({ folder, place, onSaved, onClosed }: EvidenceDialogProps) {
  const texts = useTexts(separationScreenTexts).evidence;
  const showSnack = useSnackbar();
  const [open, setOpen] = useState(true);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [kind, setKind] = useState<EvidenceKind>(kindOf[place.subject] ?? "photo");
  const [isChecked, setChecked] = useState(false);
  const { busy, failure, submit } = useSubmit({
    send: async (chosen: { kind: EvidenceKind; names: readonly string[] }, idempotencyKey) => {
      const { subject, disposer } = place;
      const attachments = await toAttachments(files);
      const where = { serviceLocationId: folder.site.id, year: folder.year, subject, disposer };
      const body = { ...where, kind: chosen.kind, attachments };
      return await call(separationApi.addSeparationEvidence, { body }, { idempotencyKey });
    },
    onDone: ({ gaps }) => {
      setOpen(false);
      const left = gaps.filter(({ level }) => level !== "complete").length;
      showSnack({ message: texts.saved(left), variant: "success" });
    },
    onSettled: onSaved,
  });
  const isMissing = isChecked && files.length === 0;
  return (
    <ActionDialog
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      title={texts.attach}
      description={`${place.name} · ${folder.site.alias} · ${folder.year}`}
      dirty={files.length > 0}
      busy={busy}
      error={failure?.sentence}
      closeText={texts.cancel}
      action={{
        text: texts.save,
        busyText: texts.saving,
        onSubmit: (event) => {
          event.preventDefault();
          setChecked(true);
          if (files.length > 0) void submit({ kind, names: files.map(({ name }) => name) });
        },
      }}
    >
      <Stack of="fields">
        {isMissing && (
          <Note variant="error" role="alert">
            {texts.empty}
          </Note>
        )}
        <AttachmentsField
          files={files}
          onChange={setFiles}
          most={maxEvidenceFiles - evidenceOf(folder, place).length}
        />
        <EvidenceKindField value={kind} onChange={setKind} />
      </Stack>
    </ActionDialog>
  );
}
