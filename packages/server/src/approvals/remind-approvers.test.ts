import type { ApprovalRequest } from "@kreislauf/contract/approvals";
import type { NotificationList } from "@kreislauf/contract/notifications";
import type { WaitingOrder } from "@kreislauf/contract/orders";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApprovalCompany, createTestRule } from "../../test/factories/approval.ts";
import { openTestPortal, statusAndCode, type TestPortal } from "../../test/portal/portal.ts";

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

test("whoever asked reminds the approvers, after a pause and not too often", async () => {
  const { company, buyer, lead } = await createApprovalCompany(portal);
  await createTestRule(portal, { companyId: company.companyId, approverId: lead.userId });
  const waiting = await portal.call({
    method: "POST",
    path: "/order/create",
    body: {
      serviceLocationId: company.siteId,
      agreementId: company.agreementId,
      containerActionId: 4,
      amount: 1,
      desiredDate: "2027-04-20",
    },
    token: buyer.token,
  });
  const { id } = waiting.json<WaitingOrder>().approvalRequest;
  const remind = (token = buyer.token) =>
    portal.call({ method: "POST", path: `/approval/requests/${id}/remind`, body: { version: 1 }, token });
  const wait = (hours: number) => portal.setNow(portal.now().add({ hours }).toString());
  const mails = async () =>
    (
      await portal.database.db
        .selectFrom("outbox_mails")
        .select("id")
        .where("recipient_id", "=", lead.userId)
        .where("kind", "=", "approval_requested")
        .execute()
    ).length;

  expect(statusAndCode(await remind())).toEqual([409, "approval_reminded"]);
  wait(4);
  expect(statusAndCode(await remind(lead.token))).toEqual([409, "approval_not_yours"]);
  // Of two reminders at once, only one is sent.
  const answers = await Promise.all([remind(), remind()]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
    200, 409,
  ]);
  expect(await mails()).toBe(2);
  const view = (
    await portal.call({ path: `/approval/requests/${id}`, token: buyer.token })
  ).json<ApprovalRequest>();
  expect(view).toMatchObject({ version: 1, actions: { remind: false } });
  expect(view.history.map(({ event }) => event)).toEqual(["requested", "reminded"]);
  for (const status of [200, 200, 409]) {
    wait(4);
    expect((await remind()).statusCode).toBe(status);
  }
  expect(await mails()).toBe(4);
  const bell = await portal.call({ path: "/notifications", token: lead.token });
  const kinds = bell.json<NotificationList>().happenings.map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === "approval_requested")).toHaveLength(4);
  const approved = await portal.call({
    method: "POST",
    path: `/approval/requests/${id}/approve`,
    body: { version: 1 },
    token: lead.token,
  });
  expect(approved.statusCode, approved.body).toBe(200);
  expect(statusAndCode(await remind())).toEqual([409, "approval_decided"]);
});
