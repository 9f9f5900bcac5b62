import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { randomKey } from "../../base/random-key.ts";

/**
 * Numbers the history entries that the router has not made. The router numbers its own, to know the direction of a step
 * and to undo a step that a form with unsaved input blocks. An address that the user types makes an entry without a
 * number. It gets the next number when the router first reads it, which is before any event that the app could listen
 * to.
 */
export function useHistoryIndex(): void {
  const { history } = useRouter();
  useEffect(() => {
    const browser = window.history;
    const nextState = () => {
      const key = randomKey();
      return { key, __TSR_key: key, __TSR_index: history.location.state.__TSR_index + 1 };
    };
    // The address was typed before this hook could number it.
    if (browser.state === null) browser.replaceState(nextState(), "");
    Object.defineProperty(browser, "state", {
      configurable: true,
      get: () => {
        const current: unknown = Reflect.get(History.prototype, "state", browser);
        if (current !== null) return current;
        const state = nextState();
        // Calls the browser's own method: the router's would treat the step as done before anything could block it.
        History.prototype.replaceState.call(browser, state, "");
        return state;
      },
    });
    return () => void Reflect.deleteProperty(browser, "state");
  }, [history]);
}
