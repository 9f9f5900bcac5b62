import {
  cloneElement,
  useEffect,
  useId,
  useState,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from "react";
import { classNames } from "../base/class-names.ts";
import { placePopover } from "../base/place-popover.ts";
import { useSwipe } from "../base/use-swipe.ts";
import styles from "./popover.module.css";

const sheetLayout = "(width < 960px)";

interface PopoverProps {
  /** A button element; it receives the popover's attributes. */
  trigger: ReactElement<ComponentProps<"button">>;
  label: string;
  /** The content reaches the edges of the popover. */
  flush?: boolean;
  /** Below 960 px the popover is a bottom sheet, which a swipe closes. */
  sheet?: boolean;
  align?: "start" | "end";
  defaultOpen?: boolean;
  /** A function receives `close`; its content is mounted only while the popover is open. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * A button that opens a popover with a few controls, which stays open while they are used. The browser toggles it,
 * closes it on Escape and on a click outside, and restores the focus.
 */
export function Popover(props: PopoverProps) {
  const {
    trigger,
    label,
    flush = false,
    sheet = false,
    align = "end",
    defaultOpen = false,
    children,
  } = props;
  const id = useId();
  const triggerId = useId();
  const close = () => popup.current?.hidePopover();
  const { movedRef: popup, handleProps } = useSwipe({ direction: "down", onSwipe: close });
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const anchor = document.getElementById(triggerId);
    const shown = popup.current;
    if (!open || !shown || !anchor) return;
    const place = () => {
      if (sheet && window.matchMedia(sheetLayout).matches) Object.assign(shown.style, { top: "", left: "" });
      else placePopover(shown, anchor.getBoundingClientRect(), { side: "below", align, gap: 4 });
    };
    place();
    window.addEventListener("scroll", place, true);
    window.addEventListener("resize", place);
    return () => {
      window.removeEventListener("scroll", place, true);
      window.removeEventListener("resize", place);
    };
  }, [open, align, sheet, popup, triggerId]);

  useEffect(() => {
    if (!defaultOpen) return;
    // Focused first, because the browser returns the focus to where it was when the popover opened.
    document.getElementById(triggerId)?.focus();
    popup.current?.showPopover();
  }, [defaultOpen, popup, triggerId]);

  return (
    <>
      {cloneElement(trigger, { id: triggerId, popoverTarget: id, "aria-expanded": open })}
      <div
        ref={popup}
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        className={classNames(styles.popup, flush && styles.flush, sheet && styles.sheet)}
        onToggle={(event) => setOpen(event.newState === "open")}
      >
        {sheet && <div className={styles.grip} {...handleProps} />}
        {typeof children === "function" ? open && children(close) : children}
      </div>
    </>
  );
}
