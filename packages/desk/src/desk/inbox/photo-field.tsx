import { Camera, Image } from "lucide-react";
import { photoTypes } from "@kreislauf/ui/base/photo-types.ts";
import { toDataUri } from "@kreislauf/ui/base/to-data-uri.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Field } from "@kreislauf/ui/controls/field.tsx";
import { FileRow } from "@kreislauf/ui/controls/file-row.tsx";
import { UploadBox } from "@kreislauf/ui/controls/upload-box.tsx";
import { inboxTexts } from "../inbox.texts.ts";

/** A chosen photo, and its content as it is sent. */
export interface AnswerPhoto {
  readonly file: File;
  readonly dataUri: string;
}

interface PhotoFieldProps {
  photo: AnswerPhoto | null;
  /** Why the server refused this photo; undefined without a refusal. */
  error: string | undefined;
  onChange: (photo: AnswerPhoto | null) => void;
}

/** The field for a photo: of the executed order, or of the obstacle after a failed trip. */
export function PhotoField({ photo, error, onChange }: PhotoFieldProps) {
  const texts = useTexts(inboxTexts);
  const { fileSize } = useFormats();
  const read = async (file: File) => onChange({ file, dataUri: await toDataUri(file) });
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
            accept={photoTypes}
            onChoose={([file]) => file && void read(file)}
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
