import type { ReactNode } from "react";
import { ChevronRight } from "lucide-react";
import { classNames } from "@kreislauf/ui/base/class-names.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { BreakableText } from "@kreislauf/ui/data/breakable-text.tsx";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import type { BerlinDate } from "@kreislauf/contract/base";
import type { CalendarKind } from "@kreislauf/contract/exports";
import type { SiteScope } from "../../sites/index.ts";
import type { PickupsOfWaste } from "./group-pickups.ts";
import { pickupsHref } from "./pickups-href.ts";
import { calendarScreenTexts } from "./calendar.texts.ts";
import styles from "./pickup-group.module.css";

interface PickupGroupProps {
  group: PickupsOfWaste;
  date: BerlinDate;
  site: SiteScope;
  kind: CalendarKind | null;
  /** Whether the group fills a row of the agenda; otherwise it is as small as an entry of the grid. */
  isRow?: boolean;
  children: ReactNode;
}

/**
 * A waste type with the number of its pickups on a day. Opens to show the pickups; if the day has so many that they are
 * not loaded, it is a link to the order list instead.
 */
export function PickupGroup({ group, date, site, kind, isRow = false, children }: PickupGroupProps) {
  const texts = useTexts(calendarScreenTexts);
  const { number } = useFormats();
  const head = (
    <>
      <Icon of={ChevronRight} size={16} />
      <b>
        <BreakableText text={group.waste} />
      </b>
      <span>{texts.pickups(number(group.count))}</span>
    </>
  );
  const className = classNames(styles.group, isRow && styles.row);
  return group.wasteTypeId === undefined ? (
    <details className={className}>
      <summary>{head}</summary>
      {children}
    </details>
  ) : (
    <a
      className={classNames(className, styles.head)}
      href={pickupsHref({ site, date, kind, wasteType: group.wasteTypeId })}
    >
      {head}
    </a>
  );
}
