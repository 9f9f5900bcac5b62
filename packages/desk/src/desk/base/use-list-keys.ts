import { usePageKeys } from "./use-page-keys.ts";

interface ListKeys {
  /** The `data-row` attributes of the rows, in their order. */
  ids: readonly number[];
  currentId: number | null;
  open: (id: number | null) => void;
  /** Asks before unsaved input of the panel is lost, then calls `act`. By default it calls `act` at once. */
  leave?: (act: () => void) => void;
}

const atOnce = (act: () => void) => act();

/**
 * J and K open the next and the previous row, W focuses the form in the panel, E opens the form for a second trip, /
 * focuses the search, and Escape closes the panel.
 */
export function useListKeys({ ids, currentId, open, leave = atOnce }: ListKeys): void {
  usePageKeys({
    close: () =>
      leave(() => {
        document.querySelector<HTMLElement>(`[data-row="${currentId}"]`)?.focus();
        open(null);
      }),
    act: (key) => {
      const place = currentId === null ? -1 : ids.indexOf(currentId);
      const next = key === "j" ? ids[Math.min(place + 1, ids.length - 1)] : ids[Math.max(place - 1, 0)];
      if ((key === "j" || key === "k") && next !== undefined) {
        if (next !== currentId) leave(() => open(next));
      } else if (key === "w")
        document.querySelector<HTMLElement>("aside form :is(input, textarea, button)")?.focus();
      else if (key === "e") document.querySelector<HTMLElement>("[data-second-trip]")?.click();
      else if (key === "/") document.querySelector<HTMLElement>("[role=search] input")?.focus();
      else return false;
      return true;
    },
  });
}
