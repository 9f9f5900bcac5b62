import { useEffect, useRef, useState, type ReactNode } from "react";
import { classNames } from "../base/class-names.ts";
import { placePopover } from "../base/place-popover.ts";
import styles from "./tooltip.module.css";

const openDelay = 400; // ms
const closeDelay = 150; // ms, long enough to move the pointer onto the bubble and read it
const gap = 6; // px between the bubble and its anchor

interface TooltipProps {
  /** Without a text there is no tooltip, but the child keeps its place in the tree, so it is not mounted again. */
  text: string | undefined;
  /** The id that the child's `aria-describedby` refers to. Omit it where the bubble only repeats the child's name. */
  id?: string | undefined;
  /** Show the text as a line below the child on devices without hover. */
  lineOnTouch?: boolean;
  /** The child, and the line below it, fill the row. */
  block?: boolean;
  /** Exactly one focusable element. */
  children: ReactNode;
}

/**
 * Opens on hover and on keyboard focus. It is in the top layer, so that no scrolling box clips it. Escape closes it.
 */
export function Tooltip({ text, id, lineOnTouch = false, block = false, children }: TooltipProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const timer = useRef(0);
  const [open, setOpen] = useState(false);

  const openAfter = (delay: number) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(true), delay);
  };
  const closeAfter = (delay: number) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(false), delay);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    const shown = bubble.current;
    const explained = anchor.current?.firstElementChild;
    if (!open || !shown || !explained) return;
    // On touch devices the bubble is styled as a line that is always visible.
    if (getComputedStyle(shown).position === "static") return;
    shown.showPopover();
    placePopover(shown, explained.getBoundingClientRect(), { side: "above", align: "center", gap });
    const close = () => setOpen(false);
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // The first Escape closes the bubble only, not the dialog around it.
      event.stopPropagation();
      close();
    };
    document.addEventListener("keydown", closeOnEscape, true);
    window.addEventListener("scroll", close, true);
    return () => {
      document.removeEventListener("keydown", closeOnEscape, true);
      window.removeEventListener("scroll", close, true);
      if (shown.isConnected) shown.hidePopover();
    };
  }, [open, text]);

  return (
    <span
      ref={anchor}
      className={classNames(
        styles.anchor,
        lineOnTouch && text !== undefined && styles.lined,
        block && styles.block,
      )}
      onPointerEnter={(event) => event.pointerType === "mouse" && openAfter(openDelay)}
      onPointerLeave={() => closeAfter(closeDelay)}
      onPointerDown={() => closeAfter(0)}
      onFocus={(event) => event.target.matches(":focus-visible") && openAfter(0)}
      onBlur={() => closeAfter(0)}
    >
      {children}
      {text !== undefined && (
        <span
          ref={bubble}
          popover="manual"
          role="tooltip"
          id={id}
          aria-hidden={id === undefined || undefined}
          className={classNames(styles.bubble, lineOnTouch && styles.line)}
        >
          {text}
        </span>
      )}
    </span>
  );
}
