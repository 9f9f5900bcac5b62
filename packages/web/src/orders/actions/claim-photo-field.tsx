import { Camera, Image, RefreshCw } from "lucide-react";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { photoTypes } from "@kreislauf/ui/base/photo-types.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useIsMobile } from "@kreislauf/ui/base/use-is-mobile.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Field } from "@kreislauf/ui/controls/field.tsx";
import { FileRow } from "@kreislauf/ui/controls/file-row.tsx";
import { UploadBox } from "@kreislauf/ui/controls/upload-box.tsx";
import { actionDialogsTexts } from "./action-dialogs.texts.ts";
import type { usePhotoUpload } from "./use-photo-upload.ts";

/** The photo of a claim, which is uploaded while the rest of the form is filled in. */
export function ClaimPhotoField({ upload }: { upload: ReturnType<typeof usePhotoUpload> }) {
  const texts = useTexts(actionDialogsTexts).claim.photo;
  const { fileSize } = useFormats();
  const isMobile = useIsMobile();
  const chooseButton = useRef<HTMLButtonElement>(null);
  const { photo } = upload;
  const size = photo === null ? "" : fileSize(photo.file.size);
  const remove = () => {
    // Removed synchronously: so the button for choosing a photo exists at once and gets the focus, which stays in the
    // dialog.
    flushSync(upload.remove);
    chooseButton.current?.focus();
  };
  return (
    <Field label={texts.label} labelNote={texts.optional} kind="group">
      {() =>
        photo === null ? (
          <UploadBox
            icon={Camera}
            text={isMobile ? texts.helps : texts.drop}
            hint={texts.kinds}
            chooseText={texts.choose}
            takeText={texts.take}
            accept={photoTypes}
            chooseRef={chooseButton}
            onChoose={([file]) => file && upload.choose(file)}
          />
        ) : (
          <FileRow
            icon={Image}
            picture={photo.picture}
            name={photo.file.name}
            note={photo.state === "sending" ? texts.sending(size) : size}
            busy={photo.state === "sending"}
            refused={photo.sentence}
            action={
              photo.state === "unsent" && (
                <Button small icon={RefreshCw} onClick={() => void upload.fileId().catch(() => {})}>
                  {texts.again}
                </Button>
              )
            }
            removeLabel={texts.remove(photo.file.name)}
            onRemove={remove}
          />
        )
      }
    </Field>
  );
}
