import { requestSafely } from "./ssrf-safe-request.ts";

export interface ReceiverPost {
  readonly url: string;
  /** In the operator's own network, which is refused otherwise. */
  readonly internal: boolean;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** Posts to a receiver and returns the status of its response, whose body is not read. */
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
