import type { MovedEntry } from "@kreislauf/contract/exports";
import { Redo2 } from "lucide-react";
import { useFormats, withoutYear } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { calendarScreenTexts } from "./calendar.texts.ts";
import styles from "./calendar-days.module.css";

/** A pickup that a holiday has moved away from this day, and its new date. */
export function MovedPickupNote({ moved: { waste, to } }: { moved: MovedEntry }) {
  const texts = useTexts(calendarScreenTexts);
  const { day } = useFormats();
  return (
    <p className={styles.movedPickup}>
      <Icon of={Redo2} size={14} />
      <span>
        <s>{waste}</s>
        <br />
        {texts.movedTo(withoutYear(day(to)))}
      </span>
    </p>
  );
}
