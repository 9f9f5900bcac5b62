import { createTransport } from "nodemailer";
import type { Clock } from "../base/clock.ts";
import type { Db } from "../base/database.ts";
import type { Mail, MailCarrier } from "./mail.ts";
import { keepInMailbox } from "./notifications.store.ts";

const connectionMilliseconds = 20_000;

/** How long a server may take to accept a mail: hanging up earlier makes it send twice (RFC 5321, 4.5.3.2.6). */
const acceptanceMilliseconds = 10 * 60_000;

/**
 * Delivers to an SMTP server; TLS and credentials come with its address. A password goes out over TLS only,
 * unless the address says `?requireTLS=false`.
 */
export function smtpCarrier(
  url: string,
  from: { readonly name: string; readonly address: string },
): MailCarrier {
  const transport = createTransport(
    {
      url,
      requireTLS: new URL(url).username !== "",
      connectionTimeout: connectionMilliseconds,
      socketTimeout: acceptanceMilliseconds,
    },
    { from },
  );
  return {
    send: async (mail, signal) => {
      await transport.sendMail({
        messageId: mail.messageId,
        date: new Date(mail.date.epochMilliseconds),
        to: { name: "", address: mail.to },
        subject: mail.subject,
        headers: { "Auto-Submitted": "auto-generated" },
        text: mail.text,
        html: mail.html,
        attachments: mail.pictures.map(({ name, png }) => ({
          cid: name,
          filename: `${name}.png`,
          content: png,
          contentType: "image/png",
          contentDisposition: "inline",
        })),
        signal,
      });
    },
    close: () => transport.close(),
  };
}

/** Keeps mails in the database for the mailbox page, where there is no SMTP server. */
export function embeddedMailbox(db: Db, clock: Clock): MailCarrier {
  return {
    send: async (mail) => {
      await keepInMailbox(db, mail, withInlinePictures(mail), clock.now());
    },
    close: () => undefined,
  };
}

const withInlinePictures = (mail: Mail) =>
  mail.pictures.reduce(
    (html, { name, png }) =>
      html.replaceAll(`cid:${name}`, `data:image/png;base64,${png.toString("base64")}`),
    mail.html,
  );
