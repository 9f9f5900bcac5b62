import { languageStorageKey } from "./language.tsx";
import { forgetStored, storedValue, useStoredValue } from "./stored-value.ts";

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

const storageKey = "kreislauf.session";

const stored = storedValue<Session | null>(storageKey, (value) => (isSession(value) ? value : null));

export const currentSession = stored.get;

export const useSession = (): Session | null => useStoredValue(stored);

/** The signed-in user; only for what is shown behind the guard. */
export function useUser(): SessionUser {
  const session = useSession();
  if (session === null) throw new Error("nobody is signed in");
  return session.user;
}

export function keepSession({ accessToken, refreshToken, user, initialPassword }: Session): void {
  stored.set({ accessToken, refreshToken, user, initialPassword });
}

/** Forgets who was signed in and everything kept for them; the language stays. */
export function forgetSession(): void {
  stored.set(null);
  forgetStored([languageStorageKey]);
}

/** Runs when somebody else or nobody is signed in, or in another company, whichever tab it happened in. */
export function onUserChange(listener: (change: { readonly left: boolean }) => void): void {
  let known = owner();
  stored.subscribe(() => {
    const left = known;
    known = owner();
    if (known !== left) listener({ left: left !== undefined });
  });
}

function owner(): string | undefined {
  const user = stored.get()?.user;
  return user && `${user.userId} ${user.companyId}`;
}

function isSession(value: unknown): value is Session {
  const session = value as Partial<Session> | null | undefined;
  return (
    typeof session?.accessToken === "string" &&
    typeof session.refreshToken === "string" &&
    Array.isArray(session.user?.permissions)
  );
}
