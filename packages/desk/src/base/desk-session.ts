import type { StaffRole } from "@kreislauf/contract/base";
import { useSyncExternalStore } from "react";

/** Who is signed in, as the frame shows them. */
export interface DeskStaff {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly StaffRole[];
  readonly secondFactors: readonly ("totp" | "passkey")[];
}

interface DeskSession {
  readonly token: string;
  readonly self: DeskStaff;
}

/** Kept per tab: the customers' app on the same origin clears what all tabs share. */
const key = "desk.session";

/** What an older version kept is dropped: its person signs in again. */
const isSession = (value: unknown): value is DeskSession =>
  typeof value === "object" &&
  value !== null &&
  "token" in value &&
  "self" in value &&
  typeof value.self === "object" &&
  value.self !== null &&
  "secondFactors" in value.self;

function read(): DeskSession | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return isSession(value) ? value : null;
  } catch {
    return null;
  }
}

let current = read();
const listeners = new Set<() => void>();

function set(next: DeskSession | null): void {
  current = next;
  try {
    if (next === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(next));
  } catch {
    // Without storage the session lives as long as the page.
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const deskToken = (): string | undefined => current?.token;

export const useStaff = (): DeskStaff | null => useSyncExternalStore(subscribe, () => current)?.self ?? null;

export const storeDeskSession = ({ token, self }: DeskSession): void => set({ token, self });

/** Takes what the server says of who is signed in: roles and second factors change meanwhile. */
export function updateDeskStaff(self: DeskStaff): void {
  if (current === null || JSON.stringify(self) === JSON.stringify(current.self)) return;
  set({ ...current, self });
}

/** Calls `listener` when the session has ended, by signing out or by the server. */
export function onSessionEnd(listener: () => void): void {
  listeners.add(() => {
    if (current === null) listener();
  });
}

export const endDeskSession = (): void => set(null);

export const hasRole = (staff: DeskStaff, ...wanted: readonly StaffRole[]): boolean =>
  wanted.some((role) => staff.roles.includes(role));
