import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Order } from "@kreislauf/contract/orders";
import { createTestAgreement } from "../../../test/factories/agreement.ts";
import {
  createTestCompany,
  createTestUser,
  signInTestUser,
  type TestCompany,
} from "../../../test/factories/company.ts";
import { openTestPortal, testNow, type TestPortal } from "../../../test/portal/portal.ts";

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

/** The Tuesday after the test's Monday, which is the earliest date for an emptying. */
const tuesday = "2027-03-02";
const wish = () => ({
  serviceLocationId: company.siteId,
  agreementId: company.agreementId,
  containerActionId: 4,
  amount: 1,
  desiredDate: tuesday,
});

const order = (body: unknown, headers: Record<string, string> = {}, token = company.token) =>
  portal.call({ method: "POST", path: "/order/create", body, token, headers });

async function countRows() {
  const { db } = portal.database;
  const count = async (table: "orders" | "order_log" | "outbox_mails" | "idempotency_keys") => {
    const all = db.fn.countAll<number>().as("rows");
    const { rows } = await db.selectFrom(table).select(all).executeTakeFirstOrThrow();
    return rows;
  };
  return {
    orders: await count("orders"),
    log: await count("order_log"),
    mails: await count("outbox_mails"),
    keys: await count("idempotency_keys"),
  };
}

describe("an order that can be given", () => {
  test("answers 201 with the order and what can be done with it", async () => {
    const answer = await order({ ...wish(), customerOrderNumber: "4500012873", noteToDisposer: "Tor 2" });
    expect(answer.statusCode).toBe(201);
    expect(answer.json<Order>()).toMatchObject({
      orderStatusId: 1,
      actionDescription: "Leeren",
      amount: 1,
      desiredDate: tuesday,
      timeWindow: "all_day",
      latestExecutionDate: "2027-03-09",
      orderDate: "2027-03-01",
      customerOrderNumber: "4500012873",
      noteToDisposer: "Tor 2",
      disposer: "Testentsorger",
      version: 1,
      createdByUser: { id: company.userId, name: "Jana Petersen" },
      actions: {
        cancel: { allowed: true, until: "2027-03-01T23:00:00Z" },
        claim: { allowed: false, reason: "desired_date_not_past" },
      },
    });
  });

  test("is written with its log entry and its mail, or not at all", async () => {
    const before = await countRows();
    const { id } = (await order(wish())).json<Order>();
    const { orders, log: entries, mails, keys } = before;
    expect(await countRows()).toEqual({ orders: orders + 1, log: entries + 1, mails: mails + 1, keys });
    const log = await portal.call({ path: `/order-change-log/${id}`, token: company.token });
    expect(log.json()).toMatchObject({
      entries: [
        { change: "created", changedBy: { id: company.userId }, new: { amount: 1, desiredDate: tuesday } },
      ],
    });
  });

  test("stands in the order list with its count", async () => {
    const { id } = (await order(wish())).json<Order>();
    const list = await portal.call({
      path: `/service-location/${company.siteId}/orders?totalamounts=true`,
      token: company.token,
    });
    expect(list.json()).toMatchObject({ orders: [{ id }], total: 1, orderAmountsByOrderStatus: { "1": 1 } });
  });
});

describe("what cannot be ordered leaves nothing behind", () => {
  const cases = [
    ["an unknown site", () => ({ ...wish(), serviceLocationId: 999_999 }), 404, "not_found"],
    ["an unknown agreement", () => ({ ...wish(), agreementId: 999_999 }), 404, "not_found"],
    ["a Saturday", () => ({ ...wish(), desiredDate: "2027-03-06" }), 409, "not_a_working_day"],
    ["Good Friday", () => ({ ...wish(), desiredDate: "2027-03-26" }), 409, "holiday"],
    ["today", () => ({ ...wish(), desiredDate: "2027-03-01" }), 409, "before_earliest_date"],
    [
      "the day before a placement can stand",
      () => ({ ...wish(), containerActionId: 5, desiredDate: "2027-03-05" }),
      409,
      "before_earliest_date",
    ],
    ["more than stand there", () => ({ ...wish(), amount: 3 }), 409, "amount_above_count"],
    [
      "more withdrawn than stand there",
      () => ({ ...wish(), containerActionId: 3, amount: 3 }),
      409,
      "amount_above_count",
    ],
    [
      "an action the catalog does not offer",
      () => ({ ...wish(), containerActionId: 9 }),
      409,
      "action_not_offered",
    ],
    ["no amount", () => ({ ...wish(), amount: 0 }), 400, "validation"],
    ["a date that does not exist", () => ({ ...wish(), desiredDate: "2027-02-30" }), 400, "validation"],
    ["a field that does not exist", () => ({ ...wish(), price: 1 }), 400, "validation"],
    ["a number as text", () => ({ ...wish(), amount: "1" }), 400, "validation"],
    ["a control character", () => ({ ...wish(), noteToDisposer: "a\u0000b" }), 400, "validation"],
    ["half a character", () => ({ ...wish(), noteToDisposer: "a\ud800" }), 400, "validation"],
    ["an id beyond the database", () => ({ ...wish(), agreementId: 2_147_483_648 }), 400, "validation"],
  ] as const;

  test.for(cases)("%s", async ([, body, status, code]) => {
    const before = await countRows();
    const answer = await order(body(), { "idempotency-key": "refused" });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
    expect(answer.json<{ message: string }>().message).toMatch(/[a-zäöü]{3}.*\.$/);
    expect(await countRows()).toEqual(before);
  });

  test("a broken body", async () => {
    const answer = await portal.app.inject({
      method: "POST",
      url: "/api/order/create",
      headers: { authorization: `Bearer ${company.token}`, "content-type": "application/json" },
      payload: '{"amount":',
    });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, "validation"]);
  });

  test("a holiday of that Land only", async () => {
    const saxony = await createTestCompany(portal, { land: "SN" });
    const repentanceDay = { desiredDate: "2027-11-17", containerActionId: 4, amount: 1 };
    const inSaxony = {
      ...repentanceDay,
      serviceLocationId: saxony.siteId,
      agreementId: saxony.agreementId,
    };
    expect((await order(inSaxony, {}, saxony.token)).json()).toMatchObject({ code: "holiday" });
    expect((await order({ ...wish(), ...repentanceDay })).statusCode).toBe(201);
  });

  test("another company's agreement, though one's own site is named", async () => {
    const other = await createTestCompany(portal);
    expect((await order({ ...wish(), agreementId: other.agreementId })).statusCode).toBe(404);
    expect(
      (await order({ ...wish(), agreementId: other.agreementId, serviceLocationId: other.siteId }))
        .statusCode,
    ).toBe(404);
  });

  test("without the right to order", async () => {
    const reader = await createTestUser(portal, company.companyId, {
      permissions: [11, 13],
      siteIds: [company.siteId],
    });
    expect((await order(wish(), {}, reader.token)).statusCode).toBe(403);
  });

  test("at a site that is not assigned", async () => {
    const stranger = await createTestUser(portal, company.companyId, {
      permissions: [11, 14],
      siteIds: [],
    });
    expect((await order(wish(), {}, stranger.token)).statusCode).toBe(404);
  });

  test("at an inactive site", async () => {
    await portal.database.db
      .updateTable("sites")
      .set({ active: false })
      .where("id", "=", company.siteId)
      .execute();
    expect((await order(wish())).json()).toMatchObject({ code: "location_inactive" });
  });
});

describe("an idempotency key", () => {
  const key = { "idempotency-key": "11111111-2222-3333-4444-555555555555" };

  test("gives the first answer again, even when the rules have moved on", async () => {
    const first = await order(wish(), key);
    portal.setNow("2027-03-01T20:00:00Z");
    const { accessToken } = await signInTestUser(portal, company.email);
    const second = await order(wish(), key, accessToken);
    expect(second.statusCode).toBe(201);
    expect(second.json()).toEqual(first.json());
  });

  test("with another body is refused", async () => {
    await order(wish(), key);
    const answer = await order({ ...wish(), amount: 2 }, key);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, "idempotency_mismatch"]);
  });

  test("makes one order of parallel twins", async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => order(wish(), key)));
    expect(new Set(answers.map((answer) => answer.json<Order>().id)).size).toBe(1);
  });

  test("is forgotten with a refused attempt and after 24 hours", async () => {
    expect((await order({ ...wish(), amount: 9 }, key)).statusCode).toBe(409);
    const first = (await order(wish(), key)).json<Order>();
    portal.setNow("2027-03-02T08:00:01Z");
    const { accessToken } = await signInTestUser(portal, company.email);
    const second = await order({ ...wish(), desiredDate: "2027-03-08" }, key, accessToken);
    expect(second.statusCode).toBe(201);
    expect(second.json<Order>().id).not.toBe(first.id);
  });
});

test("two people who take the last containers at once: one gets them", async () => {
  const agreementId = await createTestAgreement(portal, company.companyId, company.siteId, 1);
  const withdrawal = { ...wish(), agreementId, containerActionId: 3, desiredDate: "2027-03-10" };
  const answers = await Promise.all([order(withdrawal), order(withdrawal), order(withdrawal)]);
  expect(answers.map((answer) => answer.statusCode).toSorted((one, other) => one - other)).toEqual([
    201, 409, 409,
  ]);
});
