import type { ContactListItem, UserListItem } from "@kreislauf/contract/users";
import type { Page } from "@playwright/test";
import { readApiAs } from "./support/api.ts";
import { isMobile, openOrderHistory, orderLinks, readOrders } from "./support/orders.ts";
import { expect, signIn, test } from "./support/portal.ts";

const admin = "admin@demo.example";

const hrefsOf = (page: Page, navigation: string) =>
  page
    .getByRole("navigation", { name: navigation, exact: true })
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => `${link.textContent} ${link.getAttribute("href")}`));

test("menus, bars and footer lead where they say", async ({ page }) => {
  await page.goto("/#/nowhere/at-all");
  await expect(page).toHaveURL(/#\/login$/);
  await page.goto("/#/imprint");
  await expect(page.getByRole("heading", { name: "Impressum" })).toBeAttached();
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await signIn(page, admin);
  await page.goto("/#/nowhere");
  await expect(page).toHaveURL(/#\/dashboard$/);
  if (isMobile()) await walkNarrowFrame(page);
  else await walkWideFrame(page);

  await page.goto("/#/logout");
  await signIn(page, "lesend@demo.example");
  const menu = page.getByRole("navigation", {
    name: isMobile() ? "Hauptmenü mobil" : "Hauptmenü",
    exact: true,
  });
  const locked = menu.locator("[aria-disabled=true]");
  await expect(locked).toHaveText(
    isMobile() ? [/^Beauftragung/, /^Aufträge/] : ["Beauftragung", "Auftragshistorie", "Belege"],
  );
  await expect(locked.first()).toHaveAccessibleDescription(
    "Für diesen Bereich fehlt Ihnen die Berechtigung.",
  );
  // The menu "Mehr" is missing, because this person may open none of its screens.
  if (!isMobile()) await expect(menu.getByRole("button", { name: "Mehr" })).toHaveCount(0);
});

async function walkWideFrame(page: Page): Promise<void> {
  await expect
    .poll(() => hrefsOf(page, "Hauptmenü"))
    .toEqual([
      "Dashboard #/",
      "Beauftragung #/agreements",
      "Auftragshistorie #/order-history",
      "Standorte #/settings/location",
      "Benutzer #/settings/user",
      "Belege #/documents",
    ]);
  await expect
    .poll(() => hrefsOf(page, "Fußzeile"))
    .toEqual(["Hilfe #/help", "Kontakt #/contact", "Impressum #/imprint", "Datenschutz #/privacy-policy"]);
  const operator = page.getByRole("contentinfo").getByRole("link", { name: "Nordwerk Entsorgung GmbH" });
  await expect(operator).toHaveAttribute("href", /^https:/);
  await page.goto("/#/help");
  await page.getByRole("link", { name: "Kreislauf – zum Dashboard" }).click();
  await expect(page).toHaveURL(/#\/dashboard$/);

  const more = page.getByRole("navigation", { name: "Hauptmenü", exact: true }).getByRole("button", {
    name: "Mehr",
  });
  await more.click();
  await page.getByRole("menuitem", { name: "Abfallstatistik" }).click();
  await expect(page).toHaveURL(/#\/statistics/);
  await expect(page.getByRole("menu")).toBeHidden();

  // The avatar's menu opens after 300 ms of hover and closes after 250 ms (docs/coverage.md 9.21).
  const trigger = page.getByRole("button", { name: /^Benutzermenü/ });
  await expect(trigger.locator("[data-initials]")).toHaveAttribute("data-initials", "JP");
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await trigger.hover();
  const menu = page.getByRole("menu");
  await page.clock.runFor(290);
  await expect(menu).toBeHidden();
  await page.clock.runFor(10);
  await expect(menu.getByRole("menuitem")).toHaveText(["Kontoeinstellungen", "Hilfe", "English", "Abmelden"]);
  await page.mouse.move(300, 600);
  await page.clock.runFor(240);
  await expect(menu).toBeVisible();
  await page.clock.runFor(10);
  await expect(menu).toBeHidden();
  await page.clock.resume();
}

async function walkNarrowFrame(page: Page): Promise<void> {
  await expect
    .poll(() => hrefsOf(page, "Hauptmenü mobil"))
    .toEqual([
      "Dashboard #/dashboard",
      "Beauftragung #/agreements",
      "Aufträge #/order-history",
      "Mehr #/mobile-settings",
    ]);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  const api = await readApiAs(page.request, admin);
  const { orders } = await readOrders(api, "amount=1");
  const first = async (list: string) =>
    (await api<{ users: UserListItem[] }>(`/users/${list}`)).users[0]?.userId;
  const contact = (await api<{ users: ContactListItem[] }>("/users/external")).users[0]?.id;
  const bar = page.getByRole("banner");
  for (const [path, title] of [
    ["settings/user", "Benutzer"],
    ["settings/location", "Standorte"],
    ["help/faq", "Häufige Fragen"],
    ["privacy-policy", "Datenschutz"],
    ["imprint", "Impressum"],
    [`order/${orders[0]?.id}`, /Auftrag /],
    [`settings/externalUser/edit/${contact}`, "Externen Kontakt bearbeiten"],
    [`settings/invitedUser/edit/${await first("invited")}`, "Eingeladenen Benutzer bearbeiten"],
    [`settings/user/edit/${await first("registered")}`, "Benutzer bearbeiten"],
  ] as const) {
    await page.goto(`/#/${path}`);
    await expect(bar).toContainText(title);
    await expect(bar.getByRole("button", { name: "Zurück" })).toBeVisible();
  }
  await expectBarToMakeRoom(page);
  // Without a browser history, "back" leads to the start page.
  const other = await page.context().newPage();
  await other.goto("/#/imprint");
  await other.getByRole("button", { name: "Zurück" }).click();
  await expect(other).toHaveURL(/#\/dashboard$/);
  await other.close();
}

/**
 * Once the page is scrolled by 300 px (docs/coverage.md 9.22), the bar hides when the page scrolls down and shows when
 * it scrolls up. Nothing else may move.
 */
async function expectBarToMakeRoom(page: Page): Promise<void> {
  await page.goto("/#/order-history?site=all");
  await expect(orderLinks(page)).toHaveCount(15);
  const bar = page.getByRole("banner");
  const bottom = () => bar.evaluate((element) => element.getBoundingClientRect().bottom);
  // Measures the heading, not its link: the box of an inline element depends on the font, which may load meanwhile.
  const firstTitle = () =>
    page
      .getByRole("article")
      .first()
      .getByRole("heading")
      .evaluate((element) => element.getBoundingClientRect().top + scrollY);
  // The page gets one scroll event per frame, so two steps within a frame would look like a single step.
  const scrollTo = (y: number) =>
    page.evaluate(async (top) => {
      window.scrollTo(0, top);
      for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    }, y);
  // Once the fonts are loaded, no text changes its width or wraps differently any more.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = await firstTitle();
  const height = await bottom();
  await scrollTo(300);
  await expect(bar).not.toHaveClass(/hidden/);
  await scrollTo(310);
  await expect.poll(bottom).toBe(0);
  expect(await firstTitle()).toBe(before);
  await scrollTo(306);
  await expect(bar).toHaveClass(/hidden/);
  // Focusing an element in the bar shows the bar until the focus leaves it. The site picker is a plain button until its
  // popover is loaded, and a button that is replaced just before it is focused would not get the focus. So the selector
  // requires the popover, and finding and focusing are one step.
  await bar
    .locator("button[popovertarget]")
    .filter({ hasText: /^Standort:/ })
    .evaluate((element) => (element as HTMLElement).focus({ preventScroll: true }));
  await expect.poll(bottom).toBe(height);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect.poll(bottom).toBe(0);
  await scrollTo(900);
  await scrollTo(880);
  await expect.poll(bottom).toBe(height);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await scrollTo(1_000);
  await expect(bar).toHaveClass(/hidden/);
  expect(await bottom()).toBe(0);
  await page.emulateMedia({ reducedMotion: null });
}

test("messages stay their time, wait under the pointer and go with a swipe", async ({ page }) => {
  await page.goto("/dev/widgets/");
  const messages = page.getByRole("region", { name: "Meldungen" });
  const shown = messages.getByText("Auftrag 1048417 ist erteilt.");
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  await expect(page.getByRole("button", { name: "success", exact: true })).toBeVisible();
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));

  await press("success");
  await expect(shown).toBeVisible();
  await page.clock.runFor(4_900);
  await expect(shown).toBeVisible();
  await page.clock.runFor(200);
  await expect(shown).toHaveCount(0);

  await press("success");
  await shown.hover();
  await page.clock.runFor(30_000);
  await expect(shown).toBeVisible();
  await page.mouse.move(5, 5);
  // The message notices a moment later that the pointer has left it; only then its time runs on.
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return await shown.count();
    })
    .toBe(0);

  await press("timeout -1");
  const message = messages.getByText("Diese Meldung bleibt stehen.");
  await page.clock.runFor(600_000);
  await expect(message).toBeVisible();
  for (const [distance, left] of [
    [50, 1],
    [51, 0],
  ] as const) {
    const { x = 0, y = 0 } = (await message.boundingBox()) ?? {};
    await page.mouse.move(x + 10, y + 8);
    await page.mouse.down();
    await page.mouse.move(x + 30, y + 8);
    await page.mouse.move(x + 10 + distance, y + 8);
    await page.mouse.up();
    await expect(message).toHaveCount(left);
  }

  await press("warning");
  await expect(messages.getByText("Bitte wählen Sie ein Unternehmen aus")).toBeVisible();
  await expect(messages.getByRole("button")).toHaveCount(0);
  await press("unknown");
  await expect(messages.getByRole("button", { name: "Meldung schließen" })).toHaveCount(1);
});

test("layers, heights and sheets have the measures of the specification", async ({ page }) => {
  await signIn(page, admin);
  await openOrderHistory(page);
  const styleOf = (selector: string, name: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, property) => getComputedStyle(element)[property as "width"], name);
  expect(await styleOf("body", "backgroundColor")).toBe("rgb(244, 247, 249)");
  const bar = page.getByRole("banner");
  if (isMobile()) {
    // The extension below the mobile toolbar is 48 px high.
    expect(
      await page
        .locator("html")
        .evaluate((html) => getComputedStyle(html).getPropertyValue("--toolbar-ext-h")),
    ).toBe("48px");
    await page.setViewportSize({ width: 800, height: 1200 });
    await page.getByRole("button", { name: "Filter", exact: true }).click();
    const sheet = page.getByRole("dialog", { name: "Aufträge filtern" });
    await expect(sheet.getByRole("button", { name: "Zurücksetzen" })).toBeVisible();
    await expect.poll(async () => (await sheet.boundingBox())?.width).toBe(420);
    await expect
      .poll(async () => {
        const box = await sheet.boundingBox();
        return box && box.y + box.height;
      })
      .toBe(1200);
    expect(await sheet.evaluate((element) => getComputedStyle(element).maxHeight)).toBe("810px");
  } else {
    await expect.poll(async () => (await bar.boundingBox())?.height).toBe(64);
    await page.getByRole("combobox", { name: "Abfallart" }).click();
    const list = page.getByRole("listbox");
    expect(Math.round((await list.boundingBox())?.height ?? 0)).toBeLessThanOrEqual(310);
    await page.keyboard.press("Escape");
    await orderLinks(page).first().click();
    await page.goBack();
    await page.getByRole("button", { name: "Aufträge exportieren" }).click();
  }
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await styleOf("[role=dialog]", "zIndex")).toBe("2400");
  expect(await styleOf('[class*="overlay"]', "zIndex")).toBe("2000");
});
