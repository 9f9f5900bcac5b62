import { beforeEach, expect, test, vi } from "vitest";
import type { Session } from "./session.ts";

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

async function openTab() {
  vi.resetModules();
  const tab = await import("./session.ts");
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

test.each(["", "{", "null", '{"accessToken":"a"}', '"text"'])("a broken session %s is none", async (text) => {
  kept["kreislauf.session"] = text;
  const { currentSession } = await openTab();
  expect(currentSession()).toBeNull();
});
