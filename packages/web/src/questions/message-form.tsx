import {
  maxAttachmentBytes,
  maxAttachments,
  maxQuestionLengths,
  type OrderMessages,
  questionsApi,
} from "@kreislauf/contract/questions";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Field } from "@kreislauf/ui/controls/field.tsx";
import { FileRow } from "@kreislauf/ui/controls/file-row.tsx";
import { TextArea } from "@kreislauf/ui/controls/text-area.tsx";
import { UploadBox } from "@kreislauf/ui/controls/upload-box.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { FileText, Paperclip, Send } from "lucide-react";
import { useState } from "react";
import { call } from "../base/api.ts";
import { toDataUri } from "../base/to-data-uri.ts";
import { useSubmit } from "../base/use-submit.ts";
import { questionsTexts } from "./questions.texts.ts";
import styles from "./questions.module.css";

const accepted = "image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif,application/pdf";

interface MessageFormProps {
  orderId: number;
  onSent: (messages: OrderMessages) => void;
}

/** Writes to dispatch, with up to three files. */
export function MessageForm({ orderId, onSent }: MessageFormProps) {
  const texts = useTexts(questionsTexts);
  const { fileSize } = useFormats();
  const showSnack = useSnackbar();
  const [text, setText] = useState("");
  const [files, setFiles] = useState<readonly File[]>([]);
  const [fileError, setFileError] = useState<string>();
  const [isChecked, setIsChecked] = useState(false);
  const isMissing = text.trim() === "";
  const { submit, busy, failure } = useSubmit<{ text: string; names: readonly string[] }, OrderMessages>({
    send: async (_, idempotencyKey) => {
      const attachments = await Promise.all(
        files.map(async (file) => ({ fileName: file.name, file: await toDataUri(file) })),
      );
      const request = { params: { orderId }, body: { text, attachments } };
      return await call(questionsApi.writeMessage, request, { idempotencyKey });
    },
    onDone: (messages) => {
      setText("");
      setFiles([]);
      setIsChecked(false);
      showSnack({ message: texts.sent, variant: "success" });
      onSent(messages);
    },
  });
  const add = (chosen: readonly File[]) => {
    const large = chosen.find(({ size }) => size > maxAttachmentBytes);
    const all = [...files, ...chosen.filter(({ size }) => size <= maxAttachmentBytes)];
    setFileError(
      large ? texts.tooLarge(large.name) : all.length > maxAttachments ? texts.tooMany : undefined,
    );
    setFiles(all.slice(0, maxAttachments));
  };
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(true);
        if (!isMissing) void submit({ text, names: files.map(({ name }) => name) });
      }}
    >
      <TextArea
        label={texts.text}
        maxLength={maxQuestionLengths.text}
        value={text}
        error={isChecked && isMissing ? texts.textMissing : undefined}
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
      {files.length < maxAttachments && (
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
      {failure !== null && (
        <Note variant="error" title={texts.notSent} role="alert">
          {failure.sentence}
        </Note>
      )}
      <div>
        <Button type="submit" variant="tonal" icon={Send} busy={busy} busyText={texts.sending}>
          {texts.send}
        </Button>
      </div>
    </form>
  );
}
