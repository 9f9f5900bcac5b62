import { type ContainerLabel, type LabelEdit, labelsApi, maxLabelTexts } from "@kreislauf/contract/labels";
import { useState, type FormEvent } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { TextArea } from "@kreislauf/ui/controls/text-area.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { ContainerDrawing } from "@kreislauf/ui/drawings/container-drawing.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { ActionDialog } from "@kreislauf/ui/overlays/action-dialog.tsx";
import { call } from "../base/api.ts";
import { useSubmit } from "../base/use-submit.ts";
import { containerShapes } from "../catalog/index.ts";
import { labelsTexts } from "./labels.texts.ts";
import styles from "./labels.module.css";

interface EditLabelDialogProps {
  label: ContainerLabel;
  onSaved: () => void;
  onClosed: () => void;
}

const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

const isTooLong = (text: string) => {
  const lines = linesOf(text);
  return lines.length > maxLabelTexts.lines || lines.some((line) => line.length > maxLabelTexts.line);
};

/** What a label says. */
export function EditLabelDialog({ label, onSaved, onClosed }: EditLabelDialogProps) {
  const texts = useTexts(labelsTexts);
  const { editor } = texts;
  const showSnack = useSnackbar();
  const [open, setOpen] = useState(true);
  const initial = {
    name: label.sheet.name,
    accepted: label.sheet.accepted.join("\n"),
    rejected: label.sheet.rejected.join("\n"),
    place: label.sheet.place,
  };
  const [draft, setDraft] = useState(initial);
  const [isChecked, setChecked] = useState(false);
  const isDirty = JSON.stringify(draft) !== JSON.stringify(initial);
  const { busy, failure, submit } = useSubmit({
    send: (body: LabelEdit) =>
      call(labelsApi.editContainerLabel, { params: { id: label.agreementId }, body }),
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
    void submit({
      name: draft.name,
      accepted: linesOf(draft.accepted),
      rejected: linesOf(draft.rejected),
      place: draft.place,
      version: label.version,
    });
  };
  const field = (name: keyof typeof draft) => ({
    value: draft[name],
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
