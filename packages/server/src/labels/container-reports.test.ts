import { randomUUID } from "node:crypto";
import { containerAction } from "@kreislauf/contract/catalog";
import type { ContainerReport } from "@kreislauf/contract/labels";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestCode, testReport } from "../../test/examples/label-examples.ts";
import { createTestRule } from "../../test/factories/approval.ts";
import { createTestCompany, createTestKey, type TestCompany } from "../../test/factories/company.ts";
import { createTestOrder } from "../../test/factories/order.ts";
import { openTestPortal, statusAndCode, testNow, type TestPortal } from "../../test/portal/portal.ts";
import { closeReportsOfEnded, deleteExpiredReports } from "./report-jobs.ts";

let portal: TestPortal;
let company: TestCompany;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal);
});

const post = (path: string, body: object, token = company.token) =>
  portal.call({ method: "POST", path, body, token });
const listed = async () =>
  (await portal.call({ path: "/container-report", token: company.token })).json<{
    total: number;
    reports: ContainerReport[];
  }>();
const endAgreement = () =>
  portal.database.db
    .updateTable("agreements")
    .set({ status: "ended", ended_on: "2027-03-01" })
    .where("id", "=", company.agreementId)
    .execute();
/** Reports a container of the company, as somebody with its code. */
async function report(): Promise<ContainerReport> {
  await portal.call({
    method: "POST",
    path: `/container/${await createTestCode(portal, company)}/report`,
    body: testReport(),
  });
  const [found] = (await listed()).reports;
  if (found === undefined) throw new Error("No report.");
  return found;
}

test("an order that waits for an approval is named at the report, until it is decided", async () => {
  const { id } = await report();
  const read = async () =>
    (await portal.call({ path: `/container-report/${id}`, token: company.token })).json<ContainerReport>();
  expect((await read()).waitingOrder).toBeNull();
  await createTestRule(portal, {
    companyId: company.companyId,
    approverId: company.userId,
    ownAllowed: true,
  });
  const asked = await post("/order/create", {
    serviceLocationId: company.siteId,
    agreementId: company.agreementId,
    containerActionId: 4,
    amount: 1,
    desiredDate: "2027-03-09",
  });
  expect(asked.statusCode, asked.body).toBe(202);
  const { approvalRequest } = asked.json<{ approvalRequest: { id: number } }>();
  expect(await read()).toMatchObject({
    nextOrder: null,
    waitingOrder: { requestId: approvalRequest.id, desiredDate: "2027-03-09", amount: 1 },
  });
  const approved = await post(`/approval/requests/${approvalRequest.id}/approve`, { version: 1 });
  expect(approved.statusCode, approved.body).toBe(200);
  expect(await read()).toMatchObject({
    nextOrder: { desiredDate: "2027-03-09", amount: 1 },
    waitingOrder: null,
  });
});

test("what brings or takes containers is no disposal of a full one, ordered or waiting", async () => {
  company = await createTestCompany(portal, { containersOnSite: 4 });
  const { id } = await report();
  const read = async () =>
    (await portal.call({ path: `/container-report/${id}`, token: company.token })).json<ContainerReport>();
  await createTestRule(portal, {
    companyId: company.companyId,
    approverId: company.userId,
    ownAllowed: true,
  });
  const { place, remove, relocate } = containerAction;
  const waiting = await post("/order/create", {
    serviceLocationId: company.siteId,
    agreementId: company.agreementId,
    containerActionId: remove,
    amount: 1,
    desiredDate: "2027-03-09",
  });
  expect(waiting.statusCode, waiting.body).toBe(202);
  for (const containerActionId of [place, remove, relocate])
    await createTestOrder(portal, company, { containerActionId, desiredDate: "2027-03-08" });
  expect(await read()).toMatchObject({ nextOrder: null, waitingOrder: null });
  const orderId = await createTestOrder(portal, company, { desiredDate: "2027-03-11" });
  expect(await read()).toMatchObject({ nextOrder: { orderId }, waitingOrder: null });
});

test("closed once more with the same order it is answered as it is, and with another one refused", async () => {
  const { id } = await report();
  const orderId = await createTestOrder(portal, company);
  const close = (order: number) =>
    post(`/container-report/${id}/close`, { state: "ordered", orderId: order });
  const first = await close(orderId);
  portal.setNow("2027-03-01T08:05:00Z");
  const again = await close(orderId);
  expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
  expect(again.json()).toEqual(first.json());
  const another = await createTestOrder(portal, company);
  expect(statusAndCode(await close(another))).toEqual([409, "report_closed"]);
});

test("the list holds the fifty oldest and says how many wait", async () => {
  const { id } = await report();
  const { db } = portal.database;
  const row = await db
    .selectFrom("container_reports")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const { id: _, ...copy } = row;
  await db
    .insertInto("container_reports")
    .values(Array.from({ length: 50 }, () => ({ ...copy, request_key: randomUUID() })))
    .execute();
  const { total, reports } = await listed();
  expect([total, reports.length]).toEqual([51, 50]);
});

test("what is open of an ended agreement is closed by itself, by nobody, and deleted like any other", async () => {
  const { id } = await report();
  const { db } = portal.database;
  const source = { db, clock: { now: () => portal.now() } };
  const clean = async () => {
    await closeReportsOfEnded(source);
    await deleteExpiredReports(source);
  };
  await clean();
  expect((await listed()).total).toBe(1);
  await endAgreement();
  portal.setNow("2027-03-01T08:05:00Z");
  await clean();
  expect(await listed()).toEqual({ total: 0, reports: [] });
  const closed = await portal.call({ path: `/container-report/${id}`, token: company.token });
  expect(closed.json<ContainerReport>()).toMatchObject({
    state: "declined",
    hasEnded: true,
    closed: { on: "2027-03-01T08:05:00.000Z", by: "", reason: null },
  });
  const key = await createTestKey(portal);
  const feed = await portal.call({ path: "/provider/v1/events?limit=500", token: key });
  expect(feed.json<{ events: object[] }>().events.at(-1)).toMatchObject({
    type: "container.report_closed",
    causedBy: "portal",
    report: { reportId: id, state: "declined" },
  });
  portal.setNow("2027-05-30T08:05:00Z");
  await clean();
  expect(await db.selectFrom("container_reports").selectAll().where("id", "=", id).execute()).toEqual([]);
});
