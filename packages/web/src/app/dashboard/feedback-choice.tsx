import type { Order } from "@kreislauf/contract/orders";
import { Check } from "lucide-react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Checkbox } from "@kreislauf/ui/controls/checkbox.tsx";
import { dashboardTexts } from "./dashboard.texts.ts";
import styles from "./feedback.module.css";

interface FeedbackChoiceProps {
  orders: readonly Order[];
  chosen: readonly Order[];
  onChoose: (orders: readonly Order[]) => void;
  onComplete: () => void;
}

/** The row above the waiting orders: selects all of them, and sets the selected ones to done. */
export function FeedbackChoice({ orders, chosen, onChoose, onComplete }: FeedbackChoiceProps) {
  const texts = useTexts(dashboardTexts);
  const isAll = chosen.length === orders.length;
  return (
    <div className={styles.choice}>
      <Checkbox
        label={texts.chooseAll}
        checked={isAll}
        mixed={chosen.length > 0 && !isAll}
        onChange={() => onChoose(isAll ? [] : orders)}
      />
      {chosen.length > 0 && (
        <Button variant="primary" small icon={Check} onClick={onComplete}>
          {texts.completeChosen(chosen.length)}
        </Button>
      )}
    </div>
  );
}
