import { maxAttachmentBytes } from "@kreislauf/contract/base";
import { photoTypes } from "../base/photo-types.ts";
import { useFormats } from "../base/format.ts";
import { useTexts } from "../base/language.ts";
import { Field } from "./field.tsx";
import { FileRow } from "./file-row.tsx";
import { UploadBox } from "./upload-box.tsx";
import { FileText, Image, Paperclip } from "lucide-react";
import { useState } from "react";
import { attachmentsFieldTexts } from "./attachments-field.texts.ts";
import styles from "./attachments-field.module.css";

const accepted = `${photoTypes},application/pdf`;

interface AttachmentsFieldProps {
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
  /** How many files a message may have. */
  most: number;
}

/** A field for photos and PDFs that are sent with a text. */
export function AttachmentsField({ files, onChange, most }: AttachmentsFieldProps) {
  const texts = useTexts(attachmentsFieldTexts);
  const { fileSize } = useFormats();
  const [error, setError] = useState<string>();
  const largest = fileSize(maxAttachmentBytes);
  const add = (chosen: readonly File[]) => {
    const large = chosen.find(({ size }) => size > maxAttachmentBytes);
    const all = [...files, ...chosen.filter(({ size }) => size <= maxAttachmentBytes)];
    setError(
      large ? texts.tooLarge(large.name, largest) : all.length > most ? texts.tooMany(most) : undefined,
    );
    onChange(all.slice(0, most));
  };
  const remove = (file: File) => {
    setError(undefined);
    onChange(files.filter((each) => each !== file));
  };
  return (
    <div className={styles.field}>
      {files.map((file) => (
        <FileRow
          key={`${file.name} ${file.size}`}
          icon={iconOf(file.type)}
          name={file.name}
          note={fileSize(file.size)}
          removeLabel={texts.remove(file.name)}
          onRemove={() => remove(file)}
        />
      ))}
      {(files.length < most || error !== undefined) && (
        <Field label={texts.attach} labelHidden kind="group" error={error}>
          {() =>
            files.length < most && (
              <UploadBox
                icon={Paperclip}
                text={texts.attach}
                hint={texts.kinds(most, largest)}
                chooseText={texts.choose}
                takeText={texts.take}
                accept={accepted}
                multiple
                onChoose={add}
              />
            )
          }
        </Field>
      )}
    </div>
  );
}

export const iconOf = (mediaType: string) => (mediaType.startsWith("image/") ? Image : FileText);
