import type { ApprovalList, ApprovalRequest } from "@kreislauf/contract/approvals";
import type { WaitingOrder } from "@kreislauf/contract/orders";
import type { APIRequestContext } from "@playwright/test";
import { readApiAs, writeApiAs } from "./support/api.ts";
import { expect, expectNoAxeFindings, signIn, test } from "./support/portal.ts";

const approver = "freigabe@demo.example";
const buyer = "admin@demo.example";

/**
 * Places an order like one of the demo's decided requests: it needs an approval, because it is above the limit for its
 * site.
 */
async function requestOrder(request: APIRequestContext): Promise<number> {
  const api = await readApiAs(request, buyer);
  const { requests } = await api<ApprovalList>("/approval/requests?tab=decided");
  const [like] = requests;
  const item = like?.items[0];
  if (like === undefined || item === undefined) throw new Error("The demo has no request.");
  const waiting = await (
    await writeApiAs(request, buyer)
  )<WaitingOrder>("/order/create", {
    serviceLocationId: like.site.id,
    agreementId: item.agreementId,
    containerActionId: item.containerActionId,
    amount: 2,
    desiredDate: "2027-06-09",
  });
  return waiting.approvalRequest.id;
}

test("an order above a limit is approved on the phone and declined at the desk", async ({
  page,
  request,
}) => {
  const approved = await requestOrder(request);
  const declined = await requestOrder(request);
  await signIn(page, approver);
  await page.goto(`/#/approvals?request=${approved}`);
  await expect(page.getByRole("button", { name: "Auftrag freigeben" })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole("button", { name: "Auftrag freigeben" }).click();
  await expect(page.getByText(/^Auftrag \d+ ist freigegeben\.$/)).toBeVisible();
  const api = await readApiAs(request, buyer);
  const { state, orders } = await api<ApprovalRequest>(`/approval/requests/${approved}`);
  expect(state).toBe("approved");
  expect(orders.length).toBe(1);

  await page.goto(`/#/approvals?request=${declined}`);
  await page.getByRole("button", { name: "Ablehnen" }).click();
  await page.getByRole("button", { name: "Auftrag ablehnen" }).click();
  await expect(page.getByText("Der Auftrag ist abgelehnt.", { exact: true })).toBeVisible();
  expect((await api<ApprovalRequest>(`/approval/requests/${declined}`)).state).toBe("declined");
});
