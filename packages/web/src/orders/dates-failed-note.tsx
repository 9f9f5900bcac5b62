import { RefreshCw } from "lucide-react";
import { useTexts } from "../base/language.tsx";
import { Button } from "../ui/button.tsx";
import { Note } from "../ui/note.tsx";
import { orderDialogTexts } from "./order-dialog.texts.ts";
import type { OrderingKnowledge } from "./use-ordering-facts.ts";
import styles from "./order-dialog.module.css";

/** Where the dates could not be learned nothing can be chosen, but it can be tried again. */
export function DatesFailedNote({
  known,
}: {
  known: Pick<OrderingKnowledge, "state" | "retry" | "retrying">;
}) {
  const texts = useTexts(orderDialogTexts);
  if (known.state !== "failed") return null;
  return (
    <Note variant="error" role="alert" title={texts.datesFailed}>
      <p>{texts.datesFailedText}</p>
      <p className={styles.retry}>
        <Button small icon={RefreshCw} busy={known.retrying} onClick={known.retry}>
          {texts.retry}
        </Button>
      </p>
    </Note>
  );
}
