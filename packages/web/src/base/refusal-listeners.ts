import type { ErrorCode } from "@kreislauf/contract/base";

type Listener = (headers: Headers) => void;

const listeners = new Map<ErrorCode, Listener>();

/** Sets the listener that runs when any call is refused with this code, for refusals that concern the whole app. */
export function onRefusal(code: ErrorCode, listener: Listener): void {
  listeners.set(code, listener);
}

export function notifyRefusal(code: ErrorCode, headers: Headers): void {
  listeners.get(code)?.(headers);
}
