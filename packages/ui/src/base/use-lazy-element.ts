import { useEffect, useState, type ReactNode } from "react";
import { whenIdle } from "./when-idle.ts";

type Draw<Props> = (props: Props) => ReactNode;

/** A component whose code is loaded after the first rendering of a screen. */
export interface LazyElement<Props> {
  readonly load: () => Promise<Draw<Props>>;
  loaded: { readonly draw: Draw<Props> } | undefined;
}

export const lazyElement = <Props>(load: () => Promise<Draw<Props>>): LazyElement<Props> => ({
  load,
  loaded: undefined,
});

interface LazyElementTrigger {
  /** Set when the user presses the placeholder. A new object for each press, so that a failed load is tried again. */
  press?: object | undefined;
  /** The placeholder has the focus or is being pressed: replacing it now would lose the focus or the click. */
  isHeld?: boolean;
}

const retryMilliseconds = 5_000;

/**
 * Loads the component when the browser is idle, or at once when its placeholder is pressed; retries after a failure.
 * Returns undefined until the component may replace the placeholder.
 */
export function useLazyElement<Props>(
  lazy: LazyElement<Props>,
  { press, isHeld = false }: LazyElementTrigger = {},
) {
  const [loaded, setLoaded] = useState(lazy.loaded);
  const [shown, setShown] = useState(lazy.loaded);
  useEffect(() => {
    const loadElement = async () => {
      lazy.loaded ??= { draw: await lazy.load() };
      setLoaded(lazy.loaded);
    };
    let retry: ReturnType<typeof setTimeout> | undefined;
    const attempt = () => {
      loadElement().catch(() => {
        retry = setTimeout(attempt, retryMilliseconds);
      });
    };
    const cancelIdle = press === undefined ? whenIdle(attempt) : attempt();
    return () => {
      cancelIdle?.();
      clearTimeout(retry);
    };
  }, [lazy, press]);
  if (shown === undefined && loaded !== undefined && (press !== undefined || !isHeld)) setShown(loaded);
  return shown?.draw;
}

/**
 * The trigger for `useLazyElement` if the placeholder is a control. Spread `holdHandlers` on that control or an element
 * around it.
 */
export function useLazyElementTrigger<Press extends object = object>() {
  const [press, setPress] = useState<Press>();
  const [isHeld, setHeld] = useState(false);
  const hold = () => setHeld(true);
  return {
    trigger: { press, isHeld },
    setPress,
    holdHandlers: { onFocus: hold, onPointerDown: hold, onBlur: () => setHeld(false) },
  };
}
