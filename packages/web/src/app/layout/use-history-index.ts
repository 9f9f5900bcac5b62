import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { randomKey } from "../../base/random-key.ts";

/**
 * The router numbers its history entries, to know the direction of a step and to undo one that a form with unsaved
 * input blocks. Typing an address makes an entry without a number. It gets the next number when the router first
 * reads it, which is before any event that we could listen to.
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
        // The browser's own method: the router's would take the step as done before anything could block it.
        History.prototype.replaceState.call(browser, state, "");
        return state;
      },
    });
    return () => void Reflect.deleteProperty(browser, "state");
  }, [history]);
}
