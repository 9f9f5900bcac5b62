import { readApiAs } from "./support/api.ts";
import { expectOrders, isMobile, openOrderHistory, readOrders } from "./support/orders.ts";
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

test("a period is chosen by its name", async ({ page, request }) => {
  const api = await readApiAs(request, admin);
  await signIn(page, admin);
  await openOrderHistory(page);
  if (isMobile()) await page.getByRole("button", { name: "Filter", exact: true }).click();
  await page.getByRole("button", { name: /^Zeitraum/ }).click();
  await page.getByRole("button", { name: "Diese Woche", exact: true }).click();
  if (isMobile()) {
    await expect(page.getByRole("button", { name: /^Zeitraum/ })).toHaveText("ZeitraumDiese Woche");
    await page.getByRole("button", { name: /anzeigen$/ }).click();
  }
  await expect(page).toHaveURL(/plannedFrom=2027-05-17&plannedTo=2027-05-23/);
  const filter = encodeURIComponent('{"dateFrom":"2027-05-17","dateTo":"2027-05-23"}');
  await expectOrders(page, await readOrders(api, `filter=${filter}`));
  await expectNoAxeFindings(page);
  if (isMobile()) return;
  await page.getByRole("button", { name: "Filter Zeitraum entfernen" }).click();
  await expectOrders(page, await readOrders(api));
});

test("each phase says how many orders it has, and the list then shows as many", async ({ page, request }) => {
  const api = await readApiAs(request, admin);
  const { orderAmountsByOrderPhase } = await readOrders(api, "phaseamounts=true");
  const count = orderAmountsByOrderPhase?.feedback ?? 0;
  expect(count).toBeGreaterThan(0);
  await signIn(page, admin);
  await openOrderHistory(page);
  if (isMobile()) await page.getByRole("button", { name: "Filter", exact: true }).click();
  await page.getByRole("button", { name: /^Stand(?!ort)/ }).click();
  await page.getByRole("checkbox", { name: `Rückmeldung fehlt ${count}`, exact: true }).check();
  await expectNoAxeFindings(page);
  if (isMobile()) {
    await page.getByRole("button", { name: "Übernehmen" }).click();
    await page.getByRole("button", { name: /anzeigen$/ }).click();
  }
  await expect(page.getByRole("tab", { name: /^Alle/ })).toHaveText(`Alle${count}`);
  await expectOrders(page, await readOrders(api, "phases=feedback"));
});
