import { readFile } from "node:fs/promises";
import path from "node:path";
import type { MailboxEntry } from "@kreislauf/contract/notifications";
import type { Order } from "@kreislauf/contract/orders";
import type { APIRequestContext, Page } from "@playwright/test";
import { readApiAs, writeApiAs } from "./support/api.ts";
import { signInAtDesk } from "./support/desk.ts";
import { repeatOrder } from "./support/orders.ts";
import { expect, expectNoAxeFindings, signIn, test } from "./support/portal.ts";
import { providerClient } from "./support/provider.ts";
import { repository, type RunningServer } from "./support/server.ts";

const admin = "admin@demo.example";
const dispatcher = "dispo@nordwerk.example";
const disposer = "fahrer@hansa-recycling.example";
const heic = await readFile(path.join(repository, "packages/server/test/factories/photo.heic"));

/** Waits for a mail to the disposer with another link than `before`; returns its link, the newest one. */
async function readLink(request: APIRequestContext, server: RunningServer, before = ""): Promise<string> {
  const read = async () => {
    const mails = (await (await request.get(`${server.url}/api/dev/mailbox`)).json()) as MailboxEntry[];
    const links = mails
      .filter(({ to }) => to === disposer)
      .flatMap(({ text }) => /#\/disposer\/\S+/.exec(text)?.[0] ?? []);
    return links.find((link) => link !== before);
  };
  await expect.poll(read, { message: "the disposer's mail" }).toBeDefined();
  return (await read()) ?? "";
}

const rowOf = (page: Page, { orderNumber }: Order) => page.getByRole("row", { name: orderNumber });
const panelOf = (page: Page) => page.getByRole("complementary", { name: "Auftrag" });

/** The instant 09:00 UTC (11:00 in Germany) on the day after a date. */
const dayAfter = (date: string) => `${Temporal.PlainDate.from(date).add({ days: 1 }).toString()}T09:00:00Z`;

/** Follows an order over three days, with the screens of the customer, of dispatch and of the disposer. */
test(
  "an order goes from the customer over the desk to the disposer, to its invoice, its claim and the answer",
  { tag: ["@wide"] },
  async ({ browser, request, startOwnPortal }) => {
    test.setTimeout(360_000);
    let server = await startOwnPortal();
    const open = async (width: number, height: number) =>
      await (await browser.newContext({ viewport: { width, height } })).newPage();
    const [desk, customer, phone] = [await open(1440, 900), await open(1440, 900), await open(390, 844)];
    const signInBoth = async () => {
      await signInAtDesk(desk, dispatcher, server.url);
      await signIn(customer, admin, undefined, server.url);
    };
    await signInBoth();
    await desk.goto(`${server.url}/desk/#/orders?sort=latest`);
    await expect(desk.getByRole("row").nth(1)).toBeVisible();

    // The order arrives while dispatch looks at the list. The list shows it only once dispatch asks for new orders,
    // here with the key R.
    const read = await readApiAs(request, admin, undefined, server.url);
    const order = await repeatOrder(read, await writeApiAs(request, admin, server.url));
    await expect(desk.getByRole("button", { name: "1 neuer Auftrag: anzeigen" })).toBeVisible({
      timeout: 5_000,
    });
    await expect(rowOf(desk, order)).toHaveCount(0);
    await desk.keyboard.press("r");
    await rowOf(desk, order).click();
    await panelOf(desk).getByRole("button", { name: "An Entsorger übergeben" }).click();
    const handover = panelOf(desk).getByRole("form", { name: "An Entsorger übergeben" });
    await handover.getByLabel("Entsorger", { exact: true }).fill("Hansa Recycling");
    await handover.getByLabel("E-Mail des Entsorgers").fill(disposer);
    await handover.getByRole("button", { name: "Link senden" }).click();
    await expect(desk.getByText(`Der Link an ${disposer} ist unterwegs.`)).toBeVisible();

    const link = await readLink(request, server);
    await phone.goto(`${server.url}/${link}`);
    await phone.getByRole("button", { name: "Anderen Tag vorschlagen" }).click();
    await phone.getByRole("radio").first().check();
    await phone.getByRole("button", { name: / vorschlagen$/ }).click();
    await expect(phone.getByRole("heading", { name: "Vorschlag gesendet" })).toBeVisible();
    await expectNoAxeFindings(phone);

    // Dispatch sees the disposer's proposal without reloading the page, and the customer accepts it.
    await expect(panelOf(desk).getByText("Anderer Termin vorgeschlagen")).toBeVisible({ timeout: 5_000 });
    await customer.goto(`${server.url}/#/order/${order.id}`);
    const card = customer.getByRole("region", { name: "Der Entsorger schlägt einen anderen Termin vor" });
    await card.getByRole("button", { name: /annehmen/ }).click();
    await customer
      .getByRole("dialog", { name: "Vorschlag annehmen?" })
      .getByRole("button", { name: "Vorschlag annehmen" })
      .click();
    await expect(panelOf(desk).getByText("Vorgeschlagener Termin angenommen")).toBeVisible({
      timeout: 5_000,
    });
    const { confirmedDate } = await read<Order>(`/order/${order.id}`);
    expect(confirmedDate).not.toBeNull();

    // The disposer gets a new link to the moved order and opens it on the confirmed date.
    const newLink = await readLink(request, server, link);
    server = await startOwnPortal({ now: `${confirmedDate}T09:00:00Z` });
    await phone.goto(`${server.url}/${newLink}`);
    await phone.getByRole("button", { name: "Gewicht melden" }).click();
    await phone.getByLabel("Gewicht netto").fill("1,24");
    await phone
      .locator("input[type=file]:not([capture])")
      .setInputFiles({ name: "Wiegeschein.heic", mimeType: "image/heic", buffer: heic });
    await phone.getByRole("button", { name: "Gewicht senden" }).click();
    await expect(phone.getByRole("heading", { name: "Danke, alles gemeldet" })).toBeVisible();

    await signInBoth();
    const today = confirmedDate ?? "";
    const provider = providerClient(server, request);
    const document = { serviceLocationId: order.serviceLocationId, date: today };
    await provider.publish({ ...document, type: "service_receipt", number: "LB-2027-9001", netAmount: null });
    await provider.publish({ ...document, type: "invoice", number: "RE-2027-9001", netAmount: 148 });
    await customer.goto(`${server.url}/#/documents?documentType=service_receipt`);
    await expect(customer.getByText("LB-2027-9001").first()).toBeVisible();
    await customer.goto(`${server.url}/#/documents`);
    await expect(customer.getByText("RE-2027-9001").first()).toBeVisible();

    // The customer can make a claim from the day after the execution.
    server = await startOwnPortal({ now: dayAfter(today) });
    await signInBoth();
    await desk.goto(`${server.url}/desk/#/claims?search=${order.orderNumber}`);
    await expect(desk.getByText("Keine Reklamation passt")).toBeVisible();
    await customer.goto(`${server.url}/#/order/${order.id}`);
    const actions = customer.getByRole("group", { name: "Aktionen" });
    await actions.getByRole("button", { name: "Reklamieren" }).click();
    const claiming = customer.getByRole("dialog", { name: "Auftrag reklamieren" });
    await claiming.getByRole("radio", { name: "Anderer Grund" }).check();
    await claiming.getByRole("textbox", { name: "Beschreibung" }).fill("Der Deckel ist verbogen.");
    await claiming.getByRole("button", { name: "Auftrag reklamieren" }).click();
    await expect(customer.getByText(`Auftrag ${order.orderNumber} ist reklamiert.`)).toBeVisible();

    // The claim appears on the open page by itself, with the disposer's weight and photo beside the customer's text.
    await rowOf(desk, order).click({ timeout: 25_000 });
    const claim = desk.getByRole("complementary", { name: "Reklamation" });
    await expect(claim.getByText("Der Deckel ist verbogen.")).toBeVisible();
    await expect(claim.getByText(/^1,24/)).toBeVisible();
    await expect(claim.getByRole("button", { name: "Foto des Entsorgers öffnen" })).toBeVisible();
    await expectNoAxeFindings(desk);
    await claim.getByLabel("Ticketnummer").fill("T-2027-9001");
    await claim.getByLabel("Stand", { exact: true }).fill("gelöst");
    await claim.getByLabel("Antwort an den Kunden").fill("Der Deckel ist getauscht.");
    await claim.getByRole("button", { name: "Antwort senden" }).click();

    const thread = customer.getByRole("region", { name: "Reklamation", exact: true });
    await expect(thread.getByText("Der Deckel ist getauscht.")).toBeVisible();
    await expectNoAxeFindings(customer);
    await actions.getByRole("button", { name: "Reklamation schließen" }).click();
    const closing = customer.getByRole("dialog", { name: "Reklamation schließen" });
    await closing.getByRole("radio", { name: "Verspätet erledigt" }).check();
    await closing.getByRole("button", { name: "Schließen, Auftrag ist erledigt" }).click();
    await expect(customer.getByText(/^Die Reklamation ist geschlossen\./)).toBeVisible();

    await desk.goto(`${server.url}/desk/#/claims?state=closed&search=T-2027-9001`);
    await expect(desk.getByRole("row", { name: "T-2027-9001" })).toContainText("Verspätet erledigt");
  },
);

test("a view of the inbox is kept under a name, changed, and deleted again", async ({ page }) => {
  await signInAtDesk(page, dispatcher);
  await page.goto("/desk/#/orders?phase=confirmed&sort=latest&land=HE");
  const views = page.getByRole("region", { name: "Ansichten" });
  await views.getByRole("button", { name: "Ansicht speichern" }).click();
  await views.getByLabel("Name der Ansicht").fill("Hessen, zuletzt");
  await expectNoAxeFindings(page);
  await views.getByRole("button", { name: "Speichern", exact: true }).click();
  await expect(page.getByText("Die Ansicht „Hessen, zuletzt“ ist gespeichert.")).toBeVisible();
  await page.goto("/desk/#/orders");
  await views.getByRole("link", { name: "Hessen, zuletzt" }).click();
  const filters = page.getByRole("button", { name: "Filter: 1", exact: true });
  const land = page.getByRole("combobox", { name: "Bundesland" });
  await expect(filters.or(land)).toBeVisible();
  if (await filters.isVisible()) await filters.click();
  await expect(land).toContainText("Hessen");
  await expect(page.getByRole("button", { name: "Zuletzt erteilte zuerst", pressed: true })).toBeVisible();
  await views.getByRole("button", { name: "Ansicht speichern" }).click();
  await views.getByLabel("Name der Ansicht").fill("hessen, ZULETZT");
  await views.getByRole("button", { name: "Speichern", exact: true }).click();
  await expect(views.getByText("Sie haben schon eine Ansicht mit diesem Namen.")).toBeVisible();
  await views.getByRole("button", { name: "Zurück" }).click();
  await views.getByRole("button", { name: "Ansicht löschen" }).click();
  await expect(views.getByRole("link", { name: "Hessen, zuletzt" })).toHaveCount(0);
});
