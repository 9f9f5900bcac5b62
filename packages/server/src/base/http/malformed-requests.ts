import type { Socket } from "node:net";
import { Refusal } from "@kreislauf/contract/base";
import type { FastifyInstance, FastifyServerOptions } from "fastify";
import { STATUS_CODES } from "./node-http.ts";

/** The path used for a request whose URL cannot be decoded: for the original, Fastify would run no hook. */
const unreadableAddress = "/unreadable";

function isReadable(address: string): boolean {
  if (!address.includes("%")) return true;
  const [path = ""] = address.split("?", 1);
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

export const rewriteUnreadableAddress: NonNullable<FastifyServerOptions["rewriteUrl"]> = ({ url = "/" }) =>
  isReadable(url) ? url : unreadableAddress;

export function refuseUnreadableAddresses(app: FastifyInstance): void {
  app.addHook("onRequest", async (request) => {
    if (request.url !== request.originalUrl) throw new Refusal("validation");
  });
}

/**
 * Answers a request that is not valid HTTP, or has more headers than Node accepts, as if its URL were malformed, so
 * that the response has the usual shape and headers. A client that has not finished its request in time gets no answer.
 */
export const answerMalformedRequests =
  (app: () => FastifyInstance): NonNullable<FastifyServerOptions["clientErrorHandler"]> =>
  ({ code }, socket) => {
    if (code === "ECONNRESET" || code === "ERR_HTTP_REQUEST_TIMEOUT" || !socket.writable) socket.destroy();
    else void sendRefusal(app(), socket).finally(() => socket.destroySoon());
  };

async function sendRefusal(app: FastifyInstance, socket: Socket): Promise<void> {
  const { statusCode, headers, rawPayload } = await app.inject({
    url: "/%",
    ...(socket.remoteAddress !== undefined && { remoteAddress: socket.remoteAddress }),
  });
  const lines = Object.entries({ ...headers, connection: "close" }).flatMap(([name, values]) =>
    [values].flat().map((value) => `${name}: ${String(value)}`),
  );
  const status = `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode] ?? ""}`;
  socket.write(Buffer.concat([Buffer.from([status, ...lines, "", ""].join("\r\n")), rawPayload]));
}
