import { FileText, RefreshCw, Route } from "lucide-react";
import type { RefObject } from "react";
import { fileSize } from "../base/file-size.ts";
import { useFormats } from "../base/format.ts";
import { useTexts } from "../base/language.tsx";
import { Button } from "../ui/button.tsx";
import { FileRow } from "../ui/file-row.tsx";
import { UploadBox } from "../ui/upload-box.tsx";
import { sketchesTexts } from "./sketches.texts.ts";
import type { SketchUploads } from "./use-sketch-uploads.ts";
import styles from "./sketch-upload-list.module.css";

const accepted = "application/pdf,image/png,image/jpeg";

/** Where sketches are chosen, and how far those are that were. */
export function SketchUploadList({
  sketches,
  chooseRef,
}: {
  sketches: SketchUploads;
  chooseRef?: RefObject<HTMLButtonElement | null>;
}) {
  const texts = useTexts(sketchesTexts);
  const formats = useFormats();
  return (
    <>
      <UploadBox
        icon={Route}
        text={texts.drop}
        hint={texts.limits}
        chooseText={texts.choose}
        accept={accepted}
        multiple
        onChoose={sketches.choose}
        {...(chooseRef && { chooseRef })}
      />
      {sketches.uploads.length > 0 && (
        <div className={styles.list}>
          {sketches.uploads.map((upload) => {
            const size = fileSize(upload.file.size, formats);
            return (
              <FileRow
                key={upload.key}
                icon={FileText}
                picture={upload.file.type.startsWith("image/") ? upload.picture : undefined}
                name={upload.file.name}
                note={upload.state === "sending" ? texts.sending(size) : size}
                busy={upload.state === "sending"}
                refused={upload.sentence === undefined ? undefined : `${size}. ${upload.sentence}`}
                action={
                  upload.state === "unsent" && (
                    <Button small icon={RefreshCw} onClick={() => sketches.again(upload)}>
                      {texts.again}
                    </Button>
                  )
                }
                removeLabel={texts.removeUpload(upload.file.name)}
                onRemove={() => sketches.remove(upload)}
              />
            );
          })}
        </div>
      )}
    </>
  );
}
