import { imageSignatureBytes } from "@kreislauf/contract/base";
import { photoRefusal } from "@kreislauf/contract/orders";
import { photoTypes } from "@kreislauf/ui/base/photo-types.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Field } from "@kreislauf/ui/controls/field.tsx";
import { FileRow } from "@kreislauf/ui/controls/file-row.tsx";
import { UploadBox } from "@kreislauf/ui/controls/upload-box.tsx";
import { Camera, Image } from "lucide-react";
import { useState } from "react";
import { toDataUri } from "@kreislauf/ui/base/to-data-uri.ts";
import { disposerTexts } from "./disposer.texts.ts";

export interface ChosenPhoto {
  readonly name: string;
  readonly bytes: number;
  readonly dataUri: string;
}

/**
 * A field for a photo from the camera or from the device's files. The server draws the photo again, which removes its
 * GPS position.
 */
export function PhotoField({
  photo,
  onChange,
}: {
  photo: ChosenPhoto | null;
  onChange: (photo: ChosenPhoto | null) => void;
}) {
  const texts = useTexts(disposerTexts).photo;
  const { fileSize } = useFormats();
  const [error, setError] = useState<string>();
  const choose = async (file: File) => {
    const head = new Uint8Array(await file.slice(0, imageSignatureBytes).arrayBuffer());
    const refusal = photoRefusal(file.size, head);
    setError(refusal === null ? undefined : refusal === "photo_too_large" ? texts.tooLarge : texts.unusable);
    if (refusal === null) {
      onChange({ name: file.name, bytes: file.size, dataUri: await toDataUri(file) });
    }
  };
  return (
    <Field label={texts.label} optional kind="group" error={error}>
      {() =>
        photo === null ? (
          <UploadBox
            icon={Camera}
            text={texts.text}
            hint={texts.hint}
            chooseText={texts.choose}
            takeText={texts.take}
            accept={photoTypes}
            onChoose={([file]) => file && void choose(file)}
          />
        ) : (
          <FileRow
            icon={Image}
            picture={photo.dataUri}
            name={photo.name}
            note={fileSize(photo.bytes)}
            removeLabel={texts.remove(photo.name)}
            onRemove={() => onChange(null)}
          />
        )
      }
    </Field>
  );
}
