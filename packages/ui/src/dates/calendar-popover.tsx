import { Popover } from "@base-ui/react/popover";
import { use, useEffect, useRef, useState, type ReactElement } from "react";
import { classNames } from "../base/class-names.ts";
import { PopupPosition } from "../base/popup-position.ts";
import { Calendar, type CalendarProps } from "./calendar.tsx";
import { DateEntry } from "./date-entry.tsx";
import popupStyles from "../controls/popup.module.css";
import styles from "./calendar-popover.module.css";

interface CalendarPopoverProps extends CalendarProps {
  trigger: ReactElement;
  defaultOpen?: boolean;
  /** Adds a text field for the date, for triggers that are no text field. */
  withEntry?: boolean;
  /** Height in px of the label above the trigger; a popup above the trigger leaves it free. */
  labelHeight?: number;
}

const gap = 4; // px

/** The side of the trigger on which the popup is shown. */
const sideOf = (popup: HTMLElement | null) => (popup?.dataset["side"] === "top" ? "top" : "bottom");

/**
 * A calendar that opens from a button and closes when a day is chosen. It opens below or above the button's row, so
 * that what is beside the button, such as the other end of a range, stays visible. While the page scrolls it keeps its
 * side: a change would take it away from a finger that presses a day.
 */
export function CalendarPopover(props: CalendarPopoverProps) {
  const { trigger, defaultOpen = false, withEntry = false, labelHeight = 0, ...calendar } = props;
  const [open, setOpen] = useState(defaultOpen);
  const popup = useRef<HTMLDivElement>(null);
  /** The side to keep while the popup is open; undefined while it is closed. */
  const [keptSide, setKeptSide] = useState<"top" | "bottom">();
  const positionMethod = use(PopupPosition);
  useEffect(() => {
    if (keptSide === undefined) return;
    const width = window.innerWidth;
    // A turned device may have no room on that side. Only the width counts: a phone's browser changes the height when
    // its bars appear.
    const release = () => window.innerWidth !== width && setKeptSide(undefined);
    window.addEventListener("resize", release);
    return () => window.removeEventListener("resize", release);
  }, [keptSide]);
  return (
    <Popover.Root
      open={open}
      onOpenChange={setOpen}
      onOpenChangeComplete={(isOpen) => setKeptSide(isOpen ? sideOf(popup.current) : undefined)}
    >
      <Popover.Trigger render={trigger} />
      <Popover.Portal>
        <Popover.Positioner
          className={popupStyles.positioner}
          positionMethod={positionMethod}
          // Aligned at the end in text fields, where the calendar's button is.
          align={withEntry ? "start" : "end"}
          sideOffset={({ side }) => (side === "top" ? gap + labelHeight : gap)}
          side={keptSide ?? "bottom"}
          collisionAvoidance={{
            side: keptSide === undefined ? "flip" : "none",
            align: "shift",
            fallbackAxisSide: "none",
          }}
          collisionPadding={8}
        >
          <Popover.Popup
            ref={popup}
            className={classNames(popupStyles.popup, styles.popup)}
            aria-label={calendar.label}
          >
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
