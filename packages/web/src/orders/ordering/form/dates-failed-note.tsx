import { RefreshCw } from "lucide-react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { orderingFormTexts } from "./ordering-form.texts.ts";
import type { OrderingFactsState } from "./use-ordering-facts.ts";
import styles from "./ordering-form.module.css";

/** Says that the possible dates could not be loaded, so no day can be chosen, and offers to try again. */
export function DatesFailedNote({
  factsState,
}: {
  factsState: Pick<OrderingFactsState, "state" | "retry" | "retrying">;
}) {
  const texts = useTexts(orderingFormTexts);
  if (factsState.state !== "failed") return null;
  return (
    <Note variant="error" role="alert" title={texts.datesFailed}>
      <p>{texts.datesFailedText}</p>
      <p className={styles.retry}>
        <Button small icon={RefreshCw} busy={factsState.retrying} onClick={factsState.retry}>
          {texts.retry}
        </Button>
      </p>
    </Note>
  );
}
