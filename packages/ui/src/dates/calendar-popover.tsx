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
  /** The date can be typed here, too; for triggers that are no text field. */
  withEntry?: boolean;
  /** Height of the label above the trigger, which the popup leaves free, in px. */
  labelHeight?: number;
}

const gap = 4; // px

/** The side of its button on which a popup is shown. */
const sideOf = (popup: HTMLElement | null) => (popup?.dataset["side"] === "top" ? "top" : "bottom");

/**
 * A calendar that opens from a button and closes when a day is chosen. It opens below or above the row of its button,
 * so that what stands beside it, as the other end of a range, stays in sight. There it stays while the page scrolls:
 * changing the side would take it away from under a finger that presses a day.
 */
export function CalendarPopover(props: CalendarPopoverProps) {
  const { trigger, defaultOpen = false, withEntry = false, labelHeight = 0, ...calendar } = props;
  const [open, setOpen] = useState(defaultOpen);
  const popup = useRef<HTMLDivElement>(null);
  /** The side that it keeps; undefined until it has opened. */
  const [keptSide, setKeptSide] = useState<"top" | "bottom">();
  const positionMethod = use(PopupPosition);
  useEffect(() => {
    if (keptSide === undefined) return;
    const width = window.innerWidth;
    // A device that is turned may have no room there. The height also changes with the bars of a phone's browser.
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
          // A text field has its calendar button at its end.
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
