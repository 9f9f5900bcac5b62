import type { Attachment } from "@kreislauf/contract/base";
import { useFormats } from "../base/format.ts";
import { useTexts } from "../base/language.ts";
import { Button } from "../controls/button.tsx";
import { useSnackbar } from "../feedback/snackbar-provider.tsx";
import { useState } from "react";
import { iconOf } from "../controls/attachments-field.tsx";
import { attachmentButtonTexts } from "./attachment-button.texts.ts";
import { saveAs } from "../base/save-as.ts";

interface AttachmentButtonProps {
  attachment: Attachment;
  /** Loads the file as a data URI. */
  load: (attachmentId: number) => Promise<{ readonly file: string }>;
}

/** A button that loads a photo or PDF and saves it. */
export function AttachmentButton({ attachment, load }: AttachmentButtonProps) {
  const texts = useTexts(attachmentButtonTexts);
  const { fileSize } = useFormats();
  const showSnack = useSnackbar();
  const [isLoading, setIsLoading] = useState(false);
  const { id, fileName, mediaType, sizeBytes } = attachment;
  const save = async () => {
    setIsLoading(true);
    try {
      const { file } = await load(id);
      saveAs(file, fileName);
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
