import { readFile } from "node:fs/promises";
import { agreementType, containerAction } from "@kreislauf/contract/catalog";
import type { Order } from "@kreislauf/contract/orders";
import { signInAtDesk } from "./support/desk.ts";
import { isMobile } from "./support/orders.ts";
import { createOwnSite } from "./support/own-site.ts";
import { expect, expectNoAxeFindings, test } from "./support/portal.ts";

const skip = { wasteTypeId: 101, containerTypeId: 203, agreementTypeId: agreementType.callOff, amount: 2 };

test("orders chosen by pointer or keyboard are answered at once, and what was refused stays chosen", async ({
  page,
  request,
  portal,
}) => {
  const { alias, siteId, agreementIds, write, provider } = await createOwnSite(portal, request, [skip]);
  const orders: Order[] = [];
  for (const desiredDate of ["2027-06-14", "2027-06-15", "2027-06-16", "2027-06-17"])
    orders.push(
      await write<Order>("/order/create", {
        serviceLocationId: siteId,
        agreementId: agreementIds[0],
        containerActionId: containerAction.empty,
        amount: 1,
        desiredDate,
      }),
    );
  await signInAtDesk(page, "dispo@nordwerk.example");
  await page.goto(`/desk/#/orders?search=${encodeURIComponent(alias)}`);
  const boxes = page.getByRole("checkbox", { name: /^Auftrag \d+ wählen$/ });
  await expect(boxes).toHaveCount(4);
  if (isMobile()) for (const box of await boxes.all()) await box.check();
  else {
    await page.keyboard.press("j");
    await page.keyboard.press("x");
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    await page.keyboard.press("Shift+X");
    await expect(page.getByText("3 Aufträge gewählt")).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("checkbox", { name: "Alle dieser Seite wählen" }).check();
  }
  await expect(page.getByText("4 Aufträge gewählt")).toBeVisible();
  await expectNoAxeFindings(page);

  // One of the selected orders is changed meanwhile.
  const [changed] = orders;
  await provider.redeclare(changed?.id ?? 0, 121);
  await page.getByRole("button", { name: "Bestätigen" }).click();
  await page.getByRole("form", { name: "Bestätigen" }).getByRole("button", { name: "Bestätigen" }).click();
  await expect(page.getByText("3 Aufträge bestätigt, 1 nicht")).toBeVisible();
  const refused = page.getByRole("status").filter({ hasText: "Nicht beantwortet" });
  await expect(refused).toContainText(String(changed?.orderNumber));
  await expectNoAxeFindings(page);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    refused.getByRole("button", { name: "Als CSV speichern" }).click(),
  ]);
  expect(await readFile(await file.path(), "utf8")).toContain(`${changed?.orderNumber};`);
  await expect(page.getByText("1 Auftrag gewählt")).toBeVisible();

  // By now the list shows the changed version of that order, so it can be confirmed.
  await page.getByRole("button", { name: "Bestätigen" }).click();
  await page.getByRole("form", { name: "Bestätigen" }).getByRole("button", { name: "Bestätigen" }).click();
  await expect(page.getByText("1 Auftrag bestätigt")).toBeVisible();
  await expect(boxes).toHaveCount(0);
});
