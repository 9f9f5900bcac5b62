import type { Branding } from "@kreislauf/contract/base";
import type { MailContent, MailFact, MailIllustration } from "../base/mail/mail-content.ts";
import { type Html, html, emptyHtml, withLineBreaks } from "./html.ts";
import type { MailPicture } from "./mail.ts";
import type { Link, MailFooter } from "./mail-footer.mail.ts";
import { color, font, styleSheet, tones } from "./mail-style.ts";
import { statusLine } from "./plain-text.ts";

export interface LayoutParts {
  readonly content: MailContent;
  /** The target of the button. */
  readonly url: string;
  readonly footer: MailFooter;
  readonly branding: Branding;
  readonly logo: MailPicture | undefined;
  readonly drawing: MailPicture | undefined;
}

/** The layout of all mails: tables with inline styles, which every mail program supports. */
export function mailLayout({ content, url, footer, branding, logo, drawing }: LayoutParts): string {
  const { productName, colors } = branding;
  const card = html`${brandBar(productName, colors?.menu ?? color.menu, logo)} ${opening(content)}
  ${content.illustration === undefined ? emptyHtml : stage(content.illustration, drawing)}
  ${content.facts.length === 0 ? emptyHtml : facts(content.facts)}
  ${button(content.action.label, url, colors?.primary ?? color.primary)}
  ${content.remark === "" ? emptyHtml : remark(content.remark)} ${support(footer)}`;
  const { markup } = html`<!doctype html>
    <html lang="de">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>${content.subject} – ${productName}</title>
        <style>
          ${{ markup: styleSheet }}
        </style>
      </head>
      <body class="page" style="margin:0;padding:0;background:${color.page}">
        <div style="display:none;max-height:0;overflow:hidden">${content.preview}</div>
        ${table(
          html`width="100%" class="page" style="background:${color.page}"`,
          html`<tr>
            <td align="center" style="padding:32px 12px">
              ${table(
                html`width="600" class="frame card" style="width:600px;background:${color.card};border:1px
                solid ${color.line};border-radius:12px;border-collapse:separate;overflow:hidden"`,
                card,
              )}
              ${table(html`width="600" class="frame" style="width:600px"`, imprint(footer, content.reason))}
            </td>
          </tr>`,
        )}
      </body>
    </html> `;
  return markup;
}

const table = (attributes: Html, rows: Html) =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>
    ${rows}
  </table>`;

const row = (padding: string, content: Html) =>
  html`<tr>
    <td class="pad" style="padding:${padding}">${content}</td>
  </tr>`;

const image = ({ name, width, height }: MailPicture, description: string, style: string) =>
  html`<img
    src="cid:${name}"
    width="${width}"
    height="${height}"
    alt="${description}"
    style="border:0;${style}"
  />`;

const contact = ({ label, url }: Link) =>
  html`<a href="${url}" class="link" style="color:${color.link};white-space:nowrap">${label}</a>`;

const quietLink = ({ label, url }: Link) =>
  html`<a href="${url}" class="soft" style="color:${color.soft};white-space:nowrap">${label}</a>`;

const brandBar = (productName: string, ground: string, logo: MailPicture | undefined) =>
  html`<tr>
    <td class="pad" style="background:${ground};padding:18px 32px">
      ${table(
        emptyHtml,
        html`<tr>
          ${
            logo === undefined
              ? emptyHtml
              : html`<td style="padding-right:10px">
                  ${image(logo, "Logo", `display:block;${font(13, 600, color.onDark)}`)}
                </td>`
          }
          <td style="${font(20, 700, color.onDark)}">${productName}</td>
        </tr>`,
      )}
    </td>
  </tr>`;

const badge = ({ word, tone }: NonNullable<MailContent["status"]>) =>
  table(
    emptyHtml,
    html`<tr>
      <td
        style="background:${tones[tone].ground};border-radius:6px;padding:4px 10px;${font(14, 600, tones[tone].ink)}"
      >
        ${statusLine(word)}
      </td>
    </tr>`,
  );

const opening = (content: MailContent) =>
  row(
    "32px 32px 4px",
    html`${content.status === undefined ? emptyHtml : badge(content.status)}
      <h1 class="ink" style="${font(26, 700, color.ink)};margin:14px 0 8px">${content.title}</h1>
      <p class="ink" style="${font(16, 400, color.ink)};margin:0 0 6px">${content.greeting}</p>
      <p class="ink" style="${font(16, 400, color.ink)};margin:0">${content.opening}</p>`,
  );

const stage = ({ description, title, subtitle }: MailIllustration, drawing: MailPicture | undefined) =>
  row(
    "20px 32px 0",
    table(
      html`width="100%" class="sunken" style="background:${color.sunken};border-radius:12px"`,
      html`${
          drawing === undefined
            ? emptyHtml
            : html`<tr>
                  <td align="center" style="padding:20px 16px 0">
                    ${image(drawing, description, `display:block;margin:0 auto;${font(15, 400, color.soft)}`)}
                  </td>
                </tr>
                <tr>
                  <td style="padding:0 24px">
                    <div
                      class="ground"
                      style="border-top:2px solid ${color.ground};font-size:0;line-height:0"
                    >
                      &nbsp;
                    </div>
                  </td>
                </tr>`
        }
        <tr>
          <td align="center" class="ink" style="padding:10px 16px 16px;${font(18, 700, color.ink)}">
            ${title}<br />
            <span class="soft" style="${font(15, 400, color.soft)}">${subtitle}</span>
          </td>
        </tr>`,
    ),
  );

const facts = (all: readonly MailFact[]) =>
  row(
    "20px 32px 0",
    table(
      html`width="100%" class="facts"`,
      html`${all.map((fact, index) => factRow(fact, index === all.length - 1))}`,
    ),
  );

function factRow([label, value]: MailFact, isLast: boolean): Html {
  const border = isLast ? "border-bottom:0" : `border-bottom:1px solid ${color.line}`;
  return html`<tr>
    <td
      class="label line soft"
      style="width:168px;padding:9px 16px 9px 0;${border};vertical-align:top;${font(15, 400, color.soft)}"
    >
      ${label}
    </td>
    <td
      class="value line ink"
      style="padding:9px 0;${border};vertical-align:top;word-break:break-word;${font(15, 600, color.ink)}"
    >
      ${withLineBreaks(value)}
    </td>
  </tr> `;
}

const button = (label: string, url: string, ground: string) =>
  row(
    "24px 32px 8px",
    html`<a
      href="${url}"
      class="button"
      style="display:inline-block;background:${ground};border-radius:8px;padding:13px 24px;text-decoration:none;${font(16, 600, color.onDark)}"
      >${label}</a
    >`,
  );

const remark = (text: string) =>
  row("8px 32px 32px", html`<p class="soft" style="${font(15, 400, color.soft)};margin:0">${text}</p>`);

const support = ({ support: sentence, contacts: [phone, between, email] }: MailFooter) =>
  html`<tr>
    <td
      class="pad line soft"
      style="border-top:1px solid ${color.line};padding:20px 32px 24px;${font(14, 400, color.soft)}"
    >
      ${sentence} ${contact(phone)} ${between} ${contact(email)}
    </td>
  </tr>`;

const imprint = ({ operator, settings, legal }: MailFooter, reason: string) =>
  html`<tr>
    <td align="center" class="pad soft" style="padding:20px 32px;${font(13, 400, color.quiet)}">
      ${operator}<br />
      ${reason} ${settings === undefined ? emptyHtml : quietLink(settings)}<br />
      ${legal.map((link, index) => (index === 0 ? quietLink(link) : html` · ${quietLink(link)}`))}
    </td>
  </tr>`;
