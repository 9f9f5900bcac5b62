import { lookup } from "node:dns";
import { request as requestPlainly } from "node:http";
import { request as requestSecurely } from "node:https";
import type { LookupFunction } from "node:net";
import { isInternalHost } from "./internal-addresses.ts";

/** How long a receiver may take to respond. */
const timeoutMilliseconds = 10_000;

/** Resolves a name and refuses internal addresses. */
export const lookUpPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error !== null) done(error, []);
    else if (addresses.some(({ address }) => isInternalHost(address)))
      done(new Error("internal address"), []);
    else if (options.all === true) done(null, addresses);
    else done(null, first?.address ?? "", first?.family);
  });
};

export interface ReceiverPost {
  readonly url: string;
  /** In the operator's own network, which is refused otherwise. */
  readonly internal: boolean;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/**
 * Posts to a receiver and returns the status of its response, whose body is not read. Redirects are not followed. The
 * address is checked while connecting, so that a name cannot be rebound in between.
 */
export async function postToReceiver(
  { url, internal, headers, body }: ReceiverPost,
  cut: AbortSignal,
): Promise<number> {
  const { protocol, hostname } = new URL(url);
  if (!internal && isInternalHost(hostname)) throw new Error("internal address");
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const send = protocol === "https:" ? requestSecurely : requestPlainly;
  const request = send(
    url,
    {
      method: "POST",
      agent: false,
      headers: { ...headers, "content-length": Buffer.byteLength(body) },
      signal: AbortSignal.any([cut, AbortSignal.timeout(timeoutMilliseconds)]),
      ...(!internal && { lookup: lookUpPublic }),
    },
    (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    },
  );
  request.on("error", reject);
  request.end(body);
  return await promise;
}
