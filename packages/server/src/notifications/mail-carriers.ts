import { createTransport } from "nodemailer";
import type { Clock } from "../base/clock.ts";
import type { Db } from "../base/database.ts";
import type { Mail, MailCarrier } from "./mail.ts";

/** Delivers to an SMTP server; TLS and credentials come with its address. */
export function smtpCarrier(url: string, from: { readonly name: string; readonly address: string }): MailCarrier {
  const transport = createTransport(url, { from });
  return {
    send: async (mail) => {
      await transport.sendMail({
        messageId: mail.messageId,
        to: { name: "", address: mail.to },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        attachments: mail.pictures.map((picture) => ({
          cid: picture.name,
          filename: `${picture.name}.png`,
          content: picture.png,
          contentType: "image/png",
          contentDisposition: "inline",
        })),
      });
    },
    close: () => transport.close(),
  };
}

/** Keeps mails in the database for the mailbox page, where there is no SMTP server. */
export function embeddedMailbox(db: Db, clock: Clock): MailCarrier {
  return {
    send: async (mail) => {
      await db
        .insertInto("mailbox")
        .values({
          message_id: mail.messageId,
          recipient: mail.to,
          subject: mail.subject,
          text: mail.text,
          html: withInlinePictures(mail),
          received_at: clock.now().toString(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    close: () => undefined,
  };
}

const withInlinePictures = (mail: Mail) =>
  mail.pictures.reduce(
    (html, { name, png }) => html.replaceAll(`cid:${name}`, `data:image/png;base64,${png.toString("base64")}`),
    mail.html,
  );
