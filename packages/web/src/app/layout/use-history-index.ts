import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { randomKey } from "../../base/random-key.ts";

/**
 * The router numbers the steps it makes, to know which way somebody goes and to undo what a form with unsaved input
 * stops. An address that was typed makes a step without a number: it gets the next one when the router first looks at
 * it, which is too early for an event of our own.
 */
export function useHistoryIndex(): void {
  const { history } = useRouter();
  useEffect(() => {
    const browser = window.history;
    const nextState = () => {
      const key = randomKey();
      return { key, __TSR_key: key, __TSR_index: history.location.state.__TSR_index + 1 };
    };
    // Typed before this was there to count.
    if (browser.state === null) browser.replaceState(nextState(), "");
    Object.defineProperty(browser, "state", {
      configurable: true,
      get: () => {
        const current: unknown = Reflect.get(History.prototype, "state", browser);
        if (current !== null) return current;
        const state = nextState();
        // The browser's own: the router's would take the step as made before anybody was asked.
        History.prototype.replaceState.call(browser, state, "");
        return state;
      },
    });
    return () => void Reflect.deleteProperty(browser, "state");
  }, [history]);
}
