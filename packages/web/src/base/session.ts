import { useSyncExternalStore } from "react";
import { requestedBackend } from "./backend.ts";
import { consentStorageKey } from "./consent.ts";
import { languageStorageKey } from "@kreislauf/ui/base/language.ts";
import { clearStoredValues, storedValue } from "@kreislauf/ui/base/stored-value.ts";
import { hasUnsavedInput } from "@kreislauf/ui/base/unsaved-input.ts";

/** Who is signed in: what the frame of the app shows, and which rights open what. */
export interface SessionUser {
  readonly userId: number;
  readonly companyId: number;
  readonly companyName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly permissions: readonly number[];
  readonly documentsEnabled: boolean;
}

/** What the browser keeps of a session: the tokens, and the user so that the frame shows at once. */
export interface Session {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly user: SessionUser;
  readonly initialPassword: boolean;
}

/** Tokens of one server never go to another. */
const storageKey = `kreislauf.session${requestedBackend && `@${requestedBackend}`}`;

/** Stands in a session's place when it ended without anybody asking for it, so that every tab can tell. */
const expired = "lapsed";

const stored = storedValue<Session | typeof expired | null>(storageKey, (value) =>
  isSession(value) || value === expired ? value : null,
);

/** The session that calls are made with. */
export function currentSession(): Session | null {
  const kept = stored.get();
  return kept === expired ? null : kept;
}

/** Whose data the page shows. It outlasts a session that lapses while somebody is typing (docs/coverage.md D8.18). */
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

/** Whether the session lapsed under a form that must not be lost: the user has to sign in again over it. */
export const useNeedsSignInAgain = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => needsSignInAgain,
    () => false,
  );

/** The session with which somebody goes on after it lapsed under their form; null where there is none. */
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

/** The signed-in user; only for what is shown behind the guard. */
export function useUser(): SessionUser {
  const session = useSession();
  if (session === null) throw new Error("nobody is signed in");
  return session.user;
}

/** Everything else that is kept belongs to whoever is signed in. */
const userIndependentKeys = [consentStorageKey, languageStorageKey];

export function storeSession({ accessToken, refreshToken, user, initialPassword }: Session): void {
  const previous = displayed ?? currentSession();
  const next = { accessToken, refreshToken, user, initialPassword };
  stored.set(next);
  if (previous !== null && !isSameOwner(previous, next))
    clearStoredValues([...userIndependentKeys, storageKey]);
}

/** Forgets who was signed in and everything kept for them; the language and the answer on analytics stay. */
export function clearSession(): void {
  stored.set(null);
  clearStoredValues(userIndependentKeys);
}

/** The same for a session that is over without anybody's wish; a form with unsaved input stays on the screen. */
export function expireSession(): void {
  stored.set(expired);
  clearStoredValues([...userIndependentKeys, storageKey]);
}

/** Runs when somebody else or nobody is signed in, or in another company, whichever tab it happened in. */
export function onUserChange(listener: (change: { readonly left: boolean }) => void): void {
  let known = displayed;
  subscribe(() => {
    const left = known;
    known = displayed;
    if (!isSameOwner(left, known)) listener({ left: left !== null });
  });
}

/** Whether two sessions are the same person's in the same company. */
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
