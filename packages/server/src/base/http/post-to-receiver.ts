import { requestSafely } from "./ssrf-safe-request.ts";

export interface ReceiverPost {
  readonly url: string;
  /** Whether the receiver may be in an internal network; otherwise such an address is refused. */
  readonly internal: boolean;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/**
 * Posts to a receiver and returns the status of the response; its body is not read. Throws if the receiver cannot be
 * reached, or is in an internal network that `internal` does not allow.
 */
export async function postToReceiver(
  { headers, body, ...address }: ReceiverPost,
  cut: AbortSignal,
): Promise<number> {
  const response = await requestSafely({
    ...address,
    method: "POST",
    headers: { ...headers, "content-length": Buffer.byteLength(body) },
    body,
    cut,
  });
  response.destroy();
  return response.statusCode ?? 0;
}
