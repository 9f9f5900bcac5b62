import { FileText, RefreshCw, Route } from "lucide-react";
import type { RefObject } from "react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { FileRow } from "@kreislauf/ui/controls/file-row.tsx";
import { UploadBox } from "@kreislauf/ui/controls/upload-box.tsx";
import { sketchesTexts } from "./sketches.texts.ts";
import type { SketchUploads } from "./use-sketch-uploads.ts";
import styles from "./sketch-upload-list.module.css";

const accepted = "application/pdf,image/png,image/jpeg";

/** Lets the user choose sketches, and shows the progress of their upload. */
export function SketchUploadList({
  sketches,
  chooseRef,
}: {
  sketches: SketchUploads;
  chooseRef?: RefObject<HTMLButtonElement | null>;
}) {
  const texts = useTexts(sketchesTexts);
  const { fileSize } = useFormats();
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
            const size = fileSize(upload.file.size);
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
                    <Button small icon={RefreshCw} onClick={() => sketches.retry(upload)}>
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
