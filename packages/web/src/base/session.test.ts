import { beforeEach, expect, test, vi } from "vitest";
import type { Session } from "./session.ts";

vi.mock("@kreislauf/ui/base/unsaved-input.ts", () => ({ hasUnsavedInput: vi.fn<() => boolean>() }));

/** A localStorage whose keys are own properties, as in browsers. */
class Storage {
  [key: string]: unknown;
}
Object.defineProperties(Storage.prototype, {
  getItem: { value: (key: string) => kept[key] ?? null },
  setItem: { value: (key: string, value: string) => void (kept[key] = value) },
  removeItem: { value: (key: string) => void delete kept[key] },
});
let kept: Record<string, unknown>;
let onStorage: ((event: { key: string | null }) => void) | undefined;

const session = (userId: number, companyId: number): Session => ({
  accessToken: "a",
  refreshToken: "r",
  user: {
    userId,
    companyId,
    companyName: "A",
    firstName: "Jana",
    lastName: "Petersen",
    email: "j@a.example",
    permissions: [11],
    documentsEnabled: false,
  },
  initialPassword: false,
});

async function openTab({ isTyping = false } = {}) {
  vi.resetModules();
  const tab = await import("./session.ts");
  const { hasUnsavedInput } = await import("@kreislauf/ui/base/unsaved-input.ts");
  vi.mocked(hasUnsavedInput).mockReturnValue(isTyping);
  const changes: boolean[] = [];
  tab.onUserChange(({ left }) => changes.push(left));
  return { ...tab, changes };
}

beforeEach(() => {
  kept = new Storage();
  vi.stubGlobal("window", {
    localStorage: kept,
    addEventListener: (_: string, listener: typeof onStorage) => {
      onStorage = listener;
    },
    removeEventListener: () => undefined,
  });
  return () => {
    vi.unstubAllGlobals();
    vi.resetModules();
  };
});

test("who comes and who leaves is told, new tokens are not", async () => {
  const { storeSession, clearSession, changes } = await openTab();
  storeSession(session(1, 1));
  storeSession({ ...session(1, 1), accessToken: "renewed" });
  expect(changes).toEqual([false]);
  storeSession(session(1, 2));
  clearSession();
  expect(changes).toEqual([false, true, true]);
});

test("another tab's signing out is told too", async () => {
  const { storeSession, currentSession, changes } = await openTab();
  storeSession(session(1, 1));
  delete kept["kreislauf.session"];
  onStorage?.({ key: "kreislauf.session" });
  expect(currentSession()).toBeNull();
  expect(changes).toEqual([false, true]);
});

test("signing out leaves nothing but the language", async () => {
  const { storeSession, clearSession } = await openTab();
  storeSession(session(1, 1));
  kept["kreislauf.language"] = '"en"';
  kept["kreislauf.orderColumns"] = "[]";
  clearSession();
  expect(Object.keys(kept)).toEqual(["kreislauf.language"]);
});

test("going on in another company leaves nothing of the former one", async () => {
  const { storeSession } = await openTab();
  storeSession(session(1, 1));
  kept["kreislauf.orderColumns"] = "[]";
  storeSession({ ...session(1, 1), accessToken: "renewed" });
  expect(kept).toHaveProperty(["kreislauf.orderColumns"]);
  storeSession(session(1, 2));
  expect(Object.keys(kept)).toEqual(["kreislauf.session"]);
});

test("a session that lapses is over, and leaves nothing but word of it", async () => {
  const { storeSession, expireSession, currentSession, displayedSession, changes } = await openTab();
  storeSession(session(1, 1));
  kept["kreislauf.orderColumns"] = "[]";
  expireSession();
  expect([currentSession(), displayedSession()]).toEqual([null, null]);
  expect(changes).toEqual([false, true]);
  expect(kept).toEqual({ "kreislauf.session": '"lapsed"' });
});

test("it does not take a form from under somebody's hands", async () => {
  const { storeSession, expireSession, waitForSignInAgain, currentSession, displayedSession, changes } =
    await openTab({ isTyping: true });
  storeSession(session(1, 1));
  expireSession();
  expect(currentSession()).toBeNull();
  expect(displayedSession()).toMatchObject({ user: { userId: 1 } });
  const next = waitForSignInAgain();
  storeSession({ ...session(1, 1), accessToken: "again" });
  await expect(next).resolves.toMatchObject({ accessToken: "again" });
  expect(changes).toEqual([false]);
});

test.each([
  ["somebody else", session(2, 1)],
  ["another company", session(1, 2)],
])("signing in over it as %s leaves", async (_, next) => {
  const { storeSession, expireSession, displayedSession, changes } = await openTab({ isTyping: true });
  storeSession(session(1, 1));
  expireSession();
  storeSession(next);
  expect(displayedSession()).toEqual(next);
  expect(changes).toEqual([false, true]);
});

test("signing out in another tab leaves, typing or not", async () => {
  const { storeSession, displayedSession, changes } = await openTab({ isTyping: true });
  storeSession(session(1, 1));
  delete kept["kreislauf.session"];
  onStorage?.({ key: "kreislauf.session" });
  expect(displayedSession()).toBeNull();
  expect(changes).toEqual([false, true]);
});

test.each(["", "{", "null", '{"accessToken":"a"}', '"text"', '"lapsed"'])(
  "a broken session %s is none",
  async (text) => {
    kept["kreislauf.session"] = text;
    const { currentSession } = await openTab();
    expect(currentSession()).toBeNull();
  },
);
