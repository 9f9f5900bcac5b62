import type { ReactNode } from "react";
import { ChevronRight } from "lucide-react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { BreakableText } from "@kreislauf/ui/data/breakable-text.tsx";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { calendarScreenTexts } from "./calendar.texts.ts";
import styles from "./calendar-days.module.css";

/** A waste type and how many pickups of a day it has; opens to the pickups. */
export function PickupGroup({
  waste,
  count,
  children,
}: {
  waste: string;
  count: number;
  children: ReactNode;
}) {
  const texts = useTexts(calendarScreenTexts);
  const { number } = useFormats();
  return (
    <details className={styles.group}>
      <summary>
        <Icon of={ChevronRight} size={16} />
        <b>
          <BreakableText text={waste} />
        </b>
        <span>{texts.pickups(number(count))}</span>
      </summary>
      {children}
    </details>
  );
}
