import type { Attachment } from "@kreislauf/contract/base";
import { Paperclip } from "lucide-react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { errorSentence } from "../../base/call.ts";
import { attachmentsTexts } from "../attachments.texts.ts";
import { openAttachment } from "./open-attachment.ts";
import styles from "./page.module.css";

interface AttachmentButtonsProps {
  attachments: readonly Attachment[];
  /** Loads one attachment as a data URI. */
  load: (attachmentId: number) => Promise<{ readonly file: string }>;
}

/** A button for each photo or PDF that somebody sent; it opens in a new tab. */
export function AttachmentButtons({ attachments, load }: AttachmentButtonsProps) {
  const texts = useTexts(attachmentsTexts);
  const show = useSnackbar();
  const open = (attachmentId: number) =>
    load(attachmentId).then(openAttachment, (error: unknown) =>
      show({ message: errorSentence(error), variant: "error" }),
    );
  if (attachments.length === 0) return null;
  return (
    <div className={styles.actions}>
      {attachments.map(({ id, fileName }) => (
        <Button
          key={id}
          small
          icon={Paperclip}
          aria-label={texts.open(fileName)}
          onClick={() => void open(id)}
        >
          {fileName}
        </Button>
      ))}
    </div>
  );
}
