import { useState, type FormEvent } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { ActionDialog } from "@kreislauf/ui/overlays/action-dialog.tsx";
import { useSubmit } from "../../base/use-submit.ts";
import { secondFactorTexts } from "../second-factor.texts.ts";
import styles from "./second-factor.module.css";

const maxLength = 60;

interface PasskeyNameDialogProps<Answer> {
  title: string;
  lead?: string;
  submitText: string;
  busyText: string;
  name: string;
  /** Renames the passkey, or adds it under this name; resolves to undefined if the user closed the browser's dialog. */
  save: (name: string) => Promise<Answer | undefined>;
  /** Aborts what `save` waits for. Without it the dialog cannot be closed while saving. */
  onStop?: () => void;
  onSaved: (name: string, answer: Answer) => void;
  onClosed: () => void;
}

/** Asks for the name of a new passkey, or for a new name of an existing one. */
export function PasskeyNameDialog<Answer>(props: PasskeyNameDialogProps<Answer>) {
  const { title, lead, submitText, busyText, save, onStop, onSaved, onClosed } = props;
  const texts = useTexts(secondFactorTexts).passkeys;
  const [isOpen, setOpen] = useState(true);
  const [name, setName] = useState(props.name);
  const [error, setError] = useState<string>();
  const saving = useSubmit({
    send: () => save(name.trim()),
    onDone: (answer) => {
      if (answer === undefined) return;
      setOpen(false);
      onSaved(name.trim(), answer);
    },
    setErrors: ({ details }) => {
      const message = details.find(({ field }) => field === "name")?.message;
      setError(message);
      return message !== undefined;
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setError(name.trim() === "" ? texts.nameMissing : undefined);
    if (name.trim() !== "") void saving.submit();
  };
  return (
    <ActionDialog
      open={isOpen}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      busy={saving.busy}
      onStop={onStop}
      title={title}
      maxWidth={480}
      closeText={texts.cancel}
      error={saving.failure?.sentence}
      action={{ text: submitText, busyText, onSubmit: submit }}
    >
      {lead !== undefined && <p className={styles.dialogLead}>{lead}</p>}
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        maxLength={maxLength}
        value={name}
        disabled={saving.busy}
        error={error}
        onChange={(event) => setName(event.target.value)}
      />
    </ActionDialog>
  );
}
