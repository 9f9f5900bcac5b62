import { maxAttachments } from "@kreislauf/contract/base";
import { maxQuestionLengths, type OrderMessages, questionsApi } from "@kreislauf/contract/questions";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { TextArea } from "@kreislauf/ui/controls/text-area.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { LeaveGuard } from "@kreislauf/ui/overlays/leave-guard.tsx";
import { Send } from "lucide-react";
import { useState } from "react";
import { ApiError } from "../base/api-error.ts";
import { call } from "../base/api.ts";
import { useSubmit } from "../base/use-submit.ts";
import { AttachmentsField } from "@kreislauf/ui/controls/attachments-field.tsx";
import { toAttachments } from "@kreislauf/ui/base/to-data-uri.ts";
import { questionsTexts } from "./questions.texts.ts";
import styles from "./questions.module.css";

interface MessageFormProps {
  orderId: number;
  /** The id of the last message that is shown; null if there is none. */
  lastId: number | null;
  onSent: (messages: OrderMessages) => void;
  /**
   * Called if there is a newer message than those shown: one from dispatch, or one of an earlier attempt whose answer
   * was lost.
   */
  onChanged: () => void;
}

interface Message {
  readonly text: string;
  readonly names: readonly string[];
  readonly sentBefore: number;
  readonly lastId: number | null;
}

/** A form for a message to dispatch, with files. */
export function MessageForm({ orderId, lastId, onSent, onChanged }: MessageFormProps) {
  const texts = useTexts(questionsTexts);
  const showSnack = useSnackbar();
  const [text, setText] = useState("");
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isChecked, setIsChecked] = useState(false);
  /**
   * How many messages were sent before this one. It distinguishes the same words sent twice from a repeated attempt.
   */
  const [sentBefore, setSentBefore] = useState(0);
  const isMissing = text.trim() === "";
  const { submit, busy, failure, input } = useSubmit<Message, OrderMessages>({
    send: async (message, idempotencyKey) => {
      const attachments = await toAttachments(files);
      const request = { params: { orderId }, body: { text, attachments, lastId: message.lastId } };
      return await call(questionsApi.writeMessage, request, { idempotencyKey });
    },
    onDone: (messages, sent) => {
      // Text and files that the user has changed since sending stay.
      setText((now) => (now === sent.text ? "" : now));
      setFiles((now) => now.filter((file) => !files.includes(file)));
      setIsChecked(false);
      setSentBefore(sentBefore + 1);
      showSnack({ message: texts.sent, variant: "success" });
      onSent(messages);
    },
    onFailure: ({ kind, error }) => {
      const isChanged = error instanceof ApiError && error.code === "messages_changed";
      if (kind === "arrived" || isChanged) onChanged();
    },
  });
  // A message whose answer was lost may have arrived. Repeated with the same `lastId`, it counts as the same message.
  const seenId = failure?.kind === "lost" && input !== undefined ? input.lastId : lastId;
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(true);
        if (!isMissing)
          void submit({ text, names: files.map(({ name }) => name), sentBefore, lastId: seenId });
      }}
    >
      <LeaveGuard dirty={!isMissing || files.length > 0} title={texts.title} />
      <TextArea
        label={texts.text}
        maxLength={maxQuestionLengths.text}
        value={text}
        error={isChecked && isMissing ? texts.textMissing : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <AttachmentsField files={files} onChange={setFiles} most={maxAttachments} />
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
