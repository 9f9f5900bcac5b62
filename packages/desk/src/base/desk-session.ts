import type { StaffRole } from "@kreislauf/contract/base";
import { useSyncExternalStore } from "react";

/** The member of staff who is signed in. */
export interface DeskStaff {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly StaffRole[];
  readonly secondFactors: readonly ("totp" | "passkey")[];
}

interface DeskSession {
  /**
   * Undefined once the server has ended the session, until the person signs in again in the dialog on top of the page.
   */
  readonly token: string | undefined;
  readonly self: DeskStaff;
}

/** Kept in sessionStorage, per tab: the customers' app on the same origin clears localStorage. */
const key = "desk.session";

/** False for a session stored by an older version of the desk: the person then has to sign in again. */
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
/** What the server says to a person whose account it has locked; undefined again once somebody signs in. */
let lockSentence: string | undefined;
/**
 * Resolved when the person has signed in again (true) or left the page (false); undefined while no call waits for it.
 */
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

/** The id of the person who is signed in or has to sign in again; undefined if there is no such person. */
export const deskStaffId = (): number | undefined => current?.self.id;

const isOver = () => current !== null && current.token === undefined;

/** Whether the server has ended the session of the person whose page is open. */
export const useIsSessionOver = (): boolean => useSyncExternalStore(subscribe, isOver);

/**
 * Stores the session of the person who signed in. If the page belonged to somebody else, that page ends first, and the
 * calls that wait on it are given up.
 */
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

/**
 * Called when the server has ended the session. The page stays, with its input, until the person signs in again or
 * leaves.
 */
export function keepPageOfEndedSession(): void {
  if (current?.token !== undefined) set({ ...current, token: undefined });
}

/** Waits until the person who made a call has signed in again; resolves to false if they have left the page. */
export function whenSignedInAgain(staffId: number | undefined): Promise<boolean> {
  if (current === null || current.self.id !== staffId) return Promise.resolve(false);
  if (current.token !== undefined) return Promise.resolve(true);
  again ??= Promise.withResolvers<boolean>();
  return again.promise;
}

/** Stores what the server says of the person signed in: their roles and second factors may have changed. */
export function updateDeskStaff(self: DeskStaff): void {
  if (current === null || JSON.stringify(self) === JSON.stringify(current.self)) return;
  set({ ...current, self });
}

/** Calls `listener` when the person has left the page: they signed out, or somebody else signed in. */
export function onSessionEnd(listener: () => void): void {
  listeners.add(() => {
    if (current === null) listener();
  });
}

export const endDeskSession = (): void => set(null);

/** Called when the account was locked. The page is closed at once, and unsaved input is lost. */
export function endPageOfLockedAccount(sentence: string): void {
  lockSentence = sentence;
  set(null);
}

export const useLockSentence = (): string | undefined => useSyncExternalStore(subscribe, () => lockSentence);

export const hasRole = (staff: DeskStaff, ...wanted: readonly StaffRole[]): boolean =>
  wanted.some((role) => staff.roles.includes(role));
