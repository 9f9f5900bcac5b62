import type { OrderMessage } from "@kreislauf/contract/questions";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { useState } from "react";
import { saveFrom } from "../base/download.ts";
import { iconOf } from "./attachments-field.tsx";
import { attachmentsTexts } from "./attachments.texts.ts";

interface AttachmentButtonProps {
  attachment: OrderMessage["attachments"][number];
  /** Loads the file as a data URI. */
  load: (attachmentId: number) => Promise<{ readonly file: string }>;
}

/** Loads a photo or PDF when it is wanted, and saves it. */
export function AttachmentButton({ attachment, load }: AttachmentButtonProps) {
  const texts = useTexts(attachmentsTexts);
  const { fileSize } = useFormats();
  const showSnack = useSnackbar();
  const [isLoading, setIsLoading] = useState(false);
  const { id, fileName, mediaType, sizeBytes } = attachment;
  const save = async () => {
    setIsLoading(true);
    try {
      const { file } = await load(id);
      saveFrom(file, fileName);
    } catch {
      showSnack({ message: texts.notLoaded, variant: "error" });
    }
    setIsLoading(false);
  };
  return (
    <Button
      small
      variant="ghost"
      icon={iconOf(mediaType)}
      busy={isLoading}
      aria-label={texts.save(fileName)}
      onClick={() => void save()}
    >
      {fileName} ({fileSize(sizeBytes)})
    </Button>
  );
}
