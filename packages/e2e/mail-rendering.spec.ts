/// <reference lib="dom" />
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { receiveEveryMail, type ReceivedMail } from "./support/received-mails.ts";

const portal = "https://portal.example/#";

/** Beginning of the links in mails to the provider's staff, which lead to the desk. */
const desk = "https://portal.example/desk/#";

/** The path that the button of each kind of mail leads to. */
const destinations: Readonly<Record<string, RegExp>> = {
  order_received: /^\/order\/\d+$/,
  claim_received: /^\/order\/\d+$/,
  claim_answered: /^\/order\/\d+$/,
  failed_trip_reported: /^\/order\/\d+$/,
  order_digest: /^\/order-history$/,
  order_cancelled: /^\/order\/\d+$/,
  proposal_received: /^\/order\/\d+$/,
  disposer: /^\/disposer\/[\w-]{43}$/,
  order_message: /^\/order\/\d+$/,
  location_deactivated: /^\/settings\/location\/\d+$/,
  agreement_change_decided: /^\/agreements\?site=\d+$/,
  inquiry_answered: /^\/agreements\?site=\d+$/,
  quote_received: /^\/quote\/\d+$/,
  quote_decided: /^\/quote\/\d+$|^\/agreements\?view=quotes$/,
  export_ready: /^\/export\/\d+$/,
  export_failed: /^\/dashboard$/,
  approval_requested: /^\/approvals\?request=\d+$/,
  approval_declined: /^\/approvals\?request=\d+$/,
  approval_lapsed: /^\/approvals\?request=\d+$/,
  budget_reached: /^\/budgets\?year=2027$/,
  proof_ending: /^\/proofs\?site=\d+$/,
  staff_invitation: /^\/invitation\/[\w-]{40,}$/,
  staff_password_reset: /^\/reset-password\/[\w-]{40,}$/,
  staff_password_changed: /^\/$/,
  staff_second_factor_changed: /^\/account$/,
  invoice: /^\/documents\?documentType=invoice&document=\d+$/,
  documents_published: /^\/documents\?documentType=\w+&documentIds=\d+(,\d+)+$/,
  invitation: /^\/join\/[\w-]{40,}$/,
  password_reset: /^\/reset-password\/[\w-]{40,}$/,
  membership_added: /^\/login$/,
  password_changed: /^\/login$/,
  second_factor_changed: /^\/preferences$/,
  second_factor_required: /^\/preferences$/,
  new_device: /^\/preferences$/,
};

/** Kinds of mail that a person can switch off in the account; these mails must say where to do that. */
const optionalMails = new Set([
  "order_received",
  "claim_received",
  "claim_answered",
  "failed_trip_reported",
  "order_digest",
  "order_cancelled",
  "proposal_received",
  "documents_published",
  "new_device",
  "budget_reached",
]);

/** Limits in bytes. Gmail truncates longer mails, and slow connections take long to load them. */
const maxBytes = { html: 100_000, mail: 100_000 };
const englishWords = /\b(the|your|you|and|order|please|click|here|has been|expires?)\b/i;

const asOneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** The visible texts of the page. */
const visibleTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("h1, p, td, a, span")]
      .filter((element) => element.checkVisibility() && element.querySelector("table, p, h1") === null)
      .flatMap((element) => (element as HTMLElement).innerText.split("\n"))
      .map((text) => text.trim())
      .filter((text) => text !== ""),
  );

const linksOf = (page: Page): Promise<string[]> =>
  page.locator("a").evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));

const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Scans a mail with axe, but only for the WCAG rules: a mail is not a page with landmarks and menus. */
async function expectReadable(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
}

async function expectReadableMail(page: Page, mail: ReceivedMail): Promise<void> {
  expect(mail.bytes).toBeLessThan(maxBytes.mail);
  expect(Buffer.byteLength(mail.html.replaceAll(/data:image[^"]*/g, ""))).toBeLessThan(maxBytes.html);
  expect(mail.html).toContain('<html lang="de">');
  for (const words of [mail.subject, mail.text.replaceAll(/https:\S+/g, "")]) {
    expect(words).not.toMatch(englishWords);
    expect(words).not.toMatch(/undefined|null|NaN|\[object/);
  }

  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [600, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await page.setContent(mail.html);
      expect(await isTooWide(page), `${width} px`).toBe(false);
      for (const picture of await page.locator("img").all()) await expect(picture).toBeInViewport();
    }
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(background).toBe(colorScheme === "dark" ? "rgb(10, 24, 40)" : "rgb(244, 247, 249)");
    await expectReadable(page);
  }

  const text = asOneLine(mail.text);
  const missing = (await visibleTexts(page)).filter((words) => !text.includes(asOneLine(words)));
  expect(missing.filter((words) => words !== "Kreislauf" && !words.includes("·"))).toEqual([]);

  const links = await linksOf(page);
  const [action = "", ...others] = links.filter((link) => link.startsWith("https:"));
  const app = mail.kind.startsWith("staff_") ? desk : portal;
  expect(action.startsWith(app)).toBe(true);
  expect(action.slice(app.length)).toMatch(destinations[mail.kind] ?? /^never$/);
  const settings = optionalMails.has(mail.kind) ? ["/preferences"] : [];
  expect(others).toEqual([...settings, "/imprint", "/privacy-policy"].map((path) => portal + path));
  for (const link of [action, ...others]) expect(text).toContain(link);
  const contacts = links.filter((link) => !link.startsWith("https:"));
  expect(contacts).toEqual(["tel:0431555000", "mailto:service@nordwerk.example"]);
}

test(
  "every kind of mail that the SMTP server received can be read anywhere, by day and by night",
  // The test sets the widths of the window itself, so one project is enough.
  { tag: "@wide" },
  async ({ page }) => {
    test.slow();
    const mails = receiveEveryMail();
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(destinations).toSorted());
    for (const mail of mails) await test.step(mail.kind, () => expectReadableMail(page, mail));
  },
);
