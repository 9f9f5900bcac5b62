import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export interface ReceivedPost {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Starts a receiver of webhooks, which keeps what arrives and responds with 204 unless `answer` set another status. */
export async function startTestReceiver(port = 0) {
  const received: ReceivedPost[] = [];
  const answers: (number | (() => Promise<number>))[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    received.push({ headers: request.headers, body: await text(request) });
    const answer = answers.shift() ?? 204;
    const status = typeof answer === "number" ? answer : await answer();
    response.writeHead(status, { location: "/elsewhere" }).end(status === 500 ? "Geheimnis der ERP" : "");
  };
  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((listening) => void server.listen(port, "127.0.0.1", listening));
  const taken = (server.address() as AddressInfo).port;
  return {
    url: `http://127.0.0.1:${taken}/events`,
    port: taken,
    received,
    /** Sets the statuses of the responses to the next posts; a function is awaited before the response is sent. */
    answer: (...next: (number | (() => Promise<number>))[]) => void answers.push(...next),
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => void server.close(closed));
    },
  };
}

export type TestReceiver = Awaited<ReturnType<typeof startTestReceiver>>;
