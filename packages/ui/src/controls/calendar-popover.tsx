import { Popover } from "@base-ui/react/popover";
import { useState, type ReactElement } from "react";
import { classNames } from "../base/class-names.ts";
import { Calendar, type CalendarProps } from "./calendar.tsx";
import popupStyles from "./popup.module.css";
import styles from "./calendar-popover.module.css";

interface CalendarPopoverProps extends CalendarProps {
  trigger: ReactElement;
  defaultOpen?: boolean;
}

/** A calendar that opens from a button and closes when a day is chosen. */
export function CalendarPopover({ trigger, defaultOpen = false, ...calendar }: CalendarPopoverProps) {
  const [open, setOpen] = useState(defaultOpen);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger render={trigger} />
      <Popover.Portal>
        <Popover.Positioner
          className={popupStyles.positioner}
          align="end"
          sideOffset={4}
          collisionPadding={8}
        >
          <Popover.Popup className={classNames(popupStyles.popup, styles.popup)} aria-label={calendar.label}>
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
