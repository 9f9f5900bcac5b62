import { useRouter, type ErrorComponentProps } from "@tanstack/react-router";
import { errorSentence } from "../../base/api-error.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { appTexts } from "../app.texts.ts";
import { ChunkLoadError } from "../lazy-component.tsx";
import styles from "./route-error.module.css";

/** Shown in place of a screen that failed; the frame around it stays. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const texts = useTexts(appTexts).failed;
  const isChunkMissing = error instanceof ChunkLoadError;
  const retry = async () => {
    await router.invalidate();
    reset();
  };
  return (
    <div className={styles.box}>
      <Note variant="error" role="alert" title={isChunkMissing ? texts.partMissing : texts.title}>
        {isChunkMissing ? texts.partMissingText : errorSentence(error)}
      </Note>
      {isChunkMissing ? (
        <Button onClick={() => window.location.reload()}>{texts.reload}</Button>
      ) : (
        <Button onClick={() => void retry()}>{texts.retry}</Button>
      )}
    </div>
  );
}
