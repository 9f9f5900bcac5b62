import { useSyncExternalStore } from "react";
import { requestedBackend } from "./backend.ts";
import { randomKey } from "./random-key.ts";
import { consentStorageKey } from "./consent.ts";
import { languageStorageKey } from "@kreislauf/ui/base/language.ts";
import { clearStoredValues, storedValue } from "@kreislauf/ui/base/stored-value.ts";
import { hasUnsavedInput } from "@kreislauf/ui/base/unsaved-input.ts";

/** The signed-in user, as far as the app's frame needs them, with the rights that open screens. */
export interface SessionUser {
  readonly userId: number;
  readonly companyId: number;
  readonly companyName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly permissions: readonly number[];
  readonly documentsEnabled: boolean;
  /**
   * The references (cost centre, project) of which the company keeps a list, or for which it asks with each order.
   * Missing in a session that the browser stored before this field was added.
   */
  readonly keptReferences?: readonly ("costCentre" | "project")[];
  /**
   * Whether lists of open orders begin with the next order. Missing in a session that the browser stored before this
   * choice was added.
   */
  readonly nextOrdersFirst?: boolean;
}

/** What the browser stores of a session: the tokens, and the user, so that the frame can be shown without a request. */
export interface Session {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly user: SessionUser;
  readonly initialPassword: boolean;
}

/** The key names the server, so that the tokens of one server are never sent to another. */
const storageKey = `kreislauf.session${requestedBackend && `@${requestedBackend}`}`;

/** Stored in place of a session that has expired, so that every tab can tell this from signing out. */
const expired = "lapsed";

const stored = storedValue<Session | typeof expired | null>(storageKey, (value) =>
  isSession(value) || value === expired ? value : null,
);

/**
 * The stored session, whose access token is sent with calls; null if nobody is signed in or the session has expired.
 */
export function currentSession(): Session | null {
  const kept = stored.get();
  return kept === expired ? null : kept;
}

/**
 * The session whose data the page shows. After the session has expired, it stays here while a form has unsaved input
 * (docs/coverage.md D8.18).
 */
let displayed = currentSession();
let needsSignInAgain = false;
const listeners = new Set<() => void>();

if (typeof window !== "undefined") {
  stored.subscribe(() => {
    needsSignInAgain =
      stored.get() === expired && displayed !== null && (needsSignInAgain || hasUnsavedInput());
    if (!needsSignInAgain) displayed = currentSession();
    listeners.forEach((listener) => listener());
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const displayedSession = (): Session | null => displayed;

export const useSession = (): Session | null =>
  useSyncExternalStore(subscribe, displayedSession, displayedSession);

/**
 * Whether the session expired while a form had unsaved input. The user then signs in again in a dialog above the form.
 */
export const useNeedsSignInAgain = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => needsSignInAgain,
    () => false,
  );

/**
 * Resolves to the new session when the user has signed in again above their form. Resolves to null at once if no form
 * waits for that.
 */
export function waitForSignInAgain(): Promise<Session | null> {
  if (!needsSignInAgain) return Promise.resolve(null);
  return new Promise((resolve) => {
    const stop = subscribe(() => {
      if (needsSignInAgain) return;
      stop();
      resolve(currentSession());
    });
  });
}

/** The signed-in user. Throws if nobody is signed in, so use it only on screens for signed-in users. */
export function useUser(): SessionUser {
  const session = useSession();
  if (session === null) throw new Error("nobody is signed in");
  return session.user;
}

const deviceTokenStorageKey = "kreislauf.device";

/**
 * The token of a device that the person trusts: with it they sign in without a second factor for 30 days; null if there
 * is none. It is no use without their password, so it stays when they sign out.
 */
export const deviceToken = storedValue<string | null>(deviceTokenStorageKey, (value) =>
  typeof value === "string" ? value : null,
);

const browserStorageKey = "kreislauf.browser";
const storedBrowserName = storedValue<string | null>(browserStorageKey, (value) =>
  typeof value === "string" ? value : null,
);

/**
 * A random name of this browser, by which the server tells a new device from a known one. The name says nothing about
 * the person, and stays when they sign out.
 */
export function browserName(): string {
  const name = storedBrowserName.get() ?? randomKey();
  storedBrowserName.set(name);
  return name;
}

export const themeStorageKey = "kreislauf.theme";

/** Kept when the user signs out; all other stored values belong to the signed-in user. */
const userIndependentKeys = [
  consentStorageKey,
  languageStorageKey,
  themeStorageKey,
  deviceTokenStorageKey,
  browserStorageKey,
];

export function storeSession({ accessToken, refreshToken, user, initialPassword }: Session): void {
  const previous = displayed ?? currentSession();
  const next = { accessToken, refreshToken, user, initialPassword };
  stored.set(next);
  if (previous !== null && !isSameOwner(previous, next))
    clearStoredValues([...userIndependentKeys, storageKey]);
}

/** Deletes the session and everything else that belongs to the user; the user-independent keys stay. */
export function clearSession(): void {
  stored.set(null);
  clearStoredValues(userIndependentKeys);
}

/** Ends a session that has expired; a form with unsaved input stays on the screen. */
export function expireSession(): void {
  stored.set(expired);
  clearStoredValues([...userIndependentKeys, storageKey]);
}

/**
 * Calls the listener when the user or the company changes or the user signs out, in this tab or another. `left`:
 * somebody was signed in before.
 */
export function onUserChange(listener: (change: { readonly left: boolean }) => void): void {
  let known = displayed;
  subscribe(() => {
    const left = known;
    known = displayed;
    if (!isSameOwner(left, known)) listener({ left: left !== null });
  });
}

/** Whether two sessions belong to the same person in the same company. */
export const isSameOwner = (one: Session | null, other: Session | null): boolean =>
  one?.user.userId === other?.user.userId && one?.user.companyId === other?.user.companyId;

function isSession(value: unknown): value is Session {
  const session = value as Partial<Session> | null | undefined;
  return (
    typeof session?.accessToken === "string" &&
    typeof session.refreshToken === "string" &&
    Array.isArray(session.user?.permissions)
  );
}
