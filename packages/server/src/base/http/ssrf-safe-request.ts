import { lookup } from "node:dns";
import type { IncomingMessage } from "node:http";
import { request as requestSecurely } from "node:https";
import type { LookupFunction } from "node:net";
import { isInternalHost } from "./internal-addresses.ts";
import { request as requestPlainly } from "./node-http.ts";

/** How long a request may take, including its response. */
const timeoutMilliseconds = 10_000;

/** Resolves a host name; refused if any of its IP addresses is internal. */
const lookUpPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error !== null) done(error, []);
    else if (addresses.some(({ address }) => isInternalHost(address)))
      done(new Error("internal address"), []);
    else if (options.all === true) done(null, addresses);
    else done(null, first?.address ?? "", first?.family);
  });
};

export interface PublicRequest {
  readonly url: string;
  /** Whether the address may be in an internal network; otherwise such an address is refused. */
  readonly internal: boolean;
  readonly method: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body?: string | Buffer | undefined;
  /** Aborts the request before its timeout. */
  readonly cut?: AbortSignal;
}

/**
 * Sends a request to an external address and returns the response with its body still unread. Redirects are not
 * followed. Internal addresses are refused unless `internal` is set; the IP address is checked while connecting, so
 * that DNS rebinding cannot bypass the check.
 */
export async function requestSafely({
  url,
  internal,
  method,
  headers,
  body,
  cut,
}: PublicRequest): Promise<IncomingMessage> {
  const { protocol, hostname } = new URL(url);
  if (!internal && isInternalHost(hostname)) throw new Error("internal address");
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const timeout = AbortSignal.timeout(timeoutMilliseconds);
  const send = protocol === "https:" ? requestSecurely : requestPlainly;
  const request = send(
    url,
    {
      method,
      headers,
      agent: false,
      signal: cut === undefined ? timeout : AbortSignal.any([cut, timeout]),
      ...(!internal && { lookup: lookUpPublic }),
    },
    resolve,
  );
  request.on("error", reject);
  request.end(body);
  return await promise;
}
