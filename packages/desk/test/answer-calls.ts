import { type Endpoint, type EndpointResult, type ErrorCode, errorStatus } from "@kreislauf/contract/base";
import { expect, onTestFinished, vi } from "vitest";

type Reply<E extends Endpoint> = EndpointResult<E> | Response;

interface Route {
  readonly endpoint: Endpoint;
  readonly reply: () => unknown;
  readonly bodies: unknown[];
}

/**
 * Answers calls in the server's place, the last answer of a call counts. Bodies and answers must fit the contract, and a
 * call that nobody answers fails the test.
 */
export function answerCalls() {
  const routes: Route[] = [];
  const problems: string[] = [];
  const answer = (url: string, { method = "GET", body }: RequestInit): Response => {
    const { pathname } = new URL(url, location.origin);
    const route = routes.find((each) => each.endpoint.method === method && isPathOf(each.endpoint, pathname));
    if (route === undefined) {
      problems.push(`Nobody answers ${method} ${pathname}`);
      return Response.json({}, { status: 500 });
    }
    const { endpoint, reply, bodies } = route;
    const sent: unknown = typeof body === "string" ? JSON.parse(body) : undefined;
    if (endpoint.body?.safeParse(sent).success === false) problems.push(`Body of ${endpoint.path}`);
    bodies.push(sent);
    const content = reply();
    if (content instanceof Response) return content;
    const isFitting = "safeParse" in endpoint.answer && endpoint.answer.safeParse(content).success;
    if (!isFitting) problems.push(`Answer of ${endpoint.path}`);
    return Response.json(content, { status: endpoint.status ?? 200 });
  };
  const realFetch = globalThis.fetch;
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const url = input instanceof Request ? input.url : String(input);
    return new URL(url, location.origin).pathname.startsWith("/api/")
      ? answer(url, init)
      : await realFetch(input, init);
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    expect(problems).toEqual([]);
  });
  return {
    /** Sets the answer of a call; returns the bodies that were sent with it. */
    on<E extends Endpoint>(endpoint: E, reply: () => Reply<E>): readonly unknown[] {
      const bodies: unknown[] = [];
      routes.unshift({ endpoint, reply, bodies });
      return bodies;
    },
  };
}

/** The answer of a server that refuses. */
export const refusal = (code: ErrorCode, message = "Das geht nicht."): Response =>
  Response.json({ code, message, details: [], requestId: "1" }, { status: errorStatus[code] });

const isPathOf = ({ path }: Endpoint, pathname: string): boolean =>
  new RegExp(`^/api${path.replaceAll(/:\w+/g, "[^/]+")}$`).test(pathname);
