import type { ReactNode } from "react";
import { ChevronRight } from "lucide-react";
import { classNames } from "@kreislauf/ui/base/class-names.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { BreakableText } from "@kreislauf/ui/data/breakable-text.tsx";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { calendarScreenTexts } from "./calendar.texts.ts";
import styles from "./pickup-group.module.css";

interface PickupGroupProps {
  waste: string;
  count: number;
  /** Fills a row of the agenda; otherwise it is as small as an entry of the grid. */
  isRow?: boolean;
  children: ReactNode;
}

/** A waste type and how many pickups of a day it has; opens to the pickups. */
export function PickupGroup({ waste, count, isRow = false, children }: PickupGroupProps) {
  const texts = useTexts(calendarScreenTexts);
  const { number } = useFormats();
  return (
    <details className={classNames(styles.group, isRow && styles.row)}>
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
