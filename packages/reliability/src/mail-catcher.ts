import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/** A mail server that accepts every mail and counts them by Message-ID. */
export interface MailCatcher {
  readonly url: string;
  /** How often a mail was received, by Message-ID. */
  readonly received: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

export async function startMailCatcher(port = 0, received = new Map<string, number>()): Promise<MailCatcher> {
  const server = new SMTPServer({
    logger: false,
    authOptional: true,
    hideSTARTTLS: true,
    onData: (stream, _session, answer) => {
      const take = async () => {
        const [, id = ""] = /^message-id: (<.+>)/im.exec(await text(stream)) ?? [];
        received.set(id, (received.get(id) ?? 0) + 1);
      };
      take().then(() => answer(), answer);
    },
  });
  server.on("error", () => undefined);
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
