import { type IncomingMessage, request as requestPlainly } from "node:http";
import { request as requestSecurely } from "node:https";
import { buffer } from "node:stream/consumers";
import { isInternalHost } from "./internal-addresses.ts";
import { lookUpPublic } from "./post-to-receiver.ts";

const timeoutMilliseconds = 10_000;
const maxBytes = 1_000_000;

interface FetchOptions {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/**
 * Fetches from an address outside: over `https:` and from public networks only, unless it is `internal`. The address is
 * checked while connecting, so that a name cannot be rebound in between; redirects are not followed.
 */
export async function fetchPublic(
  url: string,
  internal: boolean,
  { method, headers, body }: FetchOptions,
): Promise<Response> {
  const { protocol, hostname } = new URL(url);
  if (!internal && (protocol !== "https:" || isInternalHost(hostname))) throw new Error("internal address");
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const send = protocol === "https:" ? requestSecurely : requestPlainly;
  const request = send(
    url,
    {
      method,
      headers,
      agent: false,
      signal: AbortSignal.timeout(timeoutMilliseconds),
      ...(!internal && { lookup: lookUpPublic }),
    },
    resolve,
  );
  request.on("error", reject);
  request.end(body);
  const response = await promise;
  let bytes = 0;
  response.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBytes) response.destroy(new Error("answer too long"));
  });
  const content = await buffer(response);
  const contentType = response.headers["content-type"] ?? "";
  return new Response(content, {
    status: response.statusCode ?? 502,
    headers: { "content-type": contentType },
  });
}
