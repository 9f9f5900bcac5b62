import { signInAtDesk } from "./support/desk.ts";
import { expect, expectNoAxeFindings, test } from "./support/portal.ts";

const reason = "Rückfrage zu einem Beleg am Telefon";

test("staff look at the portal as a customer's person, who finds it in the log", async ({
  page,
  context,
}) => {
  await signInAtDesk(page, "leitung@nordwerk.example");
  await page.goto("/desk/#/customers?search=demo.example");
  await page.getByRole("link", { name: "Tiedemark Fahrzeugservice GmbH" }).click();
  await page
    .getByRole("button", { name: /^Ansicht als / })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: "Ansicht als Person des Kunden" });
  await dialog.getByLabel("Anlass").fill("Anruf");
  await dialog.getByRole("button", { name: "Ansicht öffnen" }).click();
  await expect(dialog.getByLabel("Anlass")).toHaveAttribute("aria-invalid", "true");
  await expectNoAxeFindings(page);
  await dialog.getByLabel("Anlass").fill(reason);
  const opening = context.waitForEvent("page");
  await dialog.getByRole("button", { name: "Ansicht öffnen" }).click();
  const view = await opening;
  const strip = view.getByRole("region", { name: "Ansicht als Person des Kunden" });
  await expect(strip).toContainText("liest nur mit, bis");
  await expect(view).not.toHaveURL(/ticket/);
  await view.goto("/view.html#/preferences");
  await expect(view.getByText(`Anlass: ${reason}`).first()).toBeVisible();
  await expectNoAxeFindings(view);
  // The session of the view is not in the storage that the browser's other tabs share.
  expect(await page.evaluate(() => localStorage.getItem("kreislauf.session"))).toBeNull();
  await strip.getByRole("button", { name: "Ansicht beenden" }).click();
  await expect(view.getByRole("heading", { name: "Die Ansicht ist beendet" })).toBeVisible();
  await view.reload();
  await expect(view.getByRole("heading", { name: "Die Ansicht ist beendet" })).toBeVisible();
  await expectNoAxeFindings(view);
});
