import { errorStatus, type Endpoint, type EndpointResult, type ErrorCode } from "@kreislauf/contract/base";
import { expect, onTestFinished, vi } from "vitest";

/** A call that the fake network received; params and query as text. */
export interface SeenCall {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly headers: Headers;
  readonly signal: AbortSignal | null;
}

type Content<E extends Endpoint> = EndpointResult<E> | Response;
type Reply<E extends Endpoint> = Content<E> | ((call: SeenCall) => Content<E> | Promise<Content<E>>);

interface Route {
  readonly endpoint: Endpoint;
  readonly reply: (call: SeenCall) => unknown;
  readonly seen: SeenCall[];
}

/**
 * A fake server without logic of its own: each test sets the answers. Requests and answers must fit the contract, and a
 * call without an answer fails the test.
 */
export function fakeNetwork() {
  const routes: Route[] = [];
  const problems: string[] = [];
  const answer = async (url: string, init: RequestInit): Promise<Response> => {
    const { pathname, searchParams } = new URL(url, location.origin);
    const method = init.method ?? "GET";
    for (const { endpoint, reply, seen } of routes) {
      const params = paramsOf(endpoint, pathname);
      if (endpoint.method !== method || params === undefined) continue;
      const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
      const query = Object.fromEntries(searchParams);
      const call = { params, query, body, headers: new Headers(init.headers), signal: init.signal ?? null };
      problems.push(...schemaErrors(endpoint, { params, query, body }));
      seen.push(call);
      const content = await rejectOnAbort(Promise.resolve(reply(call)), init.signal);
      if (content instanceof Response) return content;
      const { answer: shape } = endpoint;
      if ("mediaTypes" in shape) throw new Error(`${endpoint.path} answers a file: hand over a Response.`);
      const checked = shape.safeParse(content);
      if (!checked.success) problems.push(`Answer of ${endpoint.path}: ${checked.error.message}`);
      return Response.json(content, { status: endpoint.status ?? 200 });
    }
    problems.push(`Nobody answers ${method} ${pathname}`);
    return Response.json({}, { status: 500 });
  };
  const realFetch = globalThis.fetch;
  vi.stubGlobal("fetch", (input: RequestInfo | URL, init: RequestInit = {}) => {
    const url = input instanceof Request ? input.url : String(input);
    return new URL(url, location.origin).pathname.startsWith("/api/")
      ? answer(url, init)
      : realFetch(input, init);
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    expect(problems).toEqual([]);
  });
  return {
    /** Sets the answer of an endpoint; returns the list of calls received, which grows. */
    on<E extends Endpoint>(endpoint: E, reply: Reply<E>): readonly SeenCall[] {
      const seen: SeenCall[] = [];
      const respond = typeof reply === "function" ? (reply as (call: SeenCall) => unknown) : () => reply;
      routes.unshift({ endpoint, reply: respond, seen });
      return seen;
    },
  };
}

/** A response that refuses with this code. */
export const refusal = (
  code: ErrorCode,
  {
    message = "Das geht nicht.",
    details = [] as readonly { field: string; message: string }[],
    headers = {},
  } = {},
): Response =>
  Response.json({ code, message, details, requestId: "1" }, { status: errorStatus[code], headers });

/** The answer of a network that fails. */
export const unreachable = (): Promise<never> => Promise.reject(new TypeError("Failed to fetch"));

/** An answer that arrives only when the test calls `arrive`. */
export function delayed<T>(): { readonly answer: Promise<T>; readonly arrive: (content: T) => void } {
  const { promise, resolve } = Promise.withResolvers<T>();
  return { answer: promise, arrive: resolve };
}

function paramsOf({ path }: Endpoint, pathname: string): Record<string, string> | undefined {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  const match = new RegExp(`^/api${path.replaceAll(/:\w+/g, "([^/]+)")}$`).exec(pathname);
  return (
    match?.slice(1) &&
    Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? "")]))
  );
}

function schemaErrors(
  endpoint: Endpoint,
  sent: { params: unknown; query: unknown; body: unknown },
): string[] {
  return (["params", "query", "body"] as const).flatMap((part) => {
    const checked = endpoint[part]?.safeParse(sent[part]);
    return checked === undefined || checked.success
      ? []
      : [`${part} of ${endpoint.path}: ${checked.error.message}`];
  });
}

async function rejectOnAbort<T>(content: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal) return await content;
  const aborted = Promise.withResolvers<never>();
  const stop = () => aborted.reject(new DOMException("Aborted", "AbortError"));
  if (signal.aborted) stop();
  signal.addEventListener("abort", stop);
  return await Promise.race([content, aborted.promise]);
}
