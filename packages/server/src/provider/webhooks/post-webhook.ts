import { lookup } from "node:dns";
import { request as requestPlainly } from "node:http";
import { request as requestSecurely } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** How long a receiver may take to respond. */
const timeoutMilliseconds = 10_000;

/** Loopback, private, link-local and other networks that no public receiver uses (RFC 6890). */
const internalNetworks = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
] as const) {
  internalNetworks.addSubnet(network, bits, "ipv4");
}
for (const [network, bits] of [
  ["::", 127],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const) {
  internalNetworks.addSubnet(network, bits, "ipv6");
}

/** Whether an address literal in a URL is in an internal network. Names are resolved later. */
export function isInternalHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, "");
  const family = isIP(host);
  return family === 0
    ? /(^|\.)localhost$/.test(host)
    : internalNetworks.check(host, family === 6 ? "ipv6" : "ipv4");
}

/** Resolves a name and refuses internal addresses. */
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

export interface WebhookPost {
  readonly url: string;
  readonly internal: boolean;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Posts to a receiver and returns the status of its response, whose body is not read. Redirects are not followed. The
 * address is checked while connecting, so that a name cannot be rebound in between.
 */
export async function postWebhook({ url, internal, headers, body }: WebhookPost): Promise<number> {
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
      signal: AbortSignal.timeout(timeoutMilliseconds),
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
