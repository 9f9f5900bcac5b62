import { useSyncExternalStore } from "react";

export interface StoredValue<T> {
  /** The value when nothing is stored, as in prerendered pages. */
  readonly initial: T;
  readonly get: () => T;
  readonly set: (value: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * A value in localStorage, shared by all tabs. `read` parses the stored value, which may be missing, outdated or
 * broken. Without storage the value lives as long as the page.
 */
export function storedValue<T>(key: string, read: (stored: unknown) => T): StoredValue<T> {
  const listeners = new Set<() => void>();
  const initial = read(undefined);
  let text: string | null = null;
  let value = initial;

  const get = () => {
    const stored = storedText(key, text);
    if (stored !== text) {
      text = stored;
      value = read(parsed(stored));
    }
    return value;
  };
  const notify = () => listeners.forEach((listener) => listener());
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) notify();
  };
  return {
    initial,
    get,
    set: (next) => {
      text = next === null ? null : JSON.stringify(next);
      value = next;
      store(key, text);
      notify();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) window.addEventListener("storage", onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener("storage", onStorage);
      };
    },
  };
}

export function useStoredValue<T>(stored: StoredValue<T>): T {
  // Hydration uses the initial value that the page was prerendered with; the stored value is rendered right after.
  return useSyncExternalStore(stored.subscribe, stored.get, () => stored.initial);
}

/** Removes everything from localStorage except the given keys. */
export function clearStoredValues(kept: readonly string[]): void {
  try {
    const keys = Object.keys(window.localStorage).filter((key) => !kept.includes(key));
    for (const key of keys) window.localStorage.removeItem(key);
  } catch {
    // Storage is not allowed, so there is nothing to remove.
  }
}

function storedText(key: string, otherwise: string | null): string | null {
  if (typeof window === "undefined") return otherwise;
  try {
    return window.localStorage.getItem(key);
  } catch {
    return otherwise;
  }
}

function store(key: string, text: string | null): void {
  try {
    if (text === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
  } catch {
    // Storage is full or not allowed; the value stays in memory.
  }
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
