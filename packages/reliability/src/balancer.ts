import { createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** A small load balancer in front of several portals. */
export interface Balancer {
  readonly url: string;
  /** Sends later requests to these portals in turn; answers 502 if the list is empty. */
  use(urls: readonly string[]): void;
  close(): void;
}

export async function startBalancer(): Promise<Balancer> {
  let targets: readonly string[] = [];
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    turn += 1;
    const target = targets[turn % Math.max(1, targets.length)];
    if (target === undefined) outgoing.writeHead(502).end();
    else void forward(target, incoming, outgoing);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    use: (urls) => {
      targets = urls;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function forward(target: string, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const body = await buffer(incoming);
  const passed = ask(
    `${target}${incoming.url ?? ""}`,
    { method: incoming.method, headers: { ...incoming.headers, connection: "close" }, agent: false },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    },
  );
  passed.on("error", () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
  passed.end(body);
}
