import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { exportsTexts } from "./exports.texts.ts";
import type { useDownload } from "./use-download.ts";
import styles from "./exports.module.css";

/** Shows how much has been downloaded, why the download failed, or that the file will come by mail. */
export function DownloadProgress({ progress }: Pick<ReturnType<typeof useDownload>, "progress">) {
  const texts = useTexts(exportsTexts);
  const { fileSize } = useFormats();
  switch (progress.state) {
    case "running":
      return (
        <div className={styles.progress}>
          <progress aria-label={texts.progress} />
          <p role="status">
            {progress.bytes === 0 ? texts.waiting : texts.received(fileSize(progress.bytes))}
          </p>
        </div>
      );
    case "failed":
      return (
        <Note variant="error" role="alert" title={texts.failed}>
          {progress.sentence}
        </Note>
      );
    case "by_mail":
      return (
        <Note variant="success" role="status" title={texts.byMailTitle}>
          {texts.byMail}
        </Note>
      );
    case "idle":
      return null;
  }
}
