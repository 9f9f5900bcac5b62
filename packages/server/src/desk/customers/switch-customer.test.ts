import type { CreatedCalendarFeed } from "@kreislauf/contract/exports";
import type { DeskCustomerDetail, DeskPersonRights } from "@kreislauf/contract/desk";
import { orderStatus } from "@kreislauf/contract/orders";
import type { SignedIn } from "@kreislauf/contract/session";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { endTestAgreements } from "../../../test/factories/agreement.ts";
import {
  addTestMembership,
  createTestCompany,
  signInTestUser,
  type TestCompany,
  testPassword,
} from "../../../test/factories/company.ts";
import { viewReason } from "../../../test/factories/customer-view.ts";
import { createTestOrder } from "../../../test/factories/order.ts";
import { createTestStaff, type TestStaff } from "../../../test/factories/staff.ts";
import { openTestPortal, statusAndCode, testNow, type TestPortal } from "../../../test/portal/portal.ts";

let portal: TestPortal;
let staff: TestStaff;
let company: TestCompany;
beforeAll(async () => {
  portal = await openTestPortal();
  staff = await createTestStaff(portal, { roles: ["master_data", "administration"] });
});
afterAll(() => portal.close());
beforeEach(async () => {
  company = await createTestCompany(portal);
});

const desk = (path: string, body?: object) =>
  portal.call({
    ...(body && { method: "POST", body }),
    path: `/desk/v1/customers/${company.companyId}${path}`,
    token: staff.token,
  });
const turn = (active: boolean) => desk("/active", { active });
const signIn = () =>
  portal.call({
    method: "POST",
    path: "/auth/login/credentials",
    body: { email: company.email, password: testPassword },
  });
const agreement = () =>
  portal.database.db
    .selectFrom("agreements")
    .select(["status", "ends_on"])
    .where("id", "=", company.agreementId)
    .executeTakeFirstOrThrow();
const statusOf = (id: number) =>
  portal.database.db.selectFrom("orders").select("status").where("id", "=", id).executeTakeFirstOrThrow();
const logged = async () => {
  const answer = await portal.call({ path: "/desk/v1/log", token: staff.token });
  return answer
    .json<{ entries: { action: string; subjectId: number }[] }>()
    .entries.filter(
      ({ action, subjectId }) => action.startsWith("company_") && subjectId === company.companyId,
    )
    .map(({ action }) => action);
};

test("what ends is counted before, and ends: agreements today, later orders, everybody's access", async () => {
  const later = await createTestOrder(portal, company, { desiredDate: "2027-07-06" });
  const feed = await portal.call({
    method: "POST",
    path: "/calendar/feeds",
    body: { serviceLocationId: null, ordered: true, periodic: true, reminder: false },
    token: company.token,
  });
  const feedPath = feed.json<CreatedCalendarFeed>().address.replace(/^.*\/api/, "");
  expect((await portal.call({ path: feedPath })).statusCode).toBe(200);
  expect((await desk("/deactivation")).json()).toMatchObject({ agreements: 1, orders: 1, people: 1 });
  expect((await agreement()).ends_on).toBeNull();

  const { customer } = (await turn(false)).json<DeskCustomerDetail>();
  expect(customer.deactivatedOn).toBe("2027-03-01T08:00:00.000Z");
  await endTestAgreements(portal);
  expect((await agreement()).ends_on).toBe(testNow.slice(0, 10));
  expect((await statusOf(later)).status).toBe(orderStatus.cancelled);
  expect(statusAndCode(await signIn())).toEqual([403, "company_deactivated"]);
  expect(statusAndCode(await portal.call({ path: "/user", token: company.token }))).toEqual([
    401,
    "unauthenticated",
  ]);
  expect((await portal.call({ path: feedPath })).statusCode).toBe(404);
  expect((await desk("/deactivation")).json()).toMatchObject({ orders: 0 });
});

test("a deactivated company is not changed at the desk, and what it has stays", async () => {
  const today = await createTestOrder(portal, company);
  await portal.database.db
    .updateTable("orders")
    .set({ desired_date: testNow.slice(0, 10) })
    .where("id", "=", today)
    .execute();
  const rights = `/people/${company.userId}/rights`;
  const { version, permissions } = (await desk(rights)).json<DeskPersonRights>();
  await turn(false);
  await endTestAgreements(portal);
  const person = { firstName: "Ada", lastName: "Voß", email: "ada@test.example", phone: "+4940123456" };
  expect(statusAndCode(await desk("/people", person))).toEqual([403, "customer_deactivated"]);
  const edit = { version: "", name: "Neu", documents: true };
  expect(statusAndCode(await desk("/change", edit))).toEqual([403, "customer_deactivated"]);
  const wish = { version, permissions: permissions.slice(1) };
  expect(statusAndCode(await desk(rights, wish))).toEqual([403, "customer_deactivated"]);
  const view = await desk(`/people/${company.userId}/view`, { reason: viewReason });
  expect(statusAndCode(view)).toEqual([403, "customer_deactivated"]);
  const detail = (await desk("")).json<DeskCustomerDetail>();
  expect([detail.sites.length, detail.people.length]).toEqual([1, 1]);
  expect((await statusOf(today)).status).toBe(orderStatus.open);
});

test("activated again its people get in, and what ended stays ended; twice the same is logged once", async () => {
  for (const active of [false, false, true, true]) {
    expect((await turn(active)).statusCode).toBe(200);
    await endTestAgreements(portal);
  }
  const { accessToken } = await signInTestUser(portal, company.email);
  expect((await portal.call({ path: "/user", token: accessToken })).statusCode).toBe(200);
  expect((await agreement()).ends_on).toBe(testNow.slice(0, 10));
  expect(await logged()).toEqual(["company_activated", "company_deactivated"]);
});

test("a person of two companies goes on in the other one only", async () => {
  const other = await createTestCompany(portal);
  await addTestMembership(portal, company.userId, other.companyId);
  await turn(false);
  const signedIn = (await signIn()).json<SignedIn>();
  expect(signedIn.user.companyId).toBe(other.companyId);
  const back = await portal.call({
    method: "POST",
    path: "/auth/switch-company",
    body: { companyId: company.companyId },
    token: signedIn.accessToken,
  });
  expect(statusAndCode(back)).toEqual([403, "company_deactivated"]);
});
