import type { ReactNode } from "react";
import { useEffect, useState } from "react";
import { whenIdle } from "../base/when-idle.ts";

type Draw<Props> = (props: Props) => ReactNode;

/** Something to draw whose code is not needed for the first picture of a screen. */
export interface LateElement<Props> {
  readonly load: () => Promise<Draw<Props>>;
  arrived: { readonly draw: Draw<Props> } | undefined;
}

export const lateElement = <Props>(load: () => Promise<Draw<Props>>): LateElement<Props> => ({
  load,
  arrived: undefined,
});

interface Circumstances {
  /** Somebody pressed what stands in its place; another object each time, so that a failure is tried again. */
  press: object | undefined;
  /** What stands in its place has the focus, which would be lost with it. */
  isFocused: boolean;
}

/**
 * Its code comes when the browser is idle, at the latest when it is wanted; undefined until it may take the place
 * of the plain control that stands there.
 */
export function useLateElement<Props>(late: LateElement<Props>, { press, isFocused }: Circumstances) {
  const [arrived, setArrived] = useState(late.arrived);
  const [shown, setShown] = useState(late.arrived);
  useEffect(() => {
    const arrive = async () => {
      late.arrived ??= { draw: await late.load() };
      setArrived(late.arrived);
    };
    const attempt = () => void arrive().catch(() => {});
    if (press === undefined) return whenIdle(attempt);
    attempt();
  }, [late, press]);
  if (shown === undefined && arrived !== undefined && (press !== undefined || !isFocused)) setShown(arrived);
  return shown?.draw;
}
