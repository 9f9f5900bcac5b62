import { beforeEach, expect, test, vi } from "vitest";
import type { Session } from "./session.ts";

vi.mock("./unsaved-input.ts", () => ({ hasUnsavedInput: vi.fn<() => boolean>() }));

/** A localStorage whose keys are its own properties, as in browsers. */
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
  const { hasUnsavedInput } = await import("./unsaved-input.ts");
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
  return () => vi.unstubAllGlobals();
});

test("who comes and who leaves is told, new tokens are not", async () => {
  const { keepSession, forgetSession, changes } = await openTab();
  keepSession(session(1, 1));
  keepSession({ ...session(1, 1), accessToken: "renewed" });
  expect(changes).toEqual([false]);
  keepSession(session(1, 2));
  forgetSession();
  expect(changes).toEqual([false, true, true]);
});

test("another tab's signing out is told too", async () => {
  const { keepSession, currentSession, changes } = await openTab();
  keepSession(session(1, 1));
  delete kept["kreislauf.session"];
  onStorage?.({ key: "kreislauf.session" });
  expect(currentSession()).toBeNull();
  expect(changes).toEqual([false, true]);
});

test("signing out leaves nothing but the language", async () => {
  const { keepSession, forgetSession } = await openTab();
  keepSession(session(1, 1));
  kept["kreislauf.language"] = '"en"';
  kept["kreislauf.orderColumns"] = "[]";
  forgetSession();
  expect(Object.keys(kept)).toEqual(["kreislauf.language"]);
});

test("going on in another company leaves nothing of the former one", async () => {
  const { keepSession } = await openTab();
  keepSession(session(1, 1));
  kept["kreislauf.orderColumns"] = "[]";
  keepSession({ ...session(1, 1), accessToken: "renewed" });
  expect(kept).toHaveProperty(["kreislauf.orderColumns"]);
  keepSession(session(1, 2));
  expect(Object.keys(kept)).toEqual(["kreislauf.session"]);
});

test("a session that lapses is over, and leaves nothing but word of it", async () => {
  const { keepSession, lapseSession, currentSession, shownSession, changes } = await openTab();
  keepSession(session(1, 1));
  kept["kreislauf.orderColumns"] = "[]";
  lapseSession();
  expect([currentSession(), shownSession()]).toEqual([null, null]);
  expect(changes).toEqual([false, true]);
  expect(kept).toEqual({ "kreislauf.session": '"lapsed"' });
});

test("it does not take a form from under somebody's hands", async () => {
  const { keepSession, lapseSession, sessionAfterLapse, currentSession, shownSession, changes } =
    await openTab({ isTyping: true });
  keepSession(session(1, 1));
  lapseSession();
  expect(currentSession()).toBeNull();
  expect(shownSession()).toMatchObject({ user: { userId: 1 } });
  const next = sessionAfterLapse();
  keepSession({ ...session(1, 1), accessToken: "again" });
  await expect(next).resolves.toMatchObject({ accessToken: "again" });
  expect(changes).toEqual([false]);
});

test.each([
  ["somebody else", session(2, 1)],
  ["another company", session(1, 2)],
])("signing in over it as %s leaves", async (_, next) => {
  const { keepSession, lapseSession, shownSession, changes } = await openTab({ isTyping: true });
  keepSession(session(1, 1));
  lapseSession();
  keepSession(next);
  expect(shownSession()).toEqual(next);
  expect(changes).toEqual([false, true]);
});

test("signing out in another tab leaves, typing or not", async () => {
  const { keepSession, shownSession, changes } = await openTab({ isTyping: true });
  keepSession(session(1, 1));
  delete kept["kreislauf.session"];
  onStorage?.({ key: "kreislauf.session" });
  expect(shownSession()).toBeNull();
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
