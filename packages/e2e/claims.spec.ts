import { readFile } from "node:fs/promises";
import path from "node:path";
import { orderStatus, type Order } from "@kreislauf/contract/orders";
import type { Locator, Page } from "@playwright/test";
import { type ReadApi, readApiAs } from "./support/api.ts";
import { tabTo } from "./support/keyboard.ts";
import { readOrders } from "./support/orders.ts";
import { expect, expectNoAxeFindings, signIn, test } from "./support/portal.ts";
import { repository } from "./support/server.ts";

const admin = "admin@demo.example";

/** A photo in HEIC, the format of iPhones. */
const heic = await readFile(path.join(repository, "packages/server/test/factories/photo.heic"));
const jpegHead = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);

/** Finds a past order that the customer has neither set to done nor claimed. */
async function findPastOrder(api: ReadApi): Promise<Order> {
  const { orders } = await readOrders(api, "status=1&amount=100&sortorder=asc");
  const order = orders.find(({ actions }) => actions.claim.allowed);
  if (order === undefined) throw new Error("The demo has no such order.");
  return order;
}

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Auftrag reklamieren" });

async function openClaim(page: Page, { id }: Order): Promise<Locator> {
  await page.goto(`/#/order/${id}`);
  await page.getByRole("group", { name: "Aktionen" }).getByRole("button", { name: "Reklamieren" }).click();
  await expect(dialogOf(page).getByRole("radio").first()).toBeVisible();
  return dialogOf(page);
}

/** The file input for stored photos; the other one (`capture`) opens the camera. */
const photoField = (dialog: Locator) => dialog.locator("input[type=file]:not([capture])");

test(
  "from the dashboard an order is claimed with a photo; what is none says why beside the field",
  { tag: "@main" },
  async ({ page, request }) => {
    const api = await readApiAs(request, admin);
    await signIn(page, admin);
    const card = page.getByRole("region", { name: "Hat alles geklappt?", exact: true });
    const first = card.getByRole("button", { name: /^Auftrag \d+ reklamieren$/ }).first();
    const orderNumber = /\d+/.exec((await first.getAttribute("aria-label")) ?? "")?.[0] ?? "";
    const { orders } = await readOrders(api, `search=${orderNumber}`);
    await first.click();
    const dialog = dialogOf(page);
    await dialog.getByRole("radio", { name: "Anderer Grund" }).check();
    await dialog.getByRole("textbox", { name: "Beschreibung" }).fill("Der Deckel ist gebrochen.");

    await photoField(dialog).setInputFiles({
      name: "hof.mov",
      mimeType: "video/quicktime",
      buffer: Buffer.from("0000ftypqt  and more of it"),
    });
    await expect(dialog.getByRole("alert")).toHaveText(/^Das Foto lässt sich nicht lesen\./);
    await dialog.getByRole("button", { name: "Auftrag reklamieren" }).click();
    await expect(dialog.getByRole("button", { name: "hof.mov entfernen" })).toBeFocused();
    await expectNoAxeFindings(page);
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("button", { name: "Foto wählen" })).toBeFocused();
    await photoField(dialog).setInputFiles({
      name: "riesig.jpg",
      mimeType: "image/jpeg",
      buffer: Buffer.concat([jpegHead, Buffer.alloc(10_000_000)]),
    });
    await expect(dialog.getByRole("alert")).toHaveText(
      "Das Foto ist zu groß. Es darf höchstens 10 MB groß sein.",
    );
    await dialog.getByRole("button", { name: "riesig.jpg entfernen" }).click();

    await photoField(dialog).setInputFiles({ name: "IMG_0815.HEIC", mimeType: "", buffer: heic });
    await expect(dialog.getByText("2\u00A0kB", { exact: true })).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: "Beschreibung" })).toHaveValue(
      "Der Deckel ist gebrochen.",
    );
    await dialog.getByRole("button", { name: "Auftrag reklamieren" }).click();
    await expect(page.getByText(`Auftrag ${orderNumber} ist reklamiert.`)).toBeVisible();

    await page.goto(`/#/order/${orders[0]?.id}`);
    await page.getByRole("button", { name: "Foto zur Reklamation ansehen" }).click();
    const photo = page.getByRole("dialog").getByRole("img", { name: /^Foto zur Reklamation von Auftrag/ });
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
      .toEqual([320, 240]);
    await expectNoAxeFindings(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Foto zur Reklamation ansehen" })).toBeFocused();
    const newest = page.getByRole("region", { name: "Verlauf" }).locator("ol > li").first();
    await expect(newest).toContainText("liegt bei");
  },
);

test("a photo that does not arrive holds the claim up, and nothing typed is lost", async ({
  page,
  request,
}) => {
  const api = await readApiAs(request, admin);
  const order = await findPastOrder(api);
  await signIn(page, admin);
  const dialog = await openClaim(page, order);
  await page.route("**/api/order/claim-photo", (route) => route.abort());
  await dialog.getByRole("radio", { name: "Nur teilweise entsorgt" }).check();
  await dialog.getByRole("textbox", { name: "Beschreibung" }).fill("Zwei Säcke stehen noch da.");
  await photoField(dialog).setInputFiles({ name: "hof.heic", mimeType: "image/heic", buffer: heic });
  await expect(dialog.getByRole("button", { name: "Erneut senden" })).toBeVisible();
  await dialog.getByRole("button", { name: "Auftrag reklamieren" }).click();
  await expect(dialog.getByRole("button", { name: "Erneut senden" })).toBeVisible();
  expect((await api<Order>(`/order/${order.id}`)).orderStatusId).toBe(orderStatus.open);
  await page.unroute("**/api/order/claim-photo");
  await dialog.getByRole("button", { name: "Auftrag reklamieren" }).click();
  await expect(page.getByText(`Auftrag ${order.orderNumber} ist reklamiert.`)).toBeVisible();
  const { claim } = await api<Order>(`/order/${order.id}`);
  expect(claim).toMatchObject({ hasPhoto: true, reason: "Zwei Säcke stehen noch da." });
});

test("a claim whose answer is lost is made once, and none is sent without a connection", async ({
  page,
  request,
}) => {
  const api = await readApiAs(request, admin);
  const order = await findPastOrder(api);
  await signIn(page, admin);
  const dialog = await openClaim(page, order);
  let calls = 0;
  await page.route("**/api/order/claim", async (route) => {
    calls += 1;
    if (calls > 1) return await route.continue();
    await route.fetch({ maxRetries: 2 });
    return await route.abort();
  });
  await dialog.getByRole("radio", { name: "Nicht entsorgt" }).check();
  await page.context().setOffline(true);
  await dialog.getByRole("button", { name: "Auftrag reklamieren" }).click();
  await expect(dialog.getByText(/^Es besteht keine Verbindung\./)).toBeVisible();
  await page.context().setOffline(false);
  await dialog.getByRole("button", { name: "Auftrag reklamieren" }).click();
  await expect(page.getByText(`Auftrag ${order.orderNumber} ist reklamiert.`)).toBeVisible();
  expect(calls).toBe(2);
  const claimed = await api<Order>(`/order/${order.id}`);
  expect([claimed.orderStatusId, claimed.version]).toEqual([orderStatus.claimed, order.version + 1]);
});

test("an order is claimed with the keyboard alone", async ({ page, request }) => {
  const api = await readApiAs(request, admin);
  const order = await findPastOrder(api);
  await signIn(page, admin);
  await page.goto(`/#/order/${order.id}`);
  await expect(page.getByRole("heading", { name: "Verlauf" })).toBeVisible();
  await tabTo(page.getByRole("button", { name: "Reklamieren" }));
  await page.keyboard.press("Enter");
  const dialog = dialogOf(page);
  await expect(dialog.getByRole("heading", { name: "Auftrag reklamieren" })).toBeFocused();
  await tabTo(dialog.getByRole("radio", { name: "Nicht entsorgt" }));
  for (const _ of ["Nur teilweise entsorgt", "Falsche Leistung", "Anderer Grund"]) {
    await page.keyboard.press("ArrowDown");
  }
  await expect(dialog.getByRole("radio", { name: "Anderer Grund" })).toBeChecked();
  const send = dialog.getByRole("button", { name: "Auftrag reklamieren" });
  await tabTo(send);
  await page.keyboard.press("Enter");
  // The focus is on the field that the user has to fill in next.
  await expect(dialog.getByRole("textbox", { name: "Beschreibung" })).toBeFocused();
  await page.keyboard.type("Der falsche Hof wurde angefahren.");
  await tabTo(dialog.getByRole("button", { name: "Foto wählen" }));
  await tabTo(send);
  await page.keyboard.press("Space");
  await expect(page.getByText(`Auftrag ${order.orderNumber} ist reklamiert.`)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  // The button no longer exists after the claim, so the focus moves to the title of the page.
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});
