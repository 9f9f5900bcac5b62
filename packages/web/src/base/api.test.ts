import { idParam, type EndpointTable } from "@kreislauf/contract/base";
import { beforeEach, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import type { Session } from "./session.ts";

const order = z.object({ orderId: z.int() });
const api = {
  order: {
    method: "GET",
    path: "/order/:orderId",
    summary: "",
    access: "account",
    params: z.object({ orderId: idParam }),
    query: z.object({ search: z.optional(z.string()), amount: z.optional(idParam) }),
    answer: order,
  },
  createOrder: {
    method: "POST",
    path: "/order/create",
    summary: "",
    access: "account",
    body: z.strictObject({ amount: z.int() }),
    answer: order,
    idempotent: { sitesOf: () => [] },
  },
} as const satisfies EndpointTable;

const session: Session = {
  accessToken: "old",
  refreshToken: "refresh",
  user: {
    userId: 7,
    companyId: 1,
    companyName: "A",
    firstName: "Jana",
    lastName: "Petersen",
    email: "j@a.example",
    permissions: [11],
    documentsEnabled: false,
  },
  initialPassword: false,
};

const requests: Request[] = [];
let respond: (request: Request) => Response;

const refusal = (status: number, code: string, headers: Record<string, string> = {}) =>
  Response.json({ code, message: "Satz", details: [], requestId: "1" }, { status, headers });

async function start() {
  vi.resetModules();
  const { call, setTokenRenewal } = await import("./api.ts");
  const { currentSession, storeSession } = await import("./session.ts");
  storeSession(session);
  return { call, setTokenRenewal, currentSession };
}

beforeEach(() => {
  requests.length = 0;
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    const request = new Request(new URL(path, "https://portal.example"), init);
    requests.push(request);
    return Promise.resolve(respond(request));
  });
  return () => {
    vi.unstubAllGlobals();
    vi.resetModules();
  };
});

describe("a call", () => {
  test("spells path and query, and says who asks in which language", async () => {
    const { call } = await start();
    respond = () => Response.json({ orderId: 5 });
    const query = { search: "a&b", amount: undefined };
    await expect(call(api.order, { params: { orderId: 5 }, query })).resolves.toEqual({ orderId: 5 });
    expect(requests[0]?.url).toBe("https://portal.example/api/order/5?search=a%26b");
    expect(Object.fromEntries(requests[0]?.headers ?? [])).toEqual({
      authorization: "Bearer old",
      "accept-language": "de",
      "x-connect-version": "vue3",
      traceparent: expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/) as string,
    });
  });

  test("is given up after 90 seconds", async () => {
    const { call } = await start();
    const timeout = vi.spyOn(AbortSignal, "timeout");
    respond = () => Response.json({ orderId: 5 });
    await call(api.order, { params: { orderId: 5 }, query: {} });
    expect(timeout).toHaveBeenCalledExactlyOnceWith(90_000);
    timeout.mockRestore();
  });

  test("takes the answer to the same request that the document has sent, once", async () => {
    const { call } = await start();
    respond = () => Response.json({ orderId: 6 });
    const early = {
      path: "/order/5",
      authorization: "Bearer old",
      language: "de",
      sentAt: Date.now(),
      response: Promise.resolve(Response.json({ orderId: 5 })),
    };
    const ask = () => call(api.order, { params: { orderId: 5 }, query: {} });
    for (const other of [{ path: "/order/6" }, { authorization: "Bearer new" }, { language: "en" }]) {
      vi.stubGlobal("window", { earlyRequest: { ...early, ...other } });
      expect(await ask()).toEqual({ orderId: 6 });
    }
    vi.stubGlobal("window", { earlyRequest: early });
    expect(await ask()).toEqual({ orderId: 5 });
    expect(await ask()).toEqual({ orderId: 6 });
    expect(requests).toHaveLength(4);
  });

  test("renews an expired token also when the document's request was refused for it", async () => {
    const { call, setTokenRenewal } = await start();
    setTokenRenewal(() => Promise.resolve({ ...session, accessToken: "new" }));
    respond = () => Response.json({ orderId: 5 });
    const response = Promise.resolve(refusal(401, "unauthenticated"));
    const early = { path: "/order/5", authorization: "Bearer old", language: "de", sentAt: 0, response };
    vi.stubGlobal("window", { earlyRequest: early });
    expect(await call(api.order, { params: { orderId: 5 }, query: {} })).toEqual({ orderId: 5 });
    expect(requests.map(({ headers }) => headers.get("authorization"))).toEqual(["Bearer new"]);
  });

  test("sends body and idempotency key", async () => {
    const { call } = await start();
    respond = () => Response.json({ orderId: 5 }, { status: 201 });
    await call(api.createOrder, { body: { amount: 2 } }, { idempotencyKey: "key" });
    expect(requests[0]?.headers.get("idempotency-key")).toBe("key");
    await expect(requests[0]?.json()).resolves.toEqual({ amount: 2 });
  });

  test("fails with the server's sentence, code and time to wait", async () => {
    const { call } = await start();
    respond = () => refusal(429, "too_many_requests", { "retry-after": "30" });
    await expect(call(api.order, { params: { orderId: 5 }, query: {} })).rejects.toMatchObject({
      code: "too_many_requests",
      message: "Satz",
      retryAfter: 30,
    });
  });

  test("takes the time of the server's own answers, not of a proxy's that does not reach it", async () => {
    const { call } = await start();
    const { now } = await import("@kreislauf/ui/base/clock.ts");
    const day = () => now().toString().slice(0, 10);
    const at = (date: string) => ({ headers: { date } });
    const ask = () => call(api.order, { params: { orderId: 5 }, query: {} }).catch(() => undefined);
    const today = day();
    respond = () =>
      new Response("<h1>Bad gateway</h1>", { status: 502, ...at("Tue, 31 Mar 2026 10:00:00 GMT") });
    await ask();
    expect(day()).toBe(today);
    respond = () => Response.json({ orderId: 5 }, at("Wed, 19 May 2027 10:00:00 GMT"));
    await ask();
    expect(day()).toBe("2027-05-19");
    respond = () => refusal(403, "forbidden", { date: "Thu, 20 May 2027 10:00:00 GMT" });
    await ask();
    expect(day()).toBe("2027-05-20");
  });

  test("takes an answer that is not the server's for none, or for a failure of the server", async () => {
    const { call } = await start();
    const answerTo = (status: number) => {
      respond = () => new Response("<html>", { status });
      return call(api.order, { params: { orderId: 5 }, query: {} });
    };
    await expect(answerTo(404)).rejects.toMatchObject({ code: "unreachable" });
    await expect(answerTo(502)).rejects.toMatchObject({
      code: "unavailable",
      message: "Auf dem Server ist ein Fehler aufgetreten. Bitte versuchen Sie es in Kürze erneut.",
    });
  });
});

describe("an answer on a bad network", () => {
  const answerWith = async (body: BodyInit | null, status = 200) => {
    const { call } = await start();
    respond = () => new Response(body, { status });
    return await call(api.order, { params: { orderId: 5 }, query: {} });
  };
  const brokenBody = (reason: Error) =>
    new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"orderId"')),
      pull: (controller) => controller.error(reason),
    });

  test("that breaks off, or is not the server's, is no answer", async () => {
    await expect(answerWith(brokenBody(new TypeError("network error")))).rejects.toMatchObject({
      code: "unreachable",
    });
    await expect(answerWith(brokenBody(new DOMException("too long", "TimeoutError")))).rejects.toMatchObject({
      code: "unreachable",
    });
    await expect(answerWith("<h1>Sign in to this Wi-Fi</h1>")).rejects.toMatchObject({ code: "unreachable" });
  });

  test("that breaks off because nobody waits for it any longer stays an abort", async () => {
    await expect(answerWith(brokenBody(new DOMException("left", "AbortError")))).rejects.toMatchObject({
      name: "AbortError",
    });
  });

  test("that is empty on purpose is none to be read", async () => {
    await expect(answerWith(null, 204)).resolves.toBeNull();
  });
});

describe("an access token that has run out", () => {
  const callOrder = async (renewal: () => Promise<Session | null>) => {
    const { call, setTokenRenewal, currentSession } = await start();
    setTokenRenewal(renewal);
    const answer = await call(api.order, { params: { orderId: 5 }, query: {} }).catch(
      (error: Error) => error,
    );
    return { answer, isSignedIn: currentSession() !== null };
  };
  const onlyNew = (request: Request) =>
    request.headers.get("authorization") === "Bearer new"
      ? Response.json({ orderId: 5 })
      : refusal(401, "unauthenticated");

  test("is renewed and the call repeated once", async () => {
    respond = onlyNew;
    const { answer } = await callOrder(() => Promise.resolve({ ...session, accessToken: "new" }));
    expect(answer).toEqual({ orderId: 5 });
    expect(requests).toHaveLength(2);
  });

  test("is not repeated for somebody who has signed in meanwhile, nor in another company", async () => {
    respond = onlyNew;
    const elsewhere = { ...session, accessToken: "new", user: { ...session.user, companyId: 2 } };
    const { answer } = await callOrder(() => Promise.resolve(elsewhere));
    expect(answer).toMatchObject({ code: "unauthenticated" });
    expect(requests).toHaveLength(1);
  });

  test("is not renewed twice; a second refusal ends the session", async () => {
    respond = onlyNew;
    const { answer, isSignedIn } = await callOrder(() =>
      Promise.resolve({ ...session, accessToken: "also old" }),
    );
    expect(answer).toMatchObject({ code: "unauthenticated" });
    expect(requests).toHaveLength(2);
    expect(isSignedIn).toBe(false);
  });

  test("that cannot be renewed leaves the refusal", async () => {
    respond = onlyNew;
    const { answer } = await callOrder(() => Promise.resolve(null));
    expect(answer).toMatchObject({ code: "unauthenticated" });
    expect(requests).toHaveLength(1);
  });

  test("is no matter of a wrong password", async () => {
    respond = () => refusal(401, "wrong_credentials");
    const { answer, isSignedIn } = await callOrder(() => Promise.reject(new Error("must not be asked")));
    expect(answer).toMatchObject({ code: "wrong_credentials" });
    expect(isSignedIn).toBe(true);
  });
});
