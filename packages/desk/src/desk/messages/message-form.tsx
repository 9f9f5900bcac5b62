import { deskMessagesApi } from "@kreislauf/contract/desk";
import { maxAttachments } from "@kreislauf/contract/base";
import { maxQuestionLengths, type OrderMessages } from "@kreislauf/contract/questions";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { AttachmentsField } from "@kreislauf/ui/controls/attachments-field.tsx";
import { TextArea } from "@kreislauf/ui/controls/text-area.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { call, isRefusedBy } from "../../base/call.ts";
import { fieldErrorOf } from "../../base/field-error.ts";
import { EntryForm } from "../base/entry-form.tsx";
import { readFileAsDataUri } from "../base/read-file.ts";
import { useIsMounted } from "../base/use-is-mounted.ts";
import { useLateOrderRefusal } from "../base/use-late-refusal.ts";
import { messagesTexts } from "../messages.texts.ts";

interface MessageFormProps {
  orderId: number;
  orderNumber: string;
  /** The id of the newest message shown; null if there is none. */
  lastId: number | null;
  onSent: (messages: OrderMessages) => void;
  onClose: () => void;
}

/** A form that writes to the customer, with photos and PDFs. */
export function MessageForm({ orderId, orderNumber, lastId, onSent, onClose }: MessageFormProps) {
  const texts = useTexts(messagesTexts);
  const client = useQueryClient();
  const show = useSnackbar();
  const isMounted = useIsMounted();
  const refuseLate = useLateOrderRefusal(orderNumber);
  const [text, setText] = useState("");
  const [files, setFiles] = useState<readonly File[]>([]);
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
      if (isMounted()) onClose();
    },
    onError: async (error) => {
      refuseLate(error);
      if (isRefusedBy(error, "messages_changed"))
        await client.invalidateQueries({ queryKey: ["desk", "messages", orderId] });
    },
  });
  return (
    <EntryForm
      label={texts.write}
      saveText={texts.send}
      error={send.error}
      busy={send.isPending}
      onSave={() => send.mutate()}
      isDirty={text !== "" || files.length > 0}
      onCancel={onClose}
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
      <AttachmentsField files={files} onChange={setFiles} most={maxAttachments} />
    </EntryForm>
  );
}
