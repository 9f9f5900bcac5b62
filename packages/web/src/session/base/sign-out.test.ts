import { beforeEach, expect, test, vi } from "vitest";

const storage = new Map<string, string>();
const paths: string[] = [];
let reply: (path: string) => Promise<Response>;
let giveUp: () => void;

const user = { userId: 7, companyId: 1, permissions: [11] };
const session = { accessToken: "access-1", refreshToken: "refresh-1", user, initialPassword: false };
const signedOut = Response.json({ code: "unauthenticated", message: "", details: [] }, { status: 401 });

beforeEach(() => {
  vi.resetModules();
  storage.clear();
  paths.length = 0;
  storage.set("kreislauf.session", JSON.stringify(session));
  storage.set("kreislauf.orderColumns", "[]");
  storage.set("kreislauf.language", '"en"');
  vi.stubGlobal("window", {
    addEventListener: () => undefined,
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
      removeItem: (key: string) => storage.delete(key),
    },
  });
  vi.stubGlobal("fetch", async (path: string) => {
    paths.push(path);
    return await reply(path);
  });
  const limit = new AbortController();
  giveUp = () => limit.abort();
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
  return () => {
    vi.unstubAllGlobals();
    vi.resetModules();
    vi.restoreAllMocks();
  };
});

async function openTab() {
  const { setTokenRenewal } = await import("../../base/api.ts");
  const { renewTokens } = await import("./renew-tokens.ts");
  setTokenRenewal(renewTokens);
  return { ...(await import("./sign-out.ts")), ...(await import("../../base/session.ts")) };
}

test.each([
  ["ends the session", () => Promise.resolve(new Response(null, { status: 204 }))],
  ["fails", () => Promise.resolve(Response.json({}, { status: 500 }))],
  ["is not there", () => Promise.reject(new TypeError("network"))],
])("where the server %s, nobody is signed in here", async (_, answer) => {
  const { signOut, currentSession } = await openTab();
  reply = answer;
  await signOut();
  expect(paths).toEqual(["/api/auth/logout"]);
  expect(currentSession()).toBeNull();
});

test("a renewal that hangs keeps nobody signed in, and signs nobody in again when it ends", async () => {
  const { signOut, currentSession } = await openTab();
  const late = Promise.withResolvers<Response>();
  reply = (path) => (path === "/api/auth/logout" ? Promise.resolve(signedOut.clone()) : late.promise);
  const out = signOut();
  await vi.waitFor(() => expect(paths).toHaveLength(2));
  giveUp();
  await out;
  late.resolve(Response.json({ accessToken: "access-2", refreshToken: "refresh-2" }));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(currentSession()).toBeNull();
});
