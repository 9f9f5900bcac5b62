import { ListChecks, X } from "lucide-react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Checkbox } from "@kreislauf/ui/controls/checkbox.tsx";
import type { RowChoice } from "@kreislauf/ui/data/row-choice.ts";
import { selectionTexts } from "../selection/selection.texts.ts";
import styles from "./card-choice-toggle.module.css";

interface CardChoiceToggleProps {
  /** The checkbox for all cards of the page; undefined while cards have no checkboxes. */
  page: RowChoice<never>["page"] | undefined;
  onToggle: () => void;
}

/** Turns the choosing of orders on and off: cards show checkboxes only while it is on. */
export function CardChoiceToggle({ page, onToggle }: CardChoiceToggleProps) {
  const texts = useTexts(selectionTexts);
  return (
    <div className={styles.line}>
      {page && (
        <Checkbox
          label={texts.all}
          checked={page.isChosen}
          mixed={page.isMixed}
          disabled={page.isLocked}
          onChange={page.onToggle}
        />
      )}
      <Button variant="ghost" small icon={page ? X : ListChecks} onClick={onToggle}>
        {page ? texts.end : texts.start}
      </Button>
    </div>
  );
}
