import type { RouterHistory } from "@tanstack/react-router";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { randomKey } from "../../base/random-key.ts";

/**
 * The router numbers the steps it makes, to know which way somebody goes and to undo what a form with unsaved input
 * stops. An address that was typed makes a step without a number: here it gets the next one.
 */
export function useCountedSteps(): void {
  const history: RouterHistory = useRouter().history;
  useEffect(() => {
    let last = history.location.state.__TSR_index;
    const countTyped = () => {
      if (window.history.state !== null) return;
      const key = randomKey();
      window.history.replaceState({ key, __TSR_key: key, __TSR_index: last + 1 }, "");
    };
    // Typed before this was there to count.
    countTyped();
    return history.subscribe(({ location, action }) => {
      const isOwn = action.type === "PUSH" || action.type === "REPLACE";
      if (isOwn || window.history.state !== null) last = location.state.__TSR_index;
      else countTyped();
    });
  }, [history]);
}
