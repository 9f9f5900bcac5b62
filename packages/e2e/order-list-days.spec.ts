import { readApiAs } from "./support/api.ts";
import { expectOrders, openOrderHistory, readOrders } from "./support/orders.ts";
import { expect, expectNoAxeFindings, signIn, test } from "./support/portal.ts";

const admin = "admin@demo.example";

test("open orders begin with what comes next, under headings by day, for as long as one wants", async ({
  page,
  request,
}) => {
  const api = await readApiAs(request, admin);
  await signIn(page, admin);
  await openOrderHistory(page);
  await page.getByRole("tab", { name: /^Offen\s*[\d.]+$/ }).click();
  await expectOrders(page, await readOrders(api, "status=1"));
  const toggle = page.getByRole("button", { name: "Nächste zuerst", exact: true });
  await toggle.click();
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
  const next = await readOrders(api, "status=1&sortby=desiredDate&sortorder=asc&dayamounts=true");
  await expectOrders(page, next);
  const past = next.orderAmountsByDay?.["1"]?.past ?? 0;
  expect(past).toBeGreaterThan(0);
  await expect(page.locator("main").getByText("Termin vorbei").locator("..")).toHaveText(
    `Überfällig${past}Termin vorbei`,
  );
  await expectNoAxeFindings(page);

  await page.reload();
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
  await expectOrders(page, next);
  await toggle.click();
  await expect(toggle).toHaveAttribute("aria-pressed", "false");
  await expectOrders(page, await readOrders(api, "status=1"));
});
