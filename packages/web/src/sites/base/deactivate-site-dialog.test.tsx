import { sitesApi, type Site, type SiteWithAgreements } from "@kreislauf/contract/sites";
import { permission } from "@kreislauf/contract/base";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { delayed, fakeNetwork, refusal } from "../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { siteFixture } from "../../../test/sites.fixture.ts";
import { DeactivateSiteDialog } from "./deactivate-site-dialog.tsx";

const empty: SiteWithAgreements = {
  ...siteFixture,
  agreements: [],
  nextOrders: [],
  remains: { containers: 0, agreements: 0, orders: 0 },
};
const inUse: SiteWithAgreements = {
  ...empty,
  agreements: [
    {
      agreementId: 7,
      agreementNumber: "V-700",
      agreementTypeId: 3,
      wasteType: { id: 101, description: "Papier", avvCode: "15 01 01", hazardous: false },
      containerType: { id: 201, type: "Umleerbehälter", size: "1.100 l", drawing: "absetzcontainer" },
      containersOnSite: 2,
      status: "active",
    },
  ],
  remains: { containers: 2, agreements: 1, orders: 3 },
};

async function openDialog(permissions: readonly number[] = Object.values(permission)) {
  const withdraw = vi.fn<(siteId: number, agreementId: number) => void>();
  const onClosed = vi.fn<() => void>();
  signInAs({ permissions: [...permissions] });
  await renderScreen(<DeactivateSiteDialog site={siteFixture} withdraw={withdraw} onClosed={onClosed} />, {
    route: "siteSettings",
    at: "/settings/location",
  });
  await expect.element(page.getByRole("dialog")).toBeVisible();
  return { withdraw, onClosed };
}

const isFilled = () => document.querySelector("[fill='var(--container-material)']") !== null;
const confirm = page.getByRole("button", { name: "Standort deaktivieren" });

test("an empty site is deactivated once, however often it is pressed", async () => {
  const network = fakeNetwork();
  network.on(sitesApi.siteWithAgreements, empty);
  const late = delayed<Site>();
  const calls = network.on(sitesApi.updateSite, () => late.answer);
  const { onClosed } = await openDialog();
  await confirm.dblClick();
  await vi.waitFor(() => expect(calls).toHaveLength(1), { timeout: 10_000 });
  late.arrive({ ...siteFixture, active: false });
  await vi.waitFor(() => expect(onClosed).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(calls.map(({ params, body }) => ({ params, body }))).toEqual([
    { params: { id: "3" }, body: { active: false, changeType: "deactivate" } },
  ]);
});

test("what stands against it is listed, each agreement with its way out", async () => {
  fakeNetwork().on(sitesApi.siteWithAgreements, inUse);
  const { withdraw, onClosed } = await openDialog();
  await expect.element(page.getByText("3 Aufträge noch offen")).toBeVisible();
  expect(isFilled()).toBe(true);
  expect(confirm.query()).toBeNull();
  await page.getByRole("button", { name: "Abzug: 2 × Umleerbehälter" }).click();
  await vi.waitFor(() => expect(onClosed).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(withdraw).toHaveBeenCalledExactlyOnceWith(3, 7);
});

test("an agreement without containers is not ended yet, and no containers of it are missing", async () => {
  const agreements = inUse.agreements?.map((each) => ({ ...each, containersOnSite: 0 })) ?? [];
  const remains = { containers: 0, agreements: 1, orders: 0 };
  fakeNetwork().on(sitesApi.siteWithAgreements, { ...inUse, agreements, remains });
  await openDialog();
  await expect.element(page.getByText("Papier, Abruf: noch nicht beendet")).toBeVisible();
  await expect.element(page.getByText(/0 ×/)).not.toBeInTheDocument();
  expect(isFilled()).toBe(false);
  expect(page.getByRole("button", { name: /^Abzug/ }).query()).toBeNull();
});

test("who may not read agreements sees how many there are, and no way out", async () => {
  fakeNetwork().on(sitesApi.siteWithAgreements, { ...inUse, agreements: null, nextOrders: null });
  await openDialog([permission.defaultUser, permission.siteManager]);
  await expect.element(page.getByText("2 Behälter noch am Standort")).toBeVisible();
  await expect.element(page.getByText("1 Vereinbarung noch nicht beendet")).toBeVisible();
  expect(page.getByRole("button", { name: /Abzug/ }).query()).toBeNull();
});

test("where something came to the site meanwhile, it is refused and shows what", async () => {
  const network = fakeNetwork();
  network.on(sitesApi.siteWithAgreements, empty);
  network.on(sitesApi.updateSite, () => {
    network.on(sitesApi.siteWithAgreements, inUse);
    return refusal("location_not_empty", { message: "Am Standort ist noch etwas." });
  });
  const { onClosed } = await openDialog();
  await confirm.click();
  await expect.element(page.getByText("Standort lässt sich noch nicht deaktivieren")).toBeVisible();
  await expect.element(page.getByText("2 × Umleerbehälter")).toBeVisible();
  expect(onClosed).not.toHaveBeenCalled();
});

test("any other failure is said in it, and it can be confirmed again", async () => {
  const network = fakeNetwork();
  network.on(sitesApi.siteWithAgreements, empty);
  network.on(sitesApi.updateSite, refusal("forbidden", { message: "Das dürfen Sie nicht mehr." }));
  const { onClosed } = await openDialog();
  await confirm.click();
  await expect.element(page.getByText("Das dürfen Sie nicht mehr.")).toBeVisible();
  network.on(sitesApi.updateSite, { ...siteFixture, active: false });
  await confirm.click();
  await vi.waitFor(() => expect(onClosed).toHaveBeenCalledOnce(), { timeout: 10_000 });
});

test("where it is unknown what remains, nothing can be confirmed until it is", async () => {
  const network = fakeNetwork();
  network.on(sitesApi.siteWithAgreements, refusal("internal"));
  await openDialog();
  await expect.element(page.getByRole("alert")).toBeVisible();
  expect(confirm.query()).toBeNull();
  network.on(sitesApi.siteWithAgreements, empty);
  await page.getByRole("button", { name: "Erneut laden" }).click();
  await expect.element(confirm).toBeVisible();
});
