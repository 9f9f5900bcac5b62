import { randomUUID } from "node:crypto";
import { agreementsApi } from "@kreislauf/contract/agreements";
import { type Endpoint, permission } from "@kreislauf/contract/base";
import { orderingApi, ordersApi } from "@kreislauf/contract/orders";
import { separationApi } from "@kreislauf/contract/separation";
import type { SignedIn } from "@kreislauf/contract/session";
import { sitesApi } from "@kreislauf/contract/sites";
import { usersApi } from "@kreislauf/contract/users";
import { afterAll, beforeAll, expect, test } from "vitest";
import { agreementExamples } from "../examples/agreement-examples.ts";
import { peopleExamples } from "../examples/people-examples.ts";
import { separationExamples } from "../examples/separation-examples.ts";
import { siteExamples } from "../examples/site-examples.ts";
import { createTestCompany, type TestCompany } from "../factories/company.ts";
import { createTestOrder } from "../factories/order.ts";
import { openTestPortal, statusAndCode, type TestPortal, type TestRequest } from "../portal/portal.ts";

/** The tests repeat each call with an idempotency key after the person has lost sites or permissions. */

const endpoints: Readonly<Record<string, Endpoint>> = {
  ...usersApi,
  ...sitesApi,
  ...agreementsApi,
  ...ordersApi,
  ...orderingApi,
  ...separationApi,
};

let portal: TestPortal;
let company: TestCompany;

type Example = (
  company: TestCompany,
) => Pick<TestRequest, "path" | "body"> | Promise<Pick<TestRequest, "path" | "body">>;
const examples: Readonly<Record<string, Example>> = {
  ...peopleExamples(() => portal),
  ...siteExamples(() => portal),
  ...separationExamples(() => portal),
  ...agreementExamples(
    () => portal,
    (options) => createTestOrder(portal, company, options),
  ),
  createOrder: ({ siteId, agreementId }) => ({
    path: "/order/create",
    body: {
      serviceLocationId: siteId,
      agreementId,
      containerActionId: 4,
      amount: 1,
      desiredDate: "2027-03-10",
    },
  }),
};

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const idempotent = Object.keys(endpoints).filter((name) => endpoints[name]?.idempotent !== undefined);

test.for(idempotent)(
  "%s answers again only to whoever still has the site, the right and the company",
  async (name) => {
    company = await createTestCompany(portal);
    const { companyId, userId } = company;
    const { db } = portal.database;
    const example = await examples[name]?.(company);
    const headers = { "idempotency-key": randomUUID() };
    const repeat = (token = company.token) =>
      portal.call({ method: "POST", path: example?.path ?? "", body: example?.body, token, headers });
    const first = await repeat();
    expect(first.statusCode, first.body).toBe(endpoints[name]?.status ?? 200);
    expect((await repeat()).json()).toEqual(first.json());

    const assigned = await db.selectFrom("user_sites").selectAll().where("user_id", "=", userId).execute();
    await db.deleteFrom("user_sites").where("user_id", "=", userId).execute();
    expect(statusAndCode(await repeat())).toEqual([404, "not_found"]);
    await db.insertInto("user_sites").values(assigned).execute();
    expect((await repeat()).json()).toEqual(first.json());

    const hold = (permissions: readonly number[]) =>
      db
        .updateTable("memberships")
        .set({ permissions: [...permissions] })
        .where("user_id", "=", userId)
        .where("company_id", "=", companyId)
        .execute();
    await hold([permission.defaultUser]);
    expect(statusAndCode(await repeat())).toEqual([403, "forbidden"]);
    await hold(Object.values(permission));

    const other = await createTestCompany(portal);
    await db
      .insertInto("memberships")
      .values({
        user_id: userId,
        company_id: other.companyId,
        permissions: Object.values(permission),
        created_at: portal.now().toString(),
        deleted_at: null,
      })
      .execute();
    const elsewhere = await portal.call({
      method: "POST",
      path: "/auth/switch-company",
      body: { companyId: other.companyId },
      token: company.token,
    });
    const { accessToken } = elsewhere.json<SignedIn>();
    expect(statusAndCode(await repeat(accessToken))).toEqual([409, "idempotency_mismatch"]);
  },
);

test("those calls are known", () => {
  expect(idempotent.toSorted()).toEqual([
    "addSeparationEvidence",
    "addSite",
    "addTires",
    "createAgreement",
    "createExternalContact",
    "createGroupedOrders",
    "createInquiry",
    "createOrder",
    "createSiteOrders",
    "inviteUser",
    "saveSeparationReason",
  ]);
});
