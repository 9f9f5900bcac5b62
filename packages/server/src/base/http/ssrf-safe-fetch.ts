import { buffer } from "node:stream/consumers";
import { requestSafely } from "./ssrf-safe-request.ts";

const maxBytes = 1_000_000;

interface FetchOptions {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/**
 * Fetches from an external address: only over `https:` and from public networks, unless `internal` allows others.
 * Throws if the response is larger than 1 MB.
 */
export async function fetchSafely(url: string, internal: boolean, options: FetchOptions): Promise<Response> {
  if (!internal && new URL(url).protocol !== "https:") throw new Error("not over https");
  const response = await requestSafely({ url, internal, ...options });
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
