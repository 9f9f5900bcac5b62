import { useRouter } from "@tanstack/react-router";
import type { ErrorComponentProps } from "@tanstack/react-router";
import { errorSentence } from "../../base/api-error.ts";
import { useTexts } from "../../base/language.tsx";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { appTexts } from "../app.texts.ts";
import { PartMissingError } from "../lazy-component.tsx";
import styles from "./route-error.module.css";

/** In place of a screen that failed; the frame around it stays. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const texts = useTexts(appTexts).failed;
  const partMissing = error instanceof PartMissingError;
  const retry = async () => {
    await router.invalidate();
    reset();
  };
  return (
    <div className={styles.box}>
      <Note variant="error" role="alert" title={partMissing ? texts.partMissing : texts.title}>
        {partMissing ? texts.partMissingText : errorSentence(error)}
      </Note>
      {partMissing ? (
        <Button onClick={() => window.location.reload()}>{texts.reload}</Button>
      ) : (
        <Button onClick={() => void retry()}>{texts.retry}</Button>
      )}
    </div>
  );
}
