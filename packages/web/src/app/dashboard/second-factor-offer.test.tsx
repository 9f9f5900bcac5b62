import { accountApi } from "@kreislauf/contract/users";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { accountFixture } from "../../../test/account.fixture.ts";
import { fakeNetwork, refusal } from "../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { SecondFactorOffer } from "./second-factor-offer.tsx";

const offer = page.getByRole("heading", { name: "Schützen Sie Ihren Zugang" });
const later = page.getByRole("button", { name: "Später" });

async function openDashboard(secondFactorOffered: boolean) {
  signInAs();
  const network = fakeNetwork();
  const asked = network.on(accountApi.accountSettings, { ...accountFixture, secondFactorOffered });
  await renderScreen(<SecondFactorOffer />, { route: "dashboard", at: "/dashboard" });
  await expect.poll(() => asked.length).toBe(1);
  return network;
}

test("put off, it goes", async () => {
  const network = await openDashboard(true);
  const postponed = network.on(accountApi.postponeSecondFactorOffer, {});
  await expect
    .element(page.getByRole("link", { name: "Einrichten" }))
    .toHaveAttribute("href", "#/preferences?section=secondFactor");
  await later.click();
  await expect.element(offer).not.toBeInTheDocument();
  expect(postponed).toHaveLength(1);
});

test("whoever is not offered one sees nothing", async () => {
  await openDashboard(false);
  await expect.element(offer).not.toBeInTheDocument();
});

test("what could not be put off stays, and says why", async () => {
  const network = await openDashboard(true);
  network.on(accountApi.postponeSecondFactorOffer, refusal("too_many_requests"));
  await later.click();
  await expect.element(page.getByText("Das geht nicht.")).toBeVisible();
  await expect.element(offer).toBeVisible();
});
