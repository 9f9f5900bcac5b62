import { History } from "lucide-react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { orderingFormTexts } from "./ordering-form.texts.ts";
import styles from "./ordering-form.module.css";

interface RestoredDraftNoteProps {
  draft: { readonly isRestored: boolean; readonly reset: () => void };
}

/** Says that a draft which was not sent has been restored, and offers to start over. */
export function RestoredDraftNote({ draft: { isRestored, reset } }: RestoredDraftNoteProps) {
  const texts = useTexts(orderingFormTexts);
  if (!isRestored) return null;
  return (
    <div className={styles.notes}>
      <Note icon={History}>
        <div className={styles.restored}>
          {texts.restored}
          <Button small onClick={reset}>
            {texts.startAnew}
          </Button>
        </div>
      </Note>
    </div>
  );
}
