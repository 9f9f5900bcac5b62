import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Session } from "../../base/session.ts";

const storage = new Map<string, string>();
const requests: Request[] = [];
let answer: () => Promise<Response>;

const user = { userId: 7, companyId: 1, companyName: "A", firstName: "Jana", lastName: "Petersen" };
const session: Session = {
  accessToken: "access-1",
  refreshToken: "refresh-1",
  user: { ...user, email: "j@a.example", permissions: [11], documentsEnabled: false },
  initialPassword: false,
};

const tokens = (number: number) => ({
  accessToken: `access-${number}`,
  refreshToken: `refresh-${number}`,
});
const stored = () => JSON.parse(storage.get("kreislauf.session") ?? "null") as Session | null;
const store = (value: Session) => storage.set("kreislauf.session", JSON.stringify(value));
const refusal = (code: string, status = 401) =>
  Response.json({ code, message: "", details: [], requestId: "1" }, { status });

/** Imports the module anew, as another tab would: tabs share only the storage. */
async function openTab() {
  vi.resetModules();
  return await import("./renew-tokens.ts");
}

beforeEach(() => {
  storage.clear();
  requests.length = 0;
  vi.stubGlobal("window", {
    addEventListener: () => undefined,
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
      removeItem: (key: string) => storage.delete(key),
    },
  });
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    requests.push(new Request(new URL(path, "https://portal.example"), init));
    return await answer();
  });
  store(session);
  return () => {
    vi.unstubAllGlobals();
    vi.resetModules();
  };
});

describe("renewing tokens", () => {
  test("asks once, however many calls find their token expired", async () => {
    const { renewTokens } = await openTab();
    answer = () => Promise.resolve(Response.json(tokens(2)));
    const renewed = await Promise.all([1, 2, 3].map(() => renewTokens("access-1")));
    expect(renewed.map((each) => each?.accessToken)).toEqual(["access-2", "access-2", "access-2"]);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.headers.get("authorization")).toBe("Bearer refresh-1");
    expect(stored()).toMatchObject({ ...tokens(2), user: { userId: 7 } });
  });

  test("is given up after 30 seconds", async () => {
    const { renewTokens } = await openTab();
    const timeout = vi.spyOn(AbortSignal, "timeout");
    answer = () => Promise.resolve(Response.json(tokens(2)));
    await renewTokens("access-1");
    expect(timeout).toHaveBeenCalledExactlyOnceWith(30_000);
    timeout.mockRestore();
  });

  test("asks once for all tabs", async () => {
    const [first, second] = [await openTab(), await openTab()];
    answer = () => Promise.resolve(Response.json(tokens(2)));
    const renewed = await Promise.all([first.renewTokens("access-1"), second.renewTokens("access-1")]);
    expect(renewed.map((each) => each?.accessToken)).toEqual(["access-2", "access-2"]);
    expect(requests).toHaveLength(1);
  });

  test("a refused refresh token ends the session", async () => {
    const { renewTokens } = await openTab();
    answer = () => Promise.resolve(refusal("refresh_failed"));
    await expect(renewTokens("access-1")).resolves.toBeNull();
    expect(stored()).toBe("lapsed");
  });

  test.each([
    ["an error of the server", () => refusal("internal", 500)],
    ["a token that cannot be read", () => refusal("validation", 400)],
    ["a refusal of another kind", () => refusal("forbidden", 403)],
    ["an answer without tokens", () => Response.json({ accessToken: "access-2" })],
  ])("%s ends it too", async (_, reply) => {
    const { renewTokens } = await openTab();
    answer = () => Promise.resolve(reply());
    await expect(renewTokens("access-1")).resolves.toBeNull();
    expect(stored()).toBe("lapsed");
  });

  test.each([
    ["unavailable", 503],
    ["maintenance", 503],
    ["too_many_requests", 429],
  ])("a server that answers %s does not, so that the next call tries again", async (code, status) => {
    const { renewTokens } = await openTab();
    answer = () => Promise.resolve(refusal(code, status));
    await expect(renewTokens("access-1")).rejects.toMatchObject({ code });
    expect(stored()).toEqual(session);
    answer = () => Promise.resolve(Response.json(tokens(2)));
    await expect(renewTokens("access-1")).resolves.toMatchObject(tokens(2));
  });

  test.each([
    ["new tokens", () => Response.json(tokens(2))],
    ["a refusal", () => refusal("refresh_failed")],
  ])("%s that arrive after signing out change nothing", async (_, reply) => {
    const { renewTokens } = await openTab();
    answer = () => {
      storage.clear();
      return Promise.resolve(reply());
    };
    await expect(renewTokens("access-1")).resolves.toBeNull();
    expect(storage.size).toBe(0);
  });

  test("a server that is away does not", async () => {
    const { renewTokens } = await openTab();
    answer = () => Promise.reject(new TypeError("network"));
    await expect(renewTokens("access-1")).rejects.toMatchObject({ code: "unreachable" });
    expect(stored()).toEqual(session);
  });

  test("nothing is asked for when somebody signed out meanwhile", async () => {
    const { renewTokens } = await openTab();
    storage.clear();
    await expect(renewTokens("access-1")).resolves.toBeNull();
    expect(requests).toHaveLength(0);
  });
});
