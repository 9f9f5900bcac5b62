import { Popover } from "@base-ui/react/popover";
import { use, useState, type ReactElement } from "react";
import { classNames } from "../base/class-names.ts";
import { PopupPosition } from "../base/popup-position.ts";
import { Calendar, type CalendarProps } from "./calendar.tsx";
import { DateEntry } from "./date-entry.tsx";
import popupStyles from "../controls/popup.module.css";
import styles from "./calendar-popover.module.css";

interface CalendarPopoverProps extends CalendarProps {
  trigger: ReactElement;
  defaultOpen?: boolean;
  /** The date can be typed here, too; for triggers that are no text field. */
  withEntry?: boolean;
  /** Height of the label above the trigger, which the popup leaves free, in px. */
  labelHeight?: number;
}

const gap = 4; // px

/**
 * A calendar that opens from a button and closes when a day is chosen. It opens below or above the row of its button,
 * so that what stands beside it, as the other end of a range, stays in sight.
 */
export function CalendarPopover(props: CalendarPopoverProps) {
  const { trigger, defaultOpen = false, withEntry = false, labelHeight = 0, ...calendar } = props;
  const [open, setOpen] = useState(defaultOpen);
  const positionMethod = use(PopupPosition);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger render={trigger} />
      <Popover.Portal>
        <Popover.Positioner
          className={popupStyles.positioner}
          positionMethod={positionMethod}
          // A text field has its calendar button at its end.
          align={withEntry ? "start" : "end"}
          sideOffset={({ side }) => (side === "top" ? gap + labelHeight : gap)}
          collisionAvoidance={{ side: "flip", align: "shift", fallbackAxisSide: "none" }}
          collisionPadding={8}
        >
          <Popover.Popup className={classNames(popupStyles.popup, styles.popup)} aria-label={calendar.label}>
            {withEntry && (
              <div className={styles.entry}>
                <DateEntry
                  label={calendar.label}
                  value={calendar.value}
                  today={calendar.today}
                  facts={calendar.facts}
                  onEnter={(date, done) => {
                    calendar.onChange(date);
                    if (done) setOpen(false);
                  }}
                />
              </div>
            )}
            <Calendar
              {...calendar}
              autoFocus
              onChange={(date) => {
                calendar.onChange(date);
                setOpen(false);
              }}
            />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
