import type { DeskDispute } from "@kreislauf/contract/desk";
import type { InvoiceCheck } from "@kreislauf/contract/invoices";
import type { NotificationList } from "@kreislauf/contract/notifications";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestCompany, type TestCompany } from "../../../test/factories/company.ts";
import { disputeTestLine } from "../../../test/factories/dispute.ts";
import { createTestDocument } from "../../../test/factories/document.ts";
import { createTestStaff, type TestStaff } from "../../../test/factories/staff.ts";
import { openTestPortal, statusAndCode, type TestPortal } from "../../../test/portal/portal.ts";

let portal: TestPortal;
let company: TestCompany;
let staff: TestStaff;
beforeAll(async () => {
  portal = await openTestPortal();
  staff = await createTestStaff(portal, { roles: ["documents"] });
});
afterAll(() => portal.close());
beforeEach(async () => {
  company = await createTestCompany(portal);
});

const list = async (state = "open") =>
  (await portal.call({ path: `/desk/v1/disputes?state=${state}`, token: staff.token })).json<{
    disputes: DeskDispute[];
  }>();
const answer = (id: number, body: object) =>
  portal.call({
    method: "POST",
    path: `/desk/v1/disputes/${id}/1/answer`,
    body: { version: 1, outcome: "declined", text: "Die Waage stimmt.", ...body },
    token: staff.token,
  });
const countOpen = async () =>
  (await portal.call({ path: "/desk/v1/disputes/count", token: staff.token })).json<{ open: number }>().open;
const findIn = ({ disputes }: { disputes: DeskDispute[] }, id: number) =>
  disputes.find(({ documentId }) => documentId === id);
const reviewOf = async (id: number) =>
  (await portal.call({ path: `/invoice/${id}/check`, token: company.token })).json<InvoiceCheck>().lines[0]
    ?.review;

/** The notifications about an invoice. */
async function bellOf(id: number) {
  const { happenings } = (
    await portal.call({ path: "/notifications", token: company.token })
  ).json<NotificationList>();
  return happenings.filter(({ subjectId }) => subjectId === id);
}

test("the list takes as many statements for three invoices of a company as for one", async () => {
  const countStatements = async () => (await portal.statementsOf(() => list())).length;
  await disputeTestLine(portal, company);
  const forOne = await countStatements();
  await disputeTestLine(portal, company);
  const { id } = await disputeTestLine(portal, company);
  expect(findIn(await list(), id)).toBeDefined();
  expect(await countStatements()).toBe(forOne);
});

test("the desk sees what is disputed with its words and files, and until when it answers", async () => {
  const before = await countOpen();
  const { id, number, attachmentId } = await disputeTestLine(portal, company);
  expect(await countOpen()).toBe(before + 1);
  const shown = findIn(await list(), id);
  expect(shown).toMatchObject({
    number,
    position: 1,
    state: "disputed",
    netAmount: 8_950,
    expectedAmount: 0,
    deviations: ["no_order"],
    messages: [{ event: "disputed", reason: "not_ordered", attachments: [{ id: attachmentId }] }],
  });
  expect(shown?.answerBy).not.toBeNull();
  const file = await portal.call({
    path: `/desk/v1/disputes/${id}/attachments/${attachmentId}`,
    token: staff.token,
  });
  expect(file.json<{ file: string }>().file).toMatch(/^data:application\/pdf;base64,/);
});

test("a credit names its published credit note, and the customer sees it at the line and the bell at once", async () => {
  const { id, number } = await disputeTestLine(portal, company);
  const credited = { outcome: "credited", text: "Wir schreiben gut.", creditNoteNumber: "GS-DESK-1" };
  expect(statusAndCode(await answer(id, credited))).toEqual([409, "credit_note_unknown"]);
  await createTestDocument(portal, company, {
    type: "credit_note",
    number: "GS-DESK-1",
    correctsNumber: number,
  });
  expect((await answer(id, credited)).json()).toEqual({ state: "credited" });
  expect(await reviewOf(id)).toMatchObject({
    state: "credited",
    creditNote: { number: "GS-DESK-1" },
    messages: [{}, { event: "credited", text: "Wir schreiben gut.", fromProvider: true }],
  });
  expect(await bellOf(id)).toMatchObject([{ kind: "dispute_answered", isToDo: false }]);
  expect(findIn(await list(), id)).toBeUndefined();
  expect(findIn(await list("answered"), id)).toMatchObject({ creditNoteNumber: "GS-DESK-1" });
});

test("a declined dispute waits for the customer until they accept the line or dispute it again", async () => {
  const { id } = await disputeTestLine(portal, company);
  await answer(id, {});
  expect(await bellOf(id)).toMatchObject([{ kind: "dispute_answered", isToDo: true }]);
  const body = { lines: [{ position: 1, version: 2 }] };
  const accepted = { method: "POST", path: `/invoice/${id}/accept`, body, token: company.token } as const;
  expect((await portal.call(accepted)).statusCode).toBe(200);
  expect(await bellOf(id)).toMatchObject([{ kind: "dispute_answered", isToDo: false }]);
});

test("two at the desk: the first answer holds, the second is told; a withdrawn dispute is not answered", async () => {
  const { id } = await disputeTestLine(portal, company);
  const answers = await Promise.all([answer(id, {}), answer(id, { text: "Nein." })]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const second = await disputeTestLine(portal, company);
  const withdrawn = {
    method: "POST",
    path: `/invoice/${second.id}/line/1/withdraw`,
    body: { version: 1 },
  } as const;
  await portal.call({ ...withdrawn, token: company.token });
  expect(statusAndCode(await answer(second.id, { version: 1 }))).toEqual([409, "invoice_line_changed"]);
  expect(statusAndCode(await answer(second.id, { version: 2 }))).toEqual([409, "invoice_line_decided"]);
});

test.each([
  ["nothing", ""],
  ["only spaces", "   "],
  ["1,001 characters", "x".repeat(1_001)],
])("an answer of %s is refused", async (_, text) => {
  const { id } = await disputeTestLine(portal, company);
  expect(statusAndCode(await answer(id, { text }))).toEqual([400, "validation"]);
});

test("who answered stands in the log of the staff", async () => {
  const { id, number } = await disputeTestLine(portal, company);
  await answer(id, { text: "x".repeat(1_000) });
  const entry = await portal.database.db
    .selectFrom("staff_log")
    .selectAll()
    .where("action", "=", "dispute_answered")
    .where("subject_id", "=", id)
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({ staff_id: staff.staffId, subject: `${number}, Position 1` });
});
