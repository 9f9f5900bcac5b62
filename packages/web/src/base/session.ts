import { useSyncExternalStore } from "react";
import { namedBackend } from "./backend.ts";
import { consentStorageKey } from "./consent.ts";
import { languageStorageKey } from "./language.tsx";
import { forgetStored, storedValue } from "./stored-value.ts";
import { hasUnsavedInput } from "./unsaved-input.ts";

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
const storageKey = `kreislauf.session${namedBackend && `@${namedBackend}`}`;

/** Stands in a session's place when it ended without anybody asking for it, so that every tab can tell. */
const lapsed = "lapsed";

const stored = storedValue<Session | typeof lapsed | null>(storageKey, (value) =>
  isSession(value) || value === lapsed ? value : null,
);

/** The session that calls are made with. */
export function currentSession(): Session | null {
  const kept = stored.get();
  return kept === lapsed ? null : kept;
}

/** Whose data the page shows. It outlasts a session that lapses while somebody is typing (decisions.md section 8). */
let shown = currentSession();
let held = false;
const listeners = new Set<() => void>();

if (typeof window !== "undefined") {
  stored.subscribe(() => {
    held = stored.get() === lapsed && shown !== null && (held || hasUnsavedInput());
    if (!held) shown = currentSession();
    listeners.forEach((listener) => listener());
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const shownSession = (): Session | null => shown;

export const useSession = (): Session | null => useSyncExternalStore(subscribe, shownSession, shownSession);

/** Whether the session lapsed under a form that must not be lost: the user has to sign in again over it. */
export const useIsHeld = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => held,
    () => false,
  );

/** The session with which somebody goes on after it lapsed under their form; null where there is none. */
export function sessionAfterLapse(): Promise<Session | null> {
  if (!held) return Promise.resolve(null);
  return new Promise((resolve) => {
    const stop = subscribe(() => {
      if (held) return;
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
const keptForEverybody = [consentStorageKey, languageStorageKey];

export function keepSession({ accessToken, refreshToken, user, initialPassword }: Session): void {
  const former = shown ?? currentSession();
  const next = { accessToken, refreshToken, user, initialPassword };
  stored.set(next);
  if (former !== null && !isSameOwner(former, next)) forgetStored([...keptForEverybody, storageKey]);
}

/** Forgets who was signed in and everything kept for them; the language and the answer on analytics stay. */
export function forgetSession(): void {
  stored.set(null);
  forgetStored(keptForEverybody);
}

/** The same for a session that is over without anybody's wish; a form with unsaved input stays on the screen. */
export function lapseSession(): void {
  stored.set(lapsed);
  forgetStored([...keptForEverybody, storageKey]);
}

/** Runs when somebody else or nobody is signed in, or in another company, whichever tab it happened in. */
export function onUserChange(listener: (change: { readonly left: boolean }) => void): void {
  let known = shown;
  subscribe(() => {
    const left = known;
    known = shown;
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
