import { Popover as BasePopover } from "@base-ui/react/popover";
import type { ReactElement, ReactNode } from "react";
import popupStyles from "./popup.module.css";

interface PopoverProps {
  /** A button element; it gets the popover's attributes and events. */
  trigger: ReactElement;
  label: string;
  children: ReactNode;
}

/** A few controls that open at a button and stay open while they are used. */
export function Popover({ trigger, label, children }: PopoverProps) {
  return (
    <BasePopover.Root>
      <BasePopover.Trigger render={trigger} />
      <BasePopover.Portal>
        <BasePopover.Positioner
          className={popupStyles.positioner}
          align="end"
          sideOffset={4}
          collisionPadding={8}
        >
          <BasePopover.Popup className={popupStyles.popup} aria-label={label}>
            {children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}
