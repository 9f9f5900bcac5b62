import { staffSecondFactorApi } from "@kreislauf/contract/staff";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { DialogFrame } from "@kreislauf/ui/overlays/dialog-frame.tsx";
import { call, errorSentence } from "../base/call.ts";
import { accountTexts } from "./account.texts.ts";
import { createPasskey, endPasskeyQuestion } from "./passkeys.ts";
import styles from "./account-screen.module.css";

const maxLength = 60;

interface AddPasskeyDialogProps {
  /** The proposed name. */
  name: string;
  onAdded: (recoveryCodes: readonly string[] | null, name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a new passkey, then has the browser create it. */
export function AddPasskeyDialog(props: AddPasskeyDialogProps) {
  const { onAdded } = props;
  const texts = useTexts(accountTexts);
  const [name, setName] = useState(props.name);
  const [isMissing, setMissing] = useState(false);
  const isClosed = useRef(false);
  const add = useMutation({
    mutationFn: async () => {
      const options = await call(staffSecondFactorApi.staffPasskeyCreationOptions);
      if (isClosed.current) return undefined;
      const passkey = await createPasskey(options);
      return (
        passkey &&
        (await call(staffSecondFactorApi.staffAddPasskey, { body: { name: name.trim(), passkey } }))
      );
    },
    onSuccess: (answer) => {
      if (answer !== undefined) onAdded(answer.recoveryCodes, name.trim());
    },
  });
  const close = () => {
    isClosed.current = true;
    if (add.isPending) void endPasskeyQuestion();
    props.onClose();
  };
  return (
    <DialogFrame
      open
      onClose={close}
      title={texts.add}
      description={texts.addText}
      maxWidth={480}
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(name.trim() === "");
        if (name.trim() !== "") add.mutate();
      }}
      actions={
        <>
          <Button onClick={close}>{texts.cancel}</Button>
          <Button variant="primary" type="submit" busy={add.isPending}>
            {texts.next}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        {add.isError && (
          <Note variant="error" role="alert">
            {errorSentence(add.error)}
          </Note>
        )}
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          maxLength={maxLength}
          value={name}
          error={isMissing ? texts.nameMissing : undefined}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
    </DialogFrame>
  );
}
