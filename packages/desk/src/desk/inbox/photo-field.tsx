import { Camera, Image } from "lucide-react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Field } from "@kreislauf/ui/controls/field.tsx";
import { FileRow } from "@kreislauf/ui/controls/file-row.tsx";
import { UploadBox } from "@kreislauf/ui/controls/upload-box.tsx";
import { inboxTexts } from "../inbox.texts.ts";

/** Types and file extensions, because not every system knows the media type of HEIC. */
const accepted = "image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif";

/** A chosen photo with what is sent of it. */
export interface AnswerPhoto {
  readonly file: File;
  readonly dataUri: string;
}

interface PhotoFieldProps {
  photo: AnswerPhoto | null;
  /** Why the server refused this photo. */
  error: string | undefined;
  onChange: (photo: AnswerPhoto | null) => void;
}

/** The photo of what was carried out, or of what was in the way. */
export function PhotoField({ photo, error, onChange }: PhotoFieldProps) {
  const texts = useTexts(inboxTexts);
  const { fileSize } = useFormats();
  const read = (file: File) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => {
      if (typeof reader.result === "string") onChange({ file, dataUri: reader.result });
    });
    reader.readAsDataURL(file);
  };
  return (
    <Field label={texts.photo} optional kind="group">
      {() =>
        photo === null ? (
          <UploadBox
            icon={Camera}
            text={texts.dropPhoto}
            hint={texts.photoHint}
            chooseText={texts.choosePhoto}
            takeText={texts.takePhoto}
            accept={accepted}
            onChoose={([file]) => file && read(file)}
          />
        ) : (
          <FileRow
            icon={Image}
            picture={photo.dataUri}
            name={photo.file.name}
            note={fileSize(photo.file.size)}
            refused={error}
            removeLabel={texts.removePhoto(photo.file.name)}
            onRemove={() => onChange(null)}
          />
        )
      }
    </Field>
  );
}
