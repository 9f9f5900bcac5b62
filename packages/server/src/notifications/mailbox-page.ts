import type { MailboxEntry } from "@kreislauf/contract/notifications";
import { html } from "./html.ts";

/**
 * The page's content security policy: it loads nothing and runs no scripts. Mails contain their styles and pictures.
 */
export const mailboxPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'";

/** The embedded mailbox as a page for developers, newest mail first. */
export function mailboxPage(mails: readonly MailboxEntry[]): string {
  const { markup } = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Mailbox</title>
      </head>
      <body style="font-family: system-ui; max-width: 760px; margin: 24px auto; padding: 0 16px">
        <main>
          <h1>Mailbox</h1>
          <p>${mails.length === 0 ? "No mails yet." : `${mails.length} mails, the newest first.`}</p>
          ${mails.map(entry)}
        </main>
      </body>
    </html>`;
  return markup;
}

/** Links in a mail open a new tab, because the frame of a mail may not show the portal. */
const linksToNewTabs = '<base target="_blank" />';

const entry = (mail: MailboxEntry) =>
  html`<article style="border-top: 1px solid #bccad6; padding: 16px 0">
    <h2 style="margin: 0">${mail.subject}</h2>
    <p>To ${mail.to}, ${mail.receivedAt}</p>
    ${mail.attachments.map(({ name, bytes }) => html`<p>Attached: ${name}, ${bytes} bytes</p>`)}
    <iframe
      title="${mail.subject}"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      srcdoc="${linksToNewTabs}${mail.html}"
      style="width: 100%; height: 640px; border: 1px solid #dce5ec"
    ></iframe>
    <details>
      <summary>Plain text</summary>
      <pre style="white-space: pre-wrap">${mail.text}</pre>
    </details>
  </article>`;
