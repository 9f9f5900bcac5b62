import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { containerDrawings } from "@kreislauf/contract/catalog";
import { expect, test } from "vitest";
import { readBranding } from "../base/branding.ts";
import { readConfig } from "../base/config.ts";
import type { MailContent } from "../base/mail/mail-content.ts";
import { mailTemplates } from "../app/mail-templates.ts";
import { findContainerDrawing } from "./mail-pictures.ts";
import { renderMail } from "./render-mail.ts";
import { orderReceived } from "../../test/factories/order-received-mail.ts";

const branding = await readBranding();
const config = readConfig({ NODE_ENV: "test", PUBLIC_URL: "https://portal.example/" });

/** Renders a mail with the given content in place of what its template produces. */
function render(words: Partial<MailContent> = {}, parts: Partial<Parameters<typeof renderMail>[1]> = {}) {
  const content = { ...mailTemplates.order_received(orderReceived), ...words };
  const templates = { ...mailTemplates, order_received: () => content };
  return renderMail(
    { kind: "order_received", data: orderReceived },
    { templates, branding, config, ...parts },
  );
}

/** What a person reads of a mail: without markup, with each run of whitespace as one space. */
const shown = (text: string) =>
  text
    .replace(/<style>[\s\S]*<\/style>/, "")
    .replaceAll(/<br ?\/?>/g, " ")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .replaceAll("&#39;", "'");

test("HTML and plain text carry the whole content and the operator", async () => {
  const content = mailTemplates.order_received(orderReceived);
  const mail = await render();
  expect(mail.subject).toBe("Auftragsbestätigung 1048417");
  const { illustration, facts } = content;
  const words = [
    "Status: Offen",
    content.title,
    content.greeting,
    content.opening,
    illustration?.title ?? "",
    illustration?.subtitle ?? "",
    ...facts.flat(),
    content.action.label,
    content.remark,
    content.reason,
    "Fragen? Unser Kundenservice ist Montag bis Freitag von 08:00 bis 17:00 Uhr für Sie da:",
    "0431 55500-0 oder service@nordwerk.example",
    "Nordwerk Entsorgung GmbH · Kanalhafenstraße 5 · 24103 Kiel",
    "Benachrichtigungen ändern",
    "Impressum",
    "Datenschutz",
  ];
  for (const word of words) {
    expect(shown(mail.html)).toContain(word);
    expect(shown(mail.text)).toContain(word);
  }
  expect(shown(mail.html)).toContain(content.preview);
});

test("links lead to the portal and the operator only, and pictures are attached", async () => {
  const { html, text, pictures } = await render();
  const addresses = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address);
  expect(addresses).toEqual([
    "cid:logo",
    "cid:container",
    "https://portal.example/#/order/17",
    "tel:0431555000",
    "mailto:service@nordwerk.example",
    "https://portal.example/#/preferences",
    "https://portal.example/#/imprint",
    "https://portal.example/#/privacy-policy",
  ]);
  expect(pictures.map(({ name, width, height }) => [name, width, height])).toEqual([
    ["logo", 30, 30],
    ["container", 148, 95],
  ]);
  for (const found of `${html}\n${text}`.matchAll(/https?:\/\/[^\s"]+/g)) {
    expect(found[0]).toMatch(/^https:\/\/portal\.example\/#\//);
  }
  expect(html).not.toMatch(/url\(|@import|@font-face|var\(|<script|<link/);
});

test("every value is escaped, and facts keep their line breaks", async () => {
  const hostile = `<script>alert("x")</script>'&amp;`;
  const escaped = "&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&#39;&amp;amp;";
  const mail = await render(
    {
      subject: hostile,
      preview: hostile,
      status: { word: hostile, tone: "open" },
      title: hostile,
      greeting: hostile,
      opening: hostile,
      illustration: { drawing: "fass", description: hostile, title: hostile, subtitle: hostile },
      facts: [[hostile, `${hostile}\n${hostile}`]],
      action: { label: hostile, path: `/${hostile}` },
      remark: hostile,
      reason: hostile,
    },
    { branding: { ...branding, productName: hostile, operatorName: hostile, supportPhone: hostile } },
  );
  expect(mail.html).not.toContain("<script");
  expect(mail.html).toContain(`${escaped}<br>\n${escaped}`);
  expect(mail.html).not.toContain('alert("');
});

test("lines fit mail programs and servers, however long the words are", async () => {
  const note = "Bitte an der Pforte melden und auf den Lageristen warten. ".repeat(20).trim();
  const { html, text } = await render({ facts: [["Hinweis an den Entsorger", note]] });
  const lengthOf = (line: string) => line.length;
  const longest = text
    .split("\n")
    .filter((line) => !line.startsWith("https:"))
    .map(lengthOf);
  expect(Math.max(...longest)).toBeLessThanOrEqual(74);
  expect(shown(text)).toContain(note);
  expect(text).toContain("\n  ");
  const other = html
    .split("\n")
    .filter((line) => !line.includes(note))
    .map(lengthOf);
  expect(Math.max(...other)).toBeLessThan(500);
});

test("a mail can do without status, stage, facts and remark", async () => {
  const { status: _status, illustration: _stage, ...content } = mailTemplates.order_received(orderReceived);
  const templates = { ...mailTemplates, order_received: () => ({ ...content, facts: [], remark: "" }) };
  const { html, text, pictures } = await render({}, { templates });
  expect(pictures.map(({ name }) => name)).toEqual(["logo"]);
  expect(html).not.toContain("cid:container");
  expect(text).toMatch(/^Ihr Auftrag ist eingegangen\n\nGuten Tag/);
  expect(text).not.toContain("\n\n\n");
});

test("the operator's colours and logo take the place of the design's", async () => {
  const folder = await mkdtemp(join(tmpdir(), "brand-"));
  const colors = { primary: "#123456", primaryHover: "#123456", primaryActive: "#123456", menu: "#654321" };
  const own = await render(
    {},
    { branding: { ...branding, colors }, config: { ...config, BRANDING_DIR: folder } },
  );
  await rm(folder, { recursive: true });
  expect(own.html).toContain("background:#654321;padding:18px");
  expect(own.html).toContain("background:#123456;border-radius:8px");
  expect(own.html).not.toContain("#0B7A4B");
  expect(own.html).not.toContain("cid:logo");
});

test.each(containerDrawings)("there is a picture of the drawing '%s'", async (drawing) => {
  expect(await findContainerDrawing(drawing)).toMatchObject({ name: "container", width: 148, height: 95 });
});

test("a kind that this version does not know waits for one that does", async () => {
  const parts = { templates: mailTemplates, branding, config };
  const mail = { kind: "toString" as "order_received", data: orderReceived };
  await expect(renderMail(mail, parts)).rejects.toThrow("toString");
});
