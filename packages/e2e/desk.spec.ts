import type { DeskOrder } from "@kreislauf/contract/desk";
import type { Order } from "@kreislauf/contract/orders";
import { readApiAs } from "./support/api.ts";
import { signInAtDesk } from "./support/desk.ts";
import { expect, expectNoAxeFindings, test } from "./support/portal.ts";

const dispatcher = "dispo@nordwerk.example";

test(
  "an order is confirmed at the desk by keyboard, and the customer sees it",
  { tag: ["@main", "@wide"] },
  async ({ page, request }) => {
    await signInAtDesk(page, dispatcher);
    await page.goto("/desk/#/orders?search=Tiedemark");
    await expect(page.getByRole("row", { name: /Tiedemark/ }).first()).toBeVisible();
    await expectNoAxeFindings(page);
    const opened = page.waitForResponse((response) => /\/desk\/v1\/orders\/\d+$/.test(response.url()));
    await page.keyboard.press("j");
    const { order } = (await (await opened).json()) as { order: DeskOrder };
    const panel = page.getByRole("complementary", { name: "Auftrag" });
    await expect(panel.getByText(order.orderNumber)).toBeVisible();
    await page.keyboard.press("b");
    await expect(panel.getByRole("form").getByRole("button", { name: "Bestätigen" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(panel.getByText("(Leitstand)")).toBeVisible();
    await expect(page.getByRole("button", { name: "Rückgängig (Z)" })).toBeVisible();
    await page.keyboard.press("z");
    await expect(page.getByText("Die Antwort ist zurückgenommen.")).toBeVisible();
    await expect(panel.getByText("Bestätigung zurückgenommen")).toBeVisible();
    await page.keyboard.press("b");
    await expect(panel.getByRole("form").getByRole("button", { name: "Bestätigen" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(panel.getByText("(Leitstand)")).toHaveCount(3);
    await expectNoAxeFindings(page);
    const api = await readApiAs(request, "admin@demo.example");
    const seen = await api<Order>(`/order/${order.id}`);
    expect(seen.confirmedDate).toBe(order.desiredDate);
  },
);

test(
  "a claim is answered at the desk beside what was reported, and its clock stops",
  { tag: ["@wide"] },
  async ({ page }) => {
    await signInAtDesk(page, dispatcher);
    await page.goto("/desk/#/claims?state=answered");
    const list = page.getByRole("table", { name: "Reklamationen nach Alter" });
    await expect(list.getByRole("row").nth(1)).toContainText("angehalten");
    await page.keyboard.press("j");
    const panel = page.getByRole("complementary", { name: "Reklamation" });
    await expect(panel.getByText("die Frist ist angehalten")).toBeVisible();
    await expect(panel.getByRole("region", { name: "Kunde", exact: true })).toContainText("Gemeldet von");
    await expectNoAxeFindings(page);
    await panel.getByLabel("Ticketnummer").fill("T-90417");
    await panel.getByLabel("Antwort an den Kunden").fill("Wir holen den Rest am Freitag.");
    await panel.getByRole("button", { name: "Antwort senden" }).click();
    await expect(list.getByRole("button", { name: "T-90417" })).toBeVisible();
  },
);
