import type { CalendarEntry, MovedEntry } from "@kreislauf/contract/exports";
import { Redo2, RefreshCw } from "lucide-react";
import { useFormats, withoutYear } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { hrefTo } from "../../base/paths.ts";
import { stateVariant } from "../../orders/index.ts";
import { classNames } from "@kreislauf/ui/base/class-names.ts";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { StatusGlyph } from "@kreislauf/ui/drawings/status-glyph.tsx";
import { VisuallyHidden } from "@kreislauf/ui/base/visually-hidden.tsx";
import { calendarScreenTexts } from "./calendar.texts.ts";
import { siteWithCity } from "./site-with-city.ts";
import styles from "./calendar-days.module.css";

interface CalendarPickupProps {
  entry: CalendarEntry;
  moved: MovedEntry | undefined;
  /** Whether the pickup is listed below the name of its waste type, and need not repeat it. */
  isGrouped: boolean;
}

/** A pickup in the grid, with a link to its order. */
export function CalendarPickup({ entry, moved, isGrouped }: CalendarPickupProps) {
  const texts = useTexts(calendarScreenTexts);
  const { day } = useFormats();
  const isPeriodic = entry.kind === "periodic";
  return (
    <a
      href={hrefTo("order", { orderId: entry.orderId })}
      className={classNames(styles.pickup, isPeriodic && styles.cycle, moved && styles.moved)}
      title={`${entry.waste}, ${entry.action}, ${siteWithCity(entry)}`}
    >
      {moved ? (
        <Icon of={Redo2} size={16} />
      ) : isPeriodic ? (
        <Icon of={RefreshCw} size={16} />
      ) : (
        <StatusGlyph status={stateVariant(entry)} />
      )}
      {isGrouped ? <VisuallyHidden>{entry.waste}</VisuallyHidden> : <b>{entry.waste}</b>}
      <span>{siteWithCity(entry)}</span>
      {moved && <span>{texts.insteadOf(withoutYear(day(moved.from)))}</span>}
    </a>
  );
}
