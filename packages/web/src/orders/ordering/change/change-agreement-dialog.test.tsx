import {
  agreementsApi,
  cycleInterval,
  type Agreement,
  type PendingChange,
} from "@kreislauf/contract/agreements";
import { catalogApi, type ServiceCatalog } from "@kreislauf/contract/catalog";
import { orderingApi } from "@kreislauf/contract/orders";
import { sitesApi } from "@kreislauf/contract/sites";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { agreementFixture } from "../../../../test/agreement.fixture.ts";
import { fakeNetwork, refusal, unreachable } from "../../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../../test/render-screen.tsx";
import { setServerTime } from "../../../../test/set-server-time.ts";
import { siteLabelsFixture } from "../../../../test/sites.fixture.ts";
import { ChangeAgreementDialog } from "./change-agreement-dialog.tsx";

beforeEach(() => setServerTime("2027-05-17T10:00:00+02:00"));

const weekly: Agreement = {
  ...agreementFixture,
  agreementTypeId: 4,
  agreementType: "Turnus",
  cycleInterval: cycleInterval.weekly,
  weekday1: 1,
};
const pendingChange: PendingChange = {
  requestedBy: { id: 7, name: "Jana Petersen" },
  requestedOn: "2027-05-17T07:00:00Z",
  agreementTypeId: 3,
  cycleInterval: null,
  weekday1: null,
  weekday2: null,
  effectiveOn: null,
};
const offerOf = (agreementTypeId: 3 | 4): ServiceCatalog["offers"][number] => ({
  ...agreementFixture.terms,
  wasteTypeId: 101,
  containerTypeId: 201,
  agreementTypeId,
  containerActions: [],
});

function openNetwork(agreement: Agreement = weekly) {
  const network = fakeNetwork();
  network.on(agreementsApi.listAgreements, { agreements: [agreement] });
  network.on(sitesApi.listSiteOptions, siteLabelsFixture);
  network.on(orderingApi.changePreview, { cancelled: [] });
  network.on(catalogApi.serviceCatalog, {
    wasteTypes: [weekly.wasteType],
    containerTypes: [weekly.containerType],
    offers: [offerOf(3), offerOf(4)],
  });
  return network;
}

async function openDialog() {
  const onClosed = vi.fn<() => void>();
  signInAs();
  await renderScreen(<ChangeAgreementDialog siteId={3} agreementId={7} onClosed={onClosed} />, {
    route: "agreements",
    at: "/agreements?site=3",
  });
  await expect.element(page.getByRole("dialog")).toBeVisible();
  return onClosed;
}

const type = (name: RegExp) => page.getByRole("radio", { name });
const submit = page.getByRole("button", { name: "Änderung anfragen" });
const alert = page.getByRole("alert");
const requested: Agreement = { ...weekly, pendingChange };

test("a change of the type is requested with the whole rhythm that follows", async () => {
  const network = openNetwork();
  const calls = network.on(agreementsApi.updateAgreement, requested);
  const onClosed = await openDialog();
  await submit.click();
  expect(calls).toHaveLength(0);
  await type(/Abruf/).click();
  await submit.dblClick();
  await vi.waitFor(() => expect(onClosed).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(calls.map(({ body }) => body)).toEqual([
    { agreementId: 7, agreementTypeId: 3, cycleInterval: null, weekday1: null, weekday2: null },
  ]);
  await expect.element(page.getByText("Die Änderung ist angefragt.")).toBeVisible();
});

test("a lost answer is looked up in the agreement, and not sent twice", async () => {
  const network = openNetwork();
  const calls = network.on(agreementsApi.updateAgreement, unreachable);
  const onClosed = await openDialog();
  await type(/Abruf/).click();
  network.on(agreementsApi.listAgreements, { agreements: [requested] });
  await submit.click();
  await vi.waitFor(() => expect(onClosed).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(calls).toHaveLength(1);
});

test("a refusal is told and the choice stays", async () => {
  const network = openNetwork();
  network.on(agreementsApi.updateAgreement, refusal("change_pending", { message: "Es läuft schon eine." }));
  const onClosed = await openDialog();
  await type(/Abruf/).click();
  await submit.click();
  await expect.element(alert).toMatchTextContent("Es läuft schon eine.");
  await expect.element(type(/Abruf/)).toBeChecked();
  expect(onClosed).not.toHaveBeenCalled();
});

test("a change that waits is shown instead of the fields, and can be taken back", async () => {
  const network = openNetwork(requested);
  const calls = network.on(agreementsApi.withdrawChange, weekly);
  const onClosed = await openDialog();
  await expect.element(page.getByText("Eine Änderung ist in Abstimmung")).toBeVisible();
  expect(submit.query()).toBeNull();
  await page.getByRole("button", { name: "Anfrage zurückziehen" }).click();
  await vi.waitFor(() => expect(onClosed).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(calls.map(({ body }) => body)).toEqual([{ agreementId: 7 }]);
});
