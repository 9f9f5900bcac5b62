import type { DeskDispute } from "@kreislauf/contract/desk";
import type { DocumentList } from "@kreislauf/contract/documents";
import type { InvoiceCheck } from "@kreislauf/contract/invoices";
import type { NotificationList } from "@kreislauf/contract/notifications";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testEvent } from "../../test/examples/provider-examples.ts";
import { createTestCompany, createTestKey, type TestCompany } from "../../test/factories/company.ts";
import { disputeTestLine } from "../../test/factories/dispute.ts";
import { createTestDocument, testFigures } from "../../test/factories/document.ts";
import { createTestStaff, type TestStaff } from "../../test/factories/staff.ts";
import { openTestPortal, statusAndCode, type TestPortal } from "../../test/portal/portal.ts";

let portal: TestPortal;
let company: TestCompany;
let staff: TestStaff;
let key: string;
beforeAll(async () => {
  portal = await openTestPortal();
  staff = await createTestStaff(portal);
  key = await createTestKey(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  company = await createTestCompany(portal);
});

const cancel = (correctsNumber: string) =>
  createTestDocument(portal, company, {
    type: "cancellation_invoice",
    correctsNumber,
    invoice: testFigures(),
  });
const send = (path: string, body: object, token: string) =>
  portal.call({ method: "POST", path, body, token });
const decline = (id: number) =>
  send(
    `/desk/v1/disputes/${id}/1/answer`,
    { version: 1, outcome: "declined", text: "Die Waage stimmt." },
    staff.token,
  );
const desk = async <Answer>(path: string) =>
  (await portal.call({ path: `/desk/v1/disputes${path}`, token: staff.token })).json<Answer>();
const found = async (wish: object) =>
  (
    await send("/docuware/documents", { documentTypes: ["invoice"], ...wish }, company.token)
  ).json<DocumentList>().documents;
const check = async (id: number) =>
  (await portal.call({ path: `/invoice/${id}/check`, token: company.token })).json<InvoiceCheck>();

test("with a cancelled invoice its disputes are over, for the desk and for the customer", async () => {
  const { open: before } = await desk<{ open: number }>("/count");
  const { id, number } = await disputeTestLine(portal, company);
  expect(await desk("/count")).toEqual({ open: before + 1 });
  await cancel(number);
  expect(await desk("/count")).toEqual({ open: before });
  const { disputes } = await desk<{ disputes: DeskDispute[] }>("?state=open");
  expect(disputes.map(({ documentId }) => documentId)).not.toContain(id);
  expect(await found({ checkState: "disputed" })).toEqual([]);
  expect((await found({})).find((each) => each.id === id)).toMatchObject({ disputedUntil: null });
  expect((await check(id)).lines[0]?.review).toMatchObject({
    state: "disputed",
    answerBy: null,
    canWithdraw: false,
  });
});

test("nobody answers or withdraws what is over", async () => {
  const { id, number } = await disputeTestLine(portal, company);
  await cancel(number);
  const refused = [409, "invoice_line_decided"];
  expect(statusAndCode(await decline(id))).toEqual(refused);
  const answer = { ...testEvent(portal), outcome: "declined", text: "Nein." };
  expect(statusAndCode(await send(`/provider/v1/invoice/${id}/line/1/answer`, answer, key))).toEqual(refused);
  const withdrawn = await send(`/invoice/${id}/line/1/withdraw`, { version: 1 }, company.token);
  expect(statusAndCode(withdrawn)).toEqual(refused);
});

test("an answer waits for nobody once its invoice is cancelled, and stays in the desk's list", async () => {
  const { id, number } = await disputeTestLine(portal, company);
  await decline(id);
  const bell = async () =>
    (await portal.call({ path: "/notifications", token: company.token }))
      .json<NotificationList>()
      .happenings.find(({ kind }) => kind === "dispute_answered");
  expect(await bell()).toMatchObject({ subjectId: id, isToDo: true });
  expect(await found({ checkState: "answered" })).toMatchObject([{ id }]);
  await cancel(number);
  expect(await bell()).toMatchObject({ subjectId: id, isToDo: false });
  expect(await found({ checkState: "answered" })).toEqual([]);
  const { disputes } = await desk<{ disputes: DeskDispute[] }>("?state=answered");
  expect(disputes.map(({ documentId }) => documentId)).toContain(id);
});
