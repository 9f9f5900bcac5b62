import { useEffect, useEffectEvent } from "react";

interface PageKeys {
  /** Handles a key and returns whether it did something. Letters are passed in lower case, even with Shift. */
  readonly act: (key: string, isShifted: boolean) => boolean;
  /** Called on Escape outside fields. Inside a field, Escape only leaves the field, so that no input is lost. */
  readonly close: () => void;
}

const field = "input:not([type=checkbox]), textarea, select";
const dialog = "[role=dialog], [role=alertdialog]";

const closestTo = (target: EventTarget | null, selector: string) =>
  target instanceof HTMLElement ? target.closest<HTMLElement>(selector) : null;

/** Moves the focus from the field to the heading of its panel, where letter keys work again. */
function leaveField(left: HTMLElement): void {
  left.blur();
  left.closest("aside")?.querySelector<HTMLElement>("[data-panel]")?.focus();
}

/**
 * Keys act only outside inputs and dialogs, never with Ctrl, Alt or Meta. Dialogs and popovers handle Escape
 * themselves.
 */
export function usePageKeys({ act, close }: PageKeys): void {
  const onEscape = (target: EventTarget | null) => {
    if (document.querySelector(dialog) !== null || closestTo(target, "[popover]") !== null) return;
    const left = closestTo(target, field);
    if (left === null) close();
    else leaveField(left);
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (event.key === "Escape") return onEscape(event.target);
    if (closestTo(event.target, `${field}, ${dialog}`) !== null) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (act(key, event.shiftKey)) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}
