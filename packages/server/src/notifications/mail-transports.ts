import type { Clock } from "../base/clock.ts";
import type { Db } from "../base/database/database.ts";
import type { Mail, MailTransport } from "./mail.ts";
import { insertMailboxMail } from "./mailbox.store.ts";

const connectionMilliseconds = 20_000;

/**
 * How long the server may take to accept a mail. RFC 5321 (4.5.3.2.6) recommends ten minutes between mail servers, but
 * this is the portal's own server, and other mails wait. A mail that was accepted after all is sent again with the same
 * message id.
 */
const acceptanceMilliseconds = 60_000;

/**
 * Delivers to an SMTP server; TLS and credentials are part of its URL. A password is sent over TLS only, unless the
 * URL says `?requireTLS=false`. The library is loaded for the first mail, so that a start need not wait for it.
 */
export function smtpTransport(
  url: string,
  from: { readonly name: string; readonly address: string },
): MailTransport {
  const settings = {
    url,
    requireTLS: new URL(url).username !== "",
    connectionTimeout: connectionMilliseconds,
    greetingTimeout: connectionMilliseconds,
    socketTimeout: acceptanceMilliseconds,
  };
  const connect = async () => (await import("nodemailer")).createTransport(settings, { from });
  let connected: ReturnType<typeof connect> | undefined;
  const transport = () => (connected ??= connect());
  return {
    send: async (mail, signal) => {
      using timeout = abortAfter(acceptanceMilliseconds);
      const opened = await transport();
      await opened.sendMail({
        messageId: mail.messageId,
        date: new Date(mail.date.epochMilliseconds),
        to: { name: "", address: mail.to },
        subject: mail.subject,
        headers: { "Auto-Submitted": "auto-generated" },
        text: mail.text,
        html: mail.html,
        attachments: [
          ...mail.pictures.map(({ name, png }) => ({
            cid: name,
            filename: `${name}.png`,
            content: png,
            contentType: "image/png",
            contentDisposition: "inline" as const,
          })),
          ...mail.attachments.map(({ name, mediaType, content }) => ({
            filename: name,
            content,
            contentType: mediaType,
            contentDisposition: "attachment" as const,
          })),
        ],
        signal: AbortSignal.any([signal, timeout.signal]),
      });
    },
    check: async () => {
      const opened = await transport();
      return await opened.verify().catch(() => false);
    },
    close: () => void connected?.then((opened) => opened.close()),
  };
}

/** Aborts a whole conversation after this time. The timeouts of the connection start again with every byte. */
function abortAfter(milliseconds: number): Disposable & { readonly signal: AbortSignal } {
  const aborting = new AbortController();
  const timer = setTimeout(() => aborting.abort(new Error("The mail server did not answer.")), milliseconds);
  return { signal: aborting.signal, [Symbol.dispose]: () => clearTimeout(timer) };
}

/** If there is no SMTP server, keeps mails in the database for the mailbox page. */
export function mailboxTransport(db: Db, clock: Clock): MailTransport {
  return {
    send: async (mail) => {
      await insertMailboxMail(db, mail, withInlinePictures(mail), clock.now());
    },
    check: () => Promise.resolve(true),
    close: () => undefined,
  };
}

const withInlinePictures = (mail: Mail) =>
  mail.pictures.reduce(
    (html, { name, png }) =>
      html.replaceAll(`cid:${name}`, `data:image/png;base64,${png.toString("base64")}`),
    mail.html,
  );
