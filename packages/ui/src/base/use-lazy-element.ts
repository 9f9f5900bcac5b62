import type { ReactNode } from "react";
import { useEffect, useState } from "react";
import { whenIdle } from "./when-idle.ts";

type Draw<Props> = (props: Props) => ReactNode;

/** Something to draw whose code is not needed for the first picture of a screen. */
export interface LazyElement<Props> {
  readonly load: () => Promise<Draw<Props>>;
  loaded: { readonly draw: Draw<Props> } | undefined;
}

export const lazyElement = <Props>(load: () => Promise<Draw<Props>>): LazyElement<Props> => ({
  load,
  loaded: undefined,
});

interface LazyElementTrigger {
  /** Somebody pressed what stands in its place; another object each time, so that a failure is tried again. */
  press: object | undefined;
  /** What stands in its place has the focus, which would be lost with it. */
  isFocused: boolean;
}

/**
 * Its code comes when the browser is idle, at the latest when it is wanted; undefined until it may take the place
 * of the plain control that stands there.
 */
export function useLazyElement<Props>(lazy: LazyElement<Props>, { press, isFocused }: LazyElementTrigger) {
  const [loaded, setArrived] = useState(lazy.loaded);
  const [shown, setShown] = useState(lazy.loaded);
  useEffect(() => {
    const arrive = async () => {
      lazy.loaded ??= { draw: await lazy.load() };
      setArrived(lazy.loaded);
    };
    const attempt = () => void arrive().catch(() => {});
    if (press === undefined) return whenIdle(attempt);
    attempt();
  }, [lazy, press]);
  if (shown === undefined && loaded !== undefined && (press !== undefined || !isFocused)) setShown(loaded);
  return shown?.draw;
}
