import { type OrderMessage, questionsApi } from "@kreislauf/contract/questions";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { FileText, Image } from "lucide-react";
import { useState } from "react";
import { call } from "../base/api.ts";
import { questionsTexts } from "./questions.texts.ts";

interface MessageAttachmentProps {
  orderId: number;
  attachment: OrderMessage["attachments"][number];
}

/** Loads a photo or PDF when it is wanted, and saves it. */
export function MessageAttachment({ orderId, attachment }: MessageAttachmentProps) {
  const texts = useTexts(questionsTexts);
  const { fileSize } = useFormats();
  const showSnack = useSnackbar();
  const [isLoading, setIsLoading] = useState(false);
  const { id, fileName, mediaType, sizeBytes } = attachment;
  const save = async () => {
    setIsLoading(true);
    try {
      const params = { orderId, attachmentId: id };
      const { file } = await call(questionsApi.messageAttachment, { params });
      const link = document.createElement("a");
      link.href = file;
      link.download = fileName;
      link.click();
    } catch {
      showSnack({ message: texts.openFailed, variant: "error" });
    }
    setIsLoading(false);
  };
  return (
    <Button
      small
      variant="ghost"
      icon={mediaType === "application/pdf" ? FileText : Image}
      busy={isLoading}
      aria-label={texts.open(fileName)}
      onClick={() => void save()}
    >
      {fileName} ({fileSize(sizeBytes)})
    </Button>
  );
}
