import { containerAction } from "@kreislauf/contract/catalog";
import { createOwnSite, ownSiteManager } from "./support/own-site.ts";
import { isMobile } from "./support/orders.ts";
import { expect, expectNoAxeFindings, signIn, test } from "./support/portal.ts";

const wood = { wasteTypeId: 101, containerTypeId: 203, agreementTypeId: 3, amount: 2 };

test("one order is given at several sites, row by row, and repeating sends only what failed", async ({
  page,
  portal,
  request,
}) => {
  const sites = [];
  for (const containers of [[wood], [wood], [wood], []]) {
    sites.push(await createOwnSite(portal, request, containers));
  }
  const [one, two, three, without] = sites as [OwnSite, OwnSite, OwnSite, OwnSite];
  await signIn(page, ownSiteManager);
  await page.goto(`/#/agreements/several-sites?site=${sites.map(({ siteId }) => siteId).join("-")}`);
  await expect(page.getByRole("heading", { name: "4 Standorte" })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole("button", { name: "Weiter", exact: true }).click();
  await page.getByRole("button", { name: /: Leeren.*an 3 von 4 Standorten?$/ }).click();
  await expect(page).toHaveURL(/orderStep=amounts/);

  const rowOf = ({ alias }: OwnSite) => page.getByRole("listitem").filter({ hasText: alias });
  await expect(rowOf(without)).toContainText("Hier steht kein");
  await expect(rowOf(without).getByRole("checkbox")).toBeDisabled();
  await expect(page.getByText("Für 1 Standort lässt sich nichts beauftragen.")).toBeVisible();
  await rowOf(two).getByRole("spinbutton").fill("2");
  await expect(rowOf(two).getByRole("button", { name: /^Wunschtermin/ })).not.toContainText("wählen");
  // Each site has two containers, so no site accepts an amount of three.
  const forAll = page.getByRole("spinbutton", { name: "Anzahl für alle Standorte" });
  await forAll.fill("3");
  await page.getByRole("button", { name: "Übernehmen" }).click();
  await expect(page.getByText("Für 0 von 3 übernommen.")).toBeVisible();
  await forAll.fill("1");
  await page.getByRole("button", { name: "Übernehmen" }).click();
  await expect(page.getByText("Für 3 von 3 übernommen.")).toBeVisible();
  await expect(rowOf(two).getByRole("spinbutton")).toHaveValue("1");
  for (const site of [two, three]) await rowOf(site).getByRole("spinbutton").fill("2");
  await expectNoAxeFindings(page);

  await page.goBack();
  await page.goForward();
  await expect(rowOf(two).getByRole("spinbutton")).toHaveValue("2");
  const menu = isMobile() ? "Hauptmenü mobil" : "Hauptmenü";
  await page
    .getByRole("navigation", { name: menu, exact: true })
    .getByRole("link", { name: /Auftr/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Weiter bearbeiten" }).click();

  await page.getByRole("button", { name: "3 Aufträge prüfen" }).click();
  await expect(page.getByRole("heading", { name: "3 Aufträge erteilen" })).toBeVisible();
  await expect(page.getByText(/^Bearbeitbar bis/)).toBeVisible();
  await expectNoAxeFindings(page);
  // Containers are withdrawn at two sites just before the orders are sent.
  await page.route(
    "**/api/order/create-site-orders",
    async (route) => {
      const { orders } = route.request().postDataJSON() as { orders: { desiredDate: string }[] };
      for (const site of [two, three]) {
        await site.write("/order/create", {
          serviceLocationId: site.siteId,
          agreementId: site.agreementIds[0],
          containerActionId: containerAction.remove,
          amount: 1,
          desiredDate: orders[0]?.desiredDate,
        });
      }
      await route.continue();
    },
    { times: 1 },
  );
  await page.getByRole("button", { name: "3 Aufträge erteilen" }).click();
  await expect(page.getByText("1 von 3 Aufträgen ist erteilt.")).toBeVisible();
  for (const site of [two, three]) await expect(rowOf(site)).toContainText("Nicht erteilt");
  await expect(rowOf(one)).toContainText("Erteilt");
  await expectNoAxeFindings(page);

  await page.locator("main").getByRole("button", { name: "Zurück", exact: true }).click();
  await forAll.fill("1");
  await page.getByRole("button", { name: "Übernehmen" }).click();
  await expect(page.getByText("Für 2 von 2 übernommen.")).toBeVisible();
  await page.getByRole("button", { name: "2 Aufträge prüfen" }).click();
  const sent = page.waitForRequest("**/api/order/create-site-orders");
  await page.getByRole("button", { name: "2 Aufträge erteilen" }).click();
  // These withdrawals are orders of the same day, so the portal asks before it places further orders.
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("An 2 Standorten gibt es an dem Tag schon einen Auftrag.");
  await question.getByRole("button", { name: "Trotzdem erteilen" }).click();
  expect(((await sent).postDataJSON() as { orders: object[] }).orders).toHaveLength(2);
  await expect(page.getByRole("heading", { name: "3 Aufträge erteilt" })).toBeVisible();
  await expect(rowOf(two).getByRole("link")).toHaveText(/^\d+$/);

  // Reloading the URL of the last step does not place the orders again.
  await page.reload();
  await expect(page.getByRole("button", { name: "3 Aufträge prüfen" })).toBeVisible();
  await expect(rowOf(two)).toContainText("An diesem Tag gibt es schon");
});

type OwnSite = Awaited<ReturnType<typeof createOwnSite>>;
