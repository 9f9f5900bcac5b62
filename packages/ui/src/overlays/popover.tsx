import {
  cloneElement,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from "react";
import { classNames } from "../base/class-names.ts";
import { placePopover } from "../base/place-popover.ts";
import styles from "./popover.module.css";

interface PopoverProps {
  /** A button element; it receives the popover's attributes. */
  trigger: ReactElement<ComponentProps<"button">>;
  label: string;
  /** The content reaches the edges. */
  flush?: boolean;
  align?: "center" | "end";
  defaultOpen?: boolean;
  /** As a function it receives `close` and is mounted only while the popover is open. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * A few controls that open from a button and stay open while they are used. The browser toggles the popover, closes
 * it on Escape and on a click outside, and restores the focus.
 */
export function Popover(props: PopoverProps) {
  const { trigger, label, flush = false, align = "end", defaultOpen = false, children } = props;
  const id = useId();
  const triggerId = useId();
  const popup = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const anchor = document.getElementById(triggerId);
    const shown = popup.current;
    if (!open || !shown || !anchor) return;
    const place = () => placePopover(shown, anchor.getBoundingClientRect(), { side: "below", align, gap: 4 });
    place();
    window.addEventListener("scroll", place, true);
    window.addEventListener("resize", place);
    return () => {
      window.removeEventListener("scroll", place, true);
      window.removeEventListener("resize", place);
    };
  }, [open, align, triggerId]);

  useEffect(() => {
    if (!defaultOpen) return;
    // The browser returns the focus to where it was when the popover opened.
    document.getElementById(triggerId)?.focus();
    popup.current?.showPopover();
  }, [defaultOpen, triggerId]);

  return (
    <>
      {cloneElement(trigger, { id: triggerId, popoverTarget: id, "aria-expanded": open })}
      <div
        ref={popup}
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        className={classNames(styles.popup, flush && styles.flush)}
        onToggle={(event) => setOpen(event.newState === "open")}
      >
        {typeof children === "function" ? open && children(() => popup.current?.hidePopover()) : children}
      </div>
    </>
  );
}
