import { deskMessagesApi } from "@kreislauf/contract/desk";
import {
  maxAttachmentBytes,
  maxAttachments,
  maxQuestionLengths,
  type OrderMessages,
} from "@kreislauf/contract/questions";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { FileText, Image, Paperclip } from "lucide-react";
import { useState } from "react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Field } from "@kreislauf/ui/controls/field.tsx";
import { FileRow } from "@kreislauf/ui/controls/file-row.tsx";
import { TextArea } from "@kreislauf/ui/controls/text-area.tsx";
import { UploadBox } from "@kreislauf/ui/controls/upload-box.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { call, isRefusedBy } from "../../base/call.ts";
import { fieldErrorOf } from "../../base/field-error.ts";
import { EntryForm } from "../base/entry-form.tsx";
import { readFileAsDataUri } from "../base/read-file.ts";
import { messagesTexts } from "../messages.texts.ts";

const accepted = "image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif,application/pdf";

interface MessageFormProps {
  orderId: number;
  /** The last message that is shown; null if there is none. */
  lastId: number | null;
  onSent: (messages: OrderMessages) => void;
  onCancel: () => void;
}

/** Writes to the customer, with photos and PDFs. */
export function MessageForm({ orderId, lastId, onSent, onCancel }: MessageFormProps) {
  const texts = useTexts(messagesTexts);
  const { fileSize } = useFormats();
  const client = useQueryClient();
  const show = useSnackbar();
  const [text, setText] = useState("");
  const [files, setFiles] = useState<readonly File[]>([]);
  const [fileError, setFileError] = useState<string>();
  const largest = fileSize(maxAttachmentBytes);
  const send = useMutation({
    mutationFn: async () => {
      const attachments = await Promise.all(
        files.map(async (file) => ({ fileName: file.name, file: await readFileAsDataUri(file) })),
      );
      return await call(deskMessagesApi.writeDeskMessage, {
        params: { orderId },
        body: { text, attachments, lastId },
      });
    },
    onSuccess: (messages) => {
      show({ message: texts.sent, variant: "success" });
      onSent(messages);
    },
    onError: async (error) => {
      if (isRefusedBy(error, "messages_changed"))
        await client.invalidateQueries({ queryKey: ["desk", "messages", orderId] });
    },
  });
  const add = (chosen: readonly File[]) => {
    const large = chosen.find(({ size }) => size > maxAttachmentBytes);
    const all = [...files, ...chosen.filter(({ size }) => size <= maxAttachmentBytes)];
    const isTooMany = all.length > maxAttachments;
    setFileError(
      large ? texts.tooLarge(large.name, largest) : isTooMany ? texts.tooMany(maxAttachments) : undefined,
    );
    setFiles(all.slice(0, maxAttachments));
  };
  return (
    <EntryForm
      label={texts.write}
      saveText={texts.send}
      error={send.error}
      busy={send.isPending}
      onSave={() => send.mutate()}
      onCancel={onCancel}
    >
      <TextArea
        label={texts.text}
        required
        autoFocus
        maxLength={maxQuestionLengths.text}
        value={text}
        error={fieldErrorOf(send.error, "text")}
        onChange={(event) => setText(event.target.value)}
      />
      {files.map((file) => (
        <FileRow
          key={`${file.name} ${file.size}`}
          icon={file.type.startsWith("image/") ? Image : FileText}
          name={file.name}
          note={fileSize(file.size)}
          removeLabel={texts.remove(file.name)}
          onRemove={() => {
            setFileError(undefined);
            setFiles(files.filter((each) => each !== file));
          }}
        />
      ))}
      <Field label={texts.attach} labelHidden kind="group" error={fileError}>
        {() =>
          files.length < maxAttachments && (
            <UploadBox
              icon={Paperclip}
              text={texts.attach}
              hint={texts.kinds(maxAttachments, largest)}
              chooseText={texts.choose}
              accept={accepted}
              multiple
              onChoose={add}
            />
          )
        }
      </Field>
    </EntryForm>
  );
}
