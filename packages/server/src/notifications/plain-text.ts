import type { MailContent, MailFact } from "../base/mail/mail-content.ts";
import type { Link, MailFooter } from "./mail-footer.mail.ts";

/** Line length expected by mail programs without HTML. */
const lineWidth = 72;

/** The plain-text part of a mail, with the content of its HTML part. */
export function plainText(content: MailContent, url: string, footer: MailFooter): string {
  const { status, illustration } = content;
  const [phone, between, email] = footer.contacts;
  const blocks = [
    [content.title, ...(status === undefined ? [] : [statusLine(status.word)])].join("\n"),
    wrapped(content.greeting),
    wrapped(content.opening),
    ...(illustration === undefined ? [] : [wrapped(`${illustration.title}, ${illustration.subtitle}`)]),
    content.facts.map(factLines).join("\n"),
    linkLines({ label: content.action.label, url }),
    wrapped(content.remark),
    ["-- ", wrapped(footer.support), wrapped(`${phone.label} ${between} ${email.label}`)].join("\n"),
    [wrapped(footer.operator), wrapped(content.reason)].join("\n"),
    [...(footer.settings === undefined ? [] : [footer.settings]), ...footer.legal].map(linkLines).join("\n"),
  ];
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}

export const statusLine = (word: string) => `Status: ${word}`;

const linkLines = ({ label, url }: Link) => `${label}:\n${url}`;

const factLines = ([label, value]: MailFact) => wrapped(`${label}: ${value}`).split("\n").join("\n  ");

const wrapped = (text: string) => text.split("\n").map(wrappedLine).join("\n");

function wrappedLine(line: string): string {
  const lines: string[] = [];
  let current = "";
  for (const word of line.split(" ")) {
    const longer = current === "" ? word : `${current} ${word}`;
    if (current !== "" && longer.length > lineWidth) {
      lines.push(current);
      current = word;
    } else current = longer;
  }
  return [...lines, current].join("\n");
}
