import { History } from "lucide-react";
import { useTexts } from "../base/language.tsx";
import { Button } from "../ui/button.tsx";
import { Note } from "../ui/note.tsx";
import { orderDialogTexts } from "./order-dialog.texts.ts";
import styles from "./order-dialog.module.css";

interface DraftNoteProps {
  draft: { readonly isRestored: boolean; readonly startAnew: () => void };
}

/** Says that the fields hold what was typed before, and lets them be emptied. */
export function DraftNote({ draft: { isRestored, startAnew } }: DraftNoteProps) {
  const texts = useTexts(orderDialogTexts);
  if (!isRestored) return null;
  return (
    <div className={styles.notes}>
      <Note icon={History}>
        <div className={styles.restored}>
          {texts.restored}
          <Button small onClick={startAnew}>
            {texts.startAnew}
          </Button>
        </div>
      </Note>
    </div>
  );
}
