import { type ContainerLabel, type LabelSheet, labelsApi, maxLabelTexts } from "@kreislauf/contract/labels";
import { useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { TextArea } from "@kreislauf/ui/controls/text-area.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { ContainerDrawing } from "@kreislauf/ui/drawings/container-drawing.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { ActionDialog } from "@kreislauf/ui/overlays/action-dialog.tsx";
import { ApiError } from "../base/api-error.ts";
import { call } from "../base/api.ts";
import { useSubmit } from "../base/use-submit.ts";
import { containerShapes } from "../catalog/index.ts";
import { readLabel } from "./labels.queries.ts";
import { labelsTexts } from "./labels.texts.ts";
import styles from "./labels.module.css";

interface EditLabelDialogProps {
  label: ContainerLabel;
  onSaved: () => void;
  onClosed: () => void;
}

const isSame = (one: LabelDraft, other: LabelDraft) => JSON.stringify(one) === JSON.stringify(other);

const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

const isTooLong = (text: string) => {
  const lines = linesOf(text);
  return lines.length > maxLabelTexts.lines || lines.some((line) => line.length > maxLabelTexts.line);
};

const toDraft = ({ name, accepted, rejected, place }: LabelSheet) => ({
  name,
  accepted: accepted.join("\n"),
  rejected: rejected.join("\n"),
  place,
});
type LabelDraft = ReturnType<typeof toDraft>;

/**
 * The draft with its changes since `from` kept; every field that the user has not changed gets its value from `onto`.
 */
const rebase = (draft: LabelDraft, from: LabelDraft, onto: LabelDraft): LabelDraft => ({
  name: draft.name === from.name ? onto.name : draft.name,
  accepted: draft.accepted === from.accepted ? onto.accepted : draft.accepted,
  rejected: draft.rejected === from.rejected ? onto.rejected : draft.rejected,
  place: draft.place === from.place ? onto.place : draft.place,
});

/** The draft in the form in which the server stores it. */
const toSheet = (draft: LabelDraft): LabelSheet => ({
  name: draft.name.trim(),
  accepted: linesOf(draft.accepted),
  rejected: linesOf(draft.rejected),
  place: draft.place.trim(),
});

/**
 * Edits what a label says. If somebody else has changed the label meanwhile, the user's changes stay and can be saved
 * again; fields that the user has not changed show the other person's words.
 */
export function EditLabelDialog({ label, onSaved, onClosed }: EditLabelDialogProps) {
  const texts = useTexts(labelsTexts);
  const { editor } = texts;
  const showSnack = useSnackbar();
  const [open, setOpen] = useState(true);
  /** The label as the user has read it, with the version that saving refers to. */
  const [read, setRead] = useState(label);
  const initial = toDraft(read.sheet);
  const [draft, setDraft] = useState(initial);
  const [isChecked, setChecked] = useState(false);
  const isDirty = !isSame(draft, initial);
  const queryClient = useQueryClient();
  const { busy, failure, submit } = useSubmit({
    send: (sheet: LabelSheet) =>
      call(labelsApi.editContainerLabel, {
        params: { id: label.agreementId },
        body: { ...sheet, version: read.version },
      }),
    isRepeated: true,
    recover: async (error, sheet) => {
      if (!(error instanceof ApiError) || error.code !== "label_changed") return undefined;
      const now = await readLabel(queryClient, label);
      // If the label cannot be loaded, the next attempt to save loads it again.
      if (now === undefined) return undefined;
      // An earlier attempt arrived although its answer did not, or somebody else wrote the same words.
      if (isSame(toDraft(now.sheet), toDraft(sheet))) return { answer: now };
      setRead(now);
      setDraft((typed) => rebase(typed, toDraft(read.sheet), toDraft(now.sheet)));
      return undefined;
    },
    onDone: () => {
      setOpen(false);
      showSnack({ message: editor.saved, variant: "success" });
    },
    onSettled: onSaved,
  });
  const errors = {
    name: draft.name.trim() === "" ? editor.missingName : undefined,
    accepted: isTooLong(draft.accepted) ? editor.tooManyLines : undefined,
    rejected: isTooLong(draft.rejected) ? editor.tooManyLines : undefined,
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (Object.values(errors).some((error) => error !== undefined)) return;
    void submit(toSheet(draft));
  };
  const field = (name: keyof LabelDraft) => ({
    value: draft[name],
    hint:
      initial[name] !== toDraft(label.sheet)[name] && initial[name] !== draft[name]
        ? editor.nowIs(initial[name].replaceAll("\n", ", "))
        : undefined,
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [name]: target.value }),
  });
  return (
    <ActionDialog
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      title={editor.title}
      description={`${label.wasteType.description} · ${label.containerType.type}`}
      leading={<ContainerDrawing shape={containerShapes[label.containerType.drawing]} size="tile" />}
      dirty={isDirty}
      busy={busy}
      error={failure?.sentence}
      closeText={texts.cancel}
      action={{ text: editor.save, busyText: editor.saving, onSubmit: save }}
    >
      <div className={styles.editor}>
        <TextField
          label={editor.name}
          maxLength={maxLabelTexts.name}
          error={isChecked ? errors.name : undefined}
          {...field("name")}
        />
        <div className={styles.boxes}>
          <TextArea
            label={editor.accepted}
            rows={maxLabelTexts.lines}
            error={errors.accepted}
            {...field("accepted")}
          />
          <TextArea
            label={editor.rejected}
            rows={maxLabelTexts.lines}
            error={errors.rejected}
            {...field("rejected")}
          />
        </div>
        <p className={styles.hint}>{editor.lines}</p>
        <TextField label={editor.place} optional maxLength={maxLabelTexts.place} {...field("place")} />
      </div>
    </ActionDialog>
  );
}
