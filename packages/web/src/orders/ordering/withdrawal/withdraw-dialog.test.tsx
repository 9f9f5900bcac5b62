import { agreementsApi } from "@kreislauf/contract/agreements";
import { catalogApi } from "@kreislauf/contract/catalog";
import { orderingApi, ordersApi, type OrderLine, type WithdrawalPreview } from "@kreislauf/contract/orders";
import { sitesApi } from "@kreislauf/contract/sites";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { agreementFixture } from "../../../../test/agreement.fixture.ts";
import { fakeNetwork, refusal } from "../../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../../test/render-screen.tsx";
import { setServerTime } from "../../../../test/set-server-time.ts";
import { siteLabelsFixture } from "../../../../test/sites.fixture.ts";
import { orderFixture } from "../../base/order.fixture.ts";
import { WithdrawDialog } from "./withdraw-dialog.tsx";

beforeEach(() => setServerTime("2027-05-17T10:00:00+02:00"));

const line = (id: number): OrderLine => ({
  id,
  orderNumber: `10484${id}`,
  containerActionId: 4,
  actionDescription: "Leeren",
  amount: 2,
  desiredDate: "2027-06-02",
  createdByUser: { id: 8, name: "Ole Brandt" },
});
const preview = (cancelled: OrderLine[], fields: Partial<WithdrawalPreview> = {}): WithdrawalPreview => ({
  remaining: 1,
  endsAgreement: false,
  cancelled,
  kept: [],
  ...fields,
});

function openNetwork() {
  const network = fakeNetwork();
  network.on(agreementsApi.listAgreements, { agreements: [agreementFixture] });
  network.on(sitesApi.listSiteOptions, siteLabelsFixture);
  network.on(catalogApi.germanHolidays, { data: { holidays: "", names: {} } });
  network.on(ordersApi.leadTimeInfo, {
    containersOnSite: { "2027-05-20": 2, "2027-05-21": 2 },
    earliestDate: "2027-05-20",
    editCutoff: "noon",
  });
  network.on(orderingApi.withdrawalPreview, preview([line(12)]));
  network.on(orderingApi.expectedApprovals, { approvals: [null] });
  return network;
}

async function openDialog() {
  const onClosed = vi.fn<() => void>();
  signInAs();
  await renderScreen(<WithdrawDialog siteId={3} agreementId={7} onClosed={onClosed} />, {
    route: "agreements",
    at: "/agreements?site=3",
  });
  await expect.element(page.getByRole("dialog")).toBeVisible();
  return onClosed;
}

const submit = (name: string) => page.getByRole("button", { name, exact: true });
const date = page.getByRole("textbox", { name: "Wunschtermin" });
async function chooseDay() {
  await userEvent.fill(date, "21.05.2027");
  await userEvent.tab();
}

test("it says which orders it cancels before it is sent, and how many on its button", async () => {
  const network = openNetwork();
  const calls = network.on(ordersApi.createOrder, orderFixture);
  const onClosed = await openDialog();
  await submit("Behälter abziehen").click();
  await expect.element(date).toHaveAccessibleDescription(/Bitte wählen Sie den Tag des Abzugs\./);
  await chooseDay();
  await expect.element(page.getByRole("region", { name: /^Dieser Auftrag wird storniert/ })).toBeVisible();
  await expect.element(page.getByText("Nr. 1048412")).toBeVisible();
  await submit("Abziehen, 1 Auftrag stornieren").click();
  await vi.waitFor(() => expect(onClosed).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(calls.map(({ body }) => body)).toMatchObject([
    { agreementId: 7, containerActionId: 3, amount: 1, desiredDate: "2027-05-21" },
  ]);
  await expect
    .element(page.getByText(/Auftrag 1048401 ist erteilt, 1 Auftrag ist storniert\./))
    .toBeVisible();
});

test("an order that was added since is shown first and confirmed again", async () => {
  const network = openNetwork();
  const calls = network.on(ordersApi.createOrder, orderFixture);
  const onClosed = await openDialog();
  await chooseDay();
  await expect.element(page.getByText("Nr. 1048412")).toBeVisible();
  network.on(orderingApi.withdrawalPreview, preview([line(12), line(13)]));
  await submit("Abziehen, 1 Auftrag stornieren").click();
  await expect.element(page.getByText("Die Aufträge haben sich inzwischen geändert")).toBeVisible();
  expect(calls).toHaveLength(0);
  await submit("Abziehen, 2 Aufträge stornieren").click();
  await vi.waitFor(() => expect(onClosed).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(calls).toHaveLength(1);
});

test("says before anything is sent that somebody must approve it, who and until when", async () => {
  const network = openNetwork();
  const asked = network.on(orderingApi.expectedApprovals, {
    approvals: [
      {
        ruleName: "Jeder Abzug",
        approveBy: "2027-05-20T10:00:00Z",
        approvers: [{ id: 9, name: "Maren Voss" }],
        needsSecond: false,
      },
    ],
  });
  await openDialog();
  expect(asked).toHaveLength(0);
  await chooseDay();
  const note = page.getByRole("status").filter({ hasText: "Dieser Auftrag braucht eine Freigabe" });
  await expect.element(note).toMatchTextContent(/Freigeben kann Maren Voss.* Regel: Jeder Abzug\./);
  expect(asked.map(({ body }) => body)).toEqual([
    {
      orders: [{ agreementId: 7, containerActionId: 3, amount: 1, desiredDate: "2027-05-21" }],
      areTogether: true,
    },
  ]);
});

test("while the consequences cannot be loaded nothing can be withdrawn", async () => {
  const network = openNetwork();
  network.on(orderingApi.withdrawalPreview, refusal("internal"));
  await openDialog();
  await chooseDay();
  await expect.element(page.getByText("Die Aufträge konnten nicht geladen werden")).toBeVisible();
  await expect.element(submit("Behälter abziehen")).toHaveAttribute("aria-disabled", "true");
});

test("the last containers end the agreement, and it says so", async () => {
  const network = openNetwork();
  network.on(orderingApi.withdrawalPreview, preview([], { remaining: 0, endsAgreement: true }));
  await openDialog();
  await chooseDay();
  await expect.element(page.getByText("Damit endet die Vereinbarung")).toBeVisible();
});

test("where all containers are due to be withdrawn there is nothing to fill in", async () => {
  const network = openNetwork();
  network.on(agreementsApi.listAgreements, { agreements: [{ ...agreementFixture, openWithdrawals: 2 }] });
  await openDialog();
  await expect.element(page.getByText("Hier lässt sich kein Behälter abziehen")).toBeVisible();
  expect(submit("Behälter abziehen").query()).toBeNull();
});
