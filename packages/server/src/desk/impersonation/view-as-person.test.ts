import type { OpenedCustomerView } from "@kreislauf/contract/desk";
import type { SignedInDevices } from "@kreislauf/contract/session";
import { permission } from "@kreislauf/contract/base";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestCompany, createTestUser, type TestCompany } from "../../../test/factories/company.ts";
import {
  openTestView,
  requestTestView,
  viewAsTestPerson,
  viewReason,
} from "../../../test/factories/customer-view.ts";
import { createTestDocument } from "../../../test/factories/document.ts";
import { inviteTestUser } from "../../../test/factories/people.ts";
import { createTestStaff, type TestStaff } from "../../../test/factories/staff.ts";
import { openTestPortal, statusAndCode, testNow, type TestPortal } from "../../../test/portal/portal.ts";

let portal: TestPortal;
let company: TestCompany;
let staff: TestStaff;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal);
  staff = await createTestStaff(portal, { roles: ["master_data"] });
});

const me = (token: string) => portal.call({ path: "/account/settings", token });
const post = (path: string, token?: string) => portal.call({ method: "POST", path, token });
const halfAnHourLater = "2027-03-01T08:30:00.000Z";
const over = [401, "unauthenticated"];

test("a ticket opens the view once, within a minute", async () => {
  const ticket = await requestTestView(portal, company, staff);
  expect(ticket).toMatch(/^[\w-]{43}$/);
  const opened = await openTestView(portal, ticket);
  expect(opened.json()).toMatchObject({
    staffName: "Sinem Aydın",
    endsOn: halfAnHourLater,
    user: { userId: company.userId, companyId: company.companyId },
  });
  expect(statusAndCode(await openTestView(portal, ticket))).toEqual([410, "view_ended"]);
  const late = await requestTestView(portal, company, staff);
  portal.setNow("2027-03-01T08:01:00Z");
  expect(statusAndCode(await openTestView(portal, late))).toEqual([410, "view_ended"]);
});

test("it ends after half an hour, and nothing renews it", async () => {
  const token = await viewAsTestPerson(portal, company, staff);
  portal.setNow("2027-03-01T08:29:59Z");
  expect((await me(token)).statusCode).toBe(200);
  expect(statusAndCode(await post("/auth/create-access-token", token))).toEqual([401, "refresh_failed"]);
  portal.setNow("2027-03-01T08:30:00Z");
  expect(statusAndCode(await me(token))).toEqual(over);
});

test("it opens neither the desk nor, as a token of the desk, the portal", async () => {
  const token = await viewAsTestPerson(portal, company, staff);
  expect(statusAndCode(await portal.call({ path: "/desk/v1/me", token }))).toEqual(over);
  expect(statusAndCode(await me(staff.token))).toEqual(over);
  const [head = "", claims = "", seal = ""] = token.split(".");
  const otherSeal = seal.replace(/^./, seal.startsWith("A") ? "B" : "A");
  expect(statusAndCode(await me([head, claims, otherSeal].join(".")))).toEqual(over);
});

test.for<[string, (token: string) => Promise<unknown>]>([
  ["it is ended", (token) => post("/desk/v1/customer-views/end", token)],
  ["who looks signs out", () => post("/desk/v1/sign-out", staff.token)],
  [
    "who looks is locked",
    () =>
      portal.database.db
        .updateTable("staff")
        .set({ locked_at: testNow })
        .where("id", "=", staff.staffId)
        .execute(),
  ],
  [
    "who looks loses the role",
    () =>
      portal.database.db
        .updateTable("staff")
        .set({ roles: ["dispatch"] })
        .where("id", "=", staff.staffId)
        .execute(),
  ],
  [
    "the person loses the access",
    () =>
      portal.database.db
        .updateTable("memberships")
        .set({ deleted_at: testNow })
        .where("user_id", "=", company.userId)
        .execute(),
  ],
  [
    "the person's company is deactivated",
    () =>
      portal.database.db
        .updateTable("companies")
        .set({ deactivated_at: testNow })
        .where("id", "=", company.companyId)
        .execute(),
  ],
  ["who looks opens another one", () => viewAsTestPerson(portal, company, staff)],
])("it ends at once when %s", async ([, end]) => {
  const token = await viewAsTestPerson(portal, company, staff);
  expect((await me(token)).statusCode).toBe(200);
  await end(token);
  expect(statusAndCode(await me(token))).toEqual(over);
});

test("it shows the rights and sites of the person as they are now", async () => {
  const { userId } = await createTestUser(portal, company.companyId, {
    permissions: [permission.defaultUser],
    siteIds: [],
  });
  const token = await viewAsTestPerson(portal, { ...company, userId }, staff);
  const orders = await portal.call({ path: "/service-location/all/orders", token });
  expect(statusAndCode(orders)).toEqual([403, "forbidden"]);
});

test("who is only invited, and who belongs to another company, is not viewed", async () => {
  const stranger = await createTestCompany(portal);
  for (const userId of [await inviteTestUser(portal, company), stranger.userId]) {
    const path = `/desk/v1/customers/${company.companyId}/people/${userId}/view`;
    const body = { reason: viewReason };
    const answer = await portal.call({ method: "POST", path, body, token: staff.token });
    expect(statusAndCode(answer)).toEqual([404, "not_found"]);
  }
});

test("both logs keep who looked and why, and the person finds it among their devices", async () => {
  const token = await viewAsTestPerson(portal, company, staff);
  portal.setNow("2027-03-01T08:10:00Z");
  await post("/desk/v1/customer-views/end", token);
  await post("/desk/v1/customer-views/end", token);
  const log = await portal.call({ path: "/audit-log?category=sign_in", token: company.token });
  const [newest] = log.json<{ entries: object[] }>().entries;
  expect(newest).toMatchObject({
    actor: null,
    action: "viewed_by_staff",
    occurredOn: "2027-03-01T08:00:00.000Z",
    after: { staff: "Sinem Aydın", reason: viewReason, endsOn: "01.03.2027 09:30 Uhr" },
  });
  const administrator = await createTestStaff(portal);
  const path = `/desk/v1/log?staffId=${staff.staffId}`;
  const own = await portal.call({ path, token: administrator.token });
  const entries = own.json<{ entries: { action: string; subject: string }[] }>().entries;
  expect(entries.map(({ action }) => action)).toEqual(["view_ended", "view_opened", "signed_in"]);
  expect(entries[1]?.subject).toContain(viewReason);
  const devices = await portal.call({ path: "/account/sessions", token: company.token });
  expect(devices.json<SignedInDevices>().views).toEqual([
    {
      id: expect.any(String) as string,
      staffName: "Sinem Aydın",
      reason: viewReason,
      openedOn: "2027-03-01T08:00:00.000Z",
      endedOn: "2027-03-01T08:10:00.000Z",
    },
  ]);
});

test("a document that staff opens stays unopened by the customer", async () => {
  const { id: documentId } = await createTestDocument(portal, company);
  const token = await viewAsTestPerson(portal, company, staff);
  const file = await portal.call({ path: `/docuware/document/${documentId}/file`, token });
  expect(file.statusCode).toBe(200);
  const openings = portal.database.db
    .selectFrom("document_openings")
    .selectAll()
    .where("document_id", "=", documentId);
  expect(await openings.execute()).toEqual([]);
  await portal.call({ path: `/docuware/document/${documentId}/file`, token: company.token });
  expect(await openings.execute()).toHaveLength(1);
});

test("a reason has 10 characters at least", async () => {
  const path = `/desk/v1/customers/${company.companyId}/people/${company.userId}/view`;
  const ask = (reason: string) => portal.call({ method: "POST", path, body: { reason }, token: staff.token });
  expect(statusAndCode(await ask("Anruf"))).toEqual([400, "validation"]);
  expect((await ask("Anruf 4711")).statusCode).toBe(201);
  expect((await ask("Anruf 4711")).json<OpenedCustomerView>().endsOn).toBe("2027-03-01T08:30:00Z");
});
