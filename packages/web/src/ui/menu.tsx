import type { LucideIcon } from "lucide-react";
import { cloneElement, useEffect, useId, useRef, useState } from "react";
import type { ComponentProps, KeyboardEvent, ReactElement, ReactNode } from "react";
import { MenuItem } from "./menu-item.tsx";
import { placePopover } from "./place-popover.ts";
import styles from "./menu.module.css";

// product.md section 9, ms
const openDelay = 300;
const closeDelay = 250;

export interface MenuEntry {
  text: string;
  icon?: LucideIcon;
  /** Goes there. */
  href?: string;
  /** Does that. */
  onSelect?: () => void;
  danger?: boolean;
  lockedBecause?: string | undefined;
  /** Set apart from what stands above it. */
  separated?: boolean;
}

interface MenuProps {
  /** A button element with its accessible name; it gets the menu's attributes and events. */
  trigger: ReactElement<ComponentProps<"button">>;
  entries: readonly MenuEntry[];
  /** Above the entries, for example whose account this is. */
  head?: ReactNode;
  /** Also opens on hover after 300 ms and closes after 250 ms. */
  openOnHover?: boolean;
}

/** A native popover: the browser closes it on Escape and on a click elsewhere and gives the focus back. */
export function Menu({ trigger, entries, head, openOnHover = false }: MenuProps) {
  const id = useId();
  const triggerId = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const timer = useRef(0);
  const hovered = useRef(false);
  const [open, setOpen] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    const shown = popup.current;
    const button = anchor.current?.querySelector("button");
    if (!open || !shown || !button) return;
    const place = () =>
      placePopover(shown, button.getBoundingClientRect(), { side: "below", align: "end", gap: 8 });
    place();
    if (!hovered.current) items(shown)[0]?.focus();
    window.addEventListener("scroll", place, true);
    window.addEventListener("resize", place);
    return () => {
      window.removeEventListener("scroll", place, true);
      window.removeEventListener("resize", place);
    };
  }, [open]);

  const hover = (inside: boolean) => {
    clearTimeout(timer.current);
    const change = () => {
      const shown = popup.current;
      if (!shown || shown.matches(":popover-open") === inside) return;
      hovered.current = inside;
      if (inside) shown.showPopover();
      else shown.hidePopover();
    };
    timer.current = window.setTimeout(change, inside ? openDelay : closeDelay);
  };
  const close = () => popup.current?.hidePopover();

  const onKeyDown = (event: KeyboardEvent) => {
    const shown = popup.current;
    if (!shown) return;
    const all = items(shown);
    const at = all.findIndex((item) => item === document.activeElement);
    const next = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      hovered.current = false;
      shown.showPopover();
      all.at(next % all.length)?.focus();
    } else if (event.key === "Escape" && open) {
      // This Escape is the menu's; a dialog around it stays.
      event.stopPropagation();
      close();
    } else if (event.key === "Tab") close();
  };

  return (
    <span
      ref={anchor}
      className={styles.anchor}
      onKeyDown={onKeyDown}
      {...(openOnHover && {
        onPointerEnter: (event) => event.pointerType === "mouse" && hover(true),
        onPointerLeave: (event) => event.pointerType === "mouse" && hover(false),
      })}
    >
      {cloneElement(trigger, {
        id: triggerId,
        popoverTarget: id,
        "aria-haspopup": "menu",
        "aria-expanded": open,
        "aria-controls": id,
        onClick: () => {
          clearTimeout(timer.current);
          hovered.current = false;
        },
      })}
      <div
        ref={popup}
        id={id}
        popover="auto"
        role="menu"
        aria-labelledby={triggerId}
        className={styles.popup}
        onToggle={(event) => setOpen(event.newState === "open")}
      >
        {head !== undefined && (
          <div role="presentation" className={styles.head}>
            {head}
          </div>
        )}
        {entries.map((entry) => (
          <MenuItem key={entry.text} {...entry} onClose={close} />
        ))}
      </div>
    </span>
  );
}

const items = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>("[role=menuitem]")];
