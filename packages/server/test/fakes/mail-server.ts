import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from "smtp-server";

export interface ReceivedMail {
  readonly to: readonly string[];
  /** The mail as it was sent. */
  readonly source: string;
  /** The mail with its headers unfolded: each header is on one line. */
  readonly raw: string;
  readonly session: SMTPServerSession;
  header(name: string): string | undefined;
}

/** A real SMTP server that keeps what it receives. */
export interface TestMailServer {
  readonly port: number;
  readonly received: readonly ReceivedMail[];
  close(): Promise<void>;
}

export async function startTestMailServer(
  options: SMTPServerOptions & {
    readonly port?: number;
    /** Runs when a mail is complete, before the server acknowledges it. */
    readonly onReceived?: (mail: ReceivedMail) => unknown;
  } = {},
): Promise<TestMailServer> {
  const { port = 0, onReceived, ...smtp } = options;
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    logger: false,
    authOptional: true,
    hideSTARTTLS: true,
    ...smtp,
    onData: (stream, session, answer) => {
      const take = async () => {
        const mail = receivedMail(await text(stream), session);
        received.push(mail);
        await onReceived?.(mail);
      };
      take().then(() => answer(), answer);
    },
  });
  server.on("error", () => undefined);
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function receivedMail(sent: string, session: SMTPServerSession): ReceivedMail {
  const raw = sent.replaceAll(/\r\n[ \t]+/g, " ");
  return {
    to: session.envelope.rcptTo.map(({ address }) => address),
    source: sent,
    raw,
    session,
    header: (name) => new RegExp(`^${name}: (.*)$`, "im").exec(raw)?.[1],
  };
}
