import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ToggleEvent,
} from "react";
import { placePopover } from "../base/place-popover.ts";

// ms, docs/coverage.md 9.21
const openDelay = 300;
const closeDelay = 250;

const items = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>("[role=menuitem]")];

/**
 * A menu in a native popover: the browser toggles it from the trigger, closes it on a click outside and restores the
 * focus.
 */
export function useMenu(openOnHover: boolean) {
  const menuId = useId();
  const triggerId = useId();
  const menuRef = useRef<HTMLDivElement>(null);
  const timer = useRef(0);
  const hovered = useRef(false);
  const [open, setOpen] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    const menu = menuRef.current;
    const triggerElement = document.getElementById(triggerId);
    if (!open || !menu || !triggerElement) return;
    const place = () =>
      placePopover(menu, triggerElement.getBoundingClientRect(), { side: "below", align: "end", gap: 8 });
    place();
    // A key that opened the menu has already moved the focus to an item.
    if (!hovered.current && !menu.contains(document.activeElement)) items(menu)[0]?.focus();
    window.addEventListener("scroll", place, true);
    window.addEventListener("resize", place);
    return () => {
      window.removeEventListener("scroll", place, true);
      window.removeEventListener("resize", place);
    };
  }, [open, triggerId]);

  const close = () => menuRef.current?.hidePopover();
  const show = (byHover: boolean) => {
    hovered.current = byHover;
    menuRef.current?.showPopover();
  };
  const onHover = (isEntering: boolean) => (event: PointerEvent) => {
    clearTimeout(timer.current);
    if (!openOnHover || event.pointerType !== "mouse") return;
    const act = isEntering ? () => !menuRef.current?.matches(":popover-open") && show(true) : close;
    timer.current = window.setTimeout(act, isEntering ? openDelay : closeDelay);
  };

  return {
    close,
    /** For the element around the trigger and the menu. */
    containerProps: {
      onPointerEnter: onHover(true),
      onPointerLeave: onHover(false),
      onKeyDown: (event: KeyboardEvent) => {
        const menu = menuRef.current;
        if (!menu) return;
        const all = items(menu);
        const at = all.findIndex((item) => item === document.activeElement);
        const next = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[event.key];
        if (next !== undefined) {
          event.preventDefault();
          show(false);
          all.at(next % all.length)?.focus();
        } else if (event.key === "Escape" && open) {
          // Closes the menu, but not a dialog around it.
          event.stopPropagation();
          close();
        } else if (event.key === "Tab") close();
      },
    },
    trigger: {
      id: triggerId,
      popoverTarget: menuId,
      "aria-haspopup": "menu",
      "aria-expanded": open,
      "aria-controls": menuId,
      onClick: (event: MouseEvent) => {
        clearTimeout(timer.current);
        // Hover has just opened the menu: a click right after that must not close it.
        if (open && hovered.current) event.preventDefault();
        hovered.current = false;
      },
    },
    menu: {
      ref: menuRef,
      id: menuId,
      "aria-labelledby": triggerId,
      onToggle: (event: ToggleEvent) => setOpen(event.newState === "open"),
    },
  } as const;
}
