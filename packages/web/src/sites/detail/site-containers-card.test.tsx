import { permission } from "@kreislauf/contract/base";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { registerTestDialogs } from "../../../test/register-test-dialogs.ts";
import { SiteContainersCard } from "./site-containers-card.tsx";

const order = page.getByRole("button", { name: "Behälter beauftragen" });

async function openCard(right: number) {
  signInAs({ permissions: [permission.defaultUser, right] });
  await renderScreen(<SiteContainersCard siteId={3} agreements={[]} />, {
    route: "site",
    at: "/settings/location/3",
  });
}

test("at a site without containers whoever may orders the first one there", async () => {
  registerTestDialogs({
    container: () => Promise.resolve(({ siteId }) => <p>{`Neuer Behälter am Standort ${siteId}`}</p>),
  });
  await openCard(permission.agreementManager);
  await order.click();
  await expect.element(page.getByText("Neuer Behälter am Standort 3")).toBeVisible();
});

test("where the form cannot be loaded, that is said and it can be tried again", async () => {
  registerTestDialogs({
    container: () => Promise.reject(new Error("Failed to fetch dynamically imported module")),
  });
  await openCard(permission.agreementManager);
  await order.click();
  await expect.element(page.getByText(/^Der Dialog konnte nicht geladen werden/)).toBeVisible();
  await expect.element(order).toBeEnabled();
});

test("whoever may not order containers reads who does", async () => {
  await openCard(permission.orderManager);
  await expect.element(page.getByText(/^Neue Behälter beauftragt, wer das Recht „.+“ hat\.$/)).toBeVisible();
  await expect.element(order).not.toBeInTheDocument();
});

test("where no container stands, there are none to view, and the page's head keeps the only primary button", async () => {
  await openCard(permission.agreementManager);
  await expect.element(order).toHaveAttribute("data-variant", "secondary");
  await expect.element(page.getByRole("link", { name: "Alle ansehen" })).not.toBeInTheDocument();
});
