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
  /** Undefined once the server has ended the session, until the person signs in again over the page. */
  readonly token: string | undefined;
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
/** What the server says to whose account it has locked, until somebody signs in. */
let lockSentence: string | undefined;
/** What waits until the person has signed in again. */
let again: PromiseWithResolvers<boolean> | undefined;

function set(next: DeskSession | null): void {
  current = next;
  try {
    if (next?.token === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(next));
  } catch {
    // Without storage the session lives as long as the page.
  }
  listeners.forEach((listener) => listener());
  if (next !== null && next.token === undefined) return;
  again?.resolve(next !== null);
  again = undefined;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const deskToken = (): string | undefined => current?.token;

export const useStaff = (): DeskStaff | null => useSyncExternalStore(subscribe, () => current)?.self ?? null;

/** Of who is signed in, or is to sign in again. */
export const deskStaffId = (): number | undefined => current?.self.id;

const isOver = () => current !== null && current.token === undefined;

/** Whether the server has ended the session of the person whose page is open. */
export const useIsSessionOver = (): boolean => useSyncExternalStore(subscribe, isOver);

/** Somebody else than before begins a page of their own: what runs or waits on the former one ends. */
export function storeDeskSession({
  token,
  self,
}: {
  readonly token: string;
  readonly self: DeskStaff;
}): void {
  lockSentence = undefined;
  if (current !== null && current.self.id !== self.id) set(null);
  set({ token, self });
}

/** The server has ended the session. The page stays, with what is typed, until the person signs in again or leaves. */
export function keepPageOfEndedSession(): void {
  if (current?.token !== undefined) set({ ...current, token: undefined });
}

/** Waits until the person of a call has signed in again; false if they have left the page. */
export function whenSignedInAgain(staffId: number | undefined): Promise<boolean> {
  if (current === null || current.self.id !== staffId) return Promise.resolve(false);
  if (current.token !== undefined) return Promise.resolve(true);
  again ??= Promise.withResolvers<boolean>();
  return again.promise;
}

/** Takes what the server says of who is signed in: roles and second factors change meanwhile. */
export function updateDeskStaff(self: DeskStaff): void {
  if (current === null || JSON.stringify(self) === JSON.stringify(current.self)) return;
  set({ ...current, self });
}

/** Calls `listener` when the person has left the page: by signing out, or because somebody else signs in. */
export function onSessionEnd(listener: () => void): void {
  listeners.add(() => {
    if (current === null) listener();
  });
}

export const endDeskSession = (): void => set(null);

/** The account was locked: its person sees nothing of the page any more, and what is typed goes with it. */
export function endPageOfLockedAccount(sentence: string): void {
  lockSentence = sentence;
  set(null);
}

export const useLockSentence = (): string | undefined => useSyncExternalStore(subscribe, () => lockSentence);

export const hasRole = (staff: DeskStaff, ...wanted: readonly StaffRole[]): boolean =>
  wanted.some((role) => staff.roles.includes(role));
