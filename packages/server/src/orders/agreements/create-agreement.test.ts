import { randomUUID } from "node:crypto";
import type { FieldError } from "@kreislauf/contract/base";
import { agreementType } from "@kreislauf/contract/catalog";
import type { CreatedAgreement } from "@kreislauf/contract/orders";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ensureTestOffer } from "../../../test/factories/agreement.ts";
import { createTestCompany, createTestKey, type TestCompany } from "../../../test/factories/company.ts";
import { createOrderActions, type OrderActions } from "../../../test/portal/order-actions.ts";
import { openTestPortal, testNow, type TestPortal } from "../../../test/portal/portal.ts";

/** A new container: its agreement, the order that places it, and what can happen to both. */

let portal: TestPortal;
let company: TestCompany;
let acts: OrderActions;

beforeAll(async () => {
  portal = await openTestPortal();
  await ensureTestOffer(portal, "periodic");
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal);
  acts = await createOrderActions(portal, company, await createTestKey(portal));
});

type Answer = CreatedAgreement & { code: string; message: string; details: FieldError[] };

const callOff = {
  wasteTypeId: 101,
  containerTypeId: 203,
  agreementTypeId: 3,
  amount: 2,
  desiredDate: "2027-03-08",
};

async function create(body: object = {}, headers: Readonly<Record<string, string>> = {}) {
  const answer = await portal.call({
    method: "POST",
    path: "/agreement/create",
    body: { serviceLocationId: company.siteId, ...callOff, ...body },
    token: company.token,
    headers,
  });
  return { status: answer.statusCode, body: answer.json<Answer>() };
}

const countAgreements = async () => {
  const rows = await portal.database.db
    .selectFrom("agreements")
    .select("id")
    .where("company_id", "=", company.companyId)
    .execute();
  return rows.length;
};

describe("a new container", () => {
  test("makes a requested agreement that waits for its number, and the order that places it", async () => {
    const { status, body } = await create({ details: "Neben den Waschplatz" });
    expect(status).toBe(201);
    expect(body.agreement).toMatchObject({
      agreementNumber: null,
      createdOn: new Date(testNow).toISOString(),
      status: "requested",
      containersOnSite: 0,
      containerActionIds: [5],
      nextDates: ["2027-03-08"],
    });
    expect(body.order).toMatchObject({
      agreement: { agreementId: body.agreement.agreementId },
      containerActionId: 5,
      amount: 2,
      desiredDate: "2027-03-08",
      details: "Neben den Waschplatz",
    });
    expect(await acts.mails(body.order.id)).toMatchObject([{ kind: "order_received" }]);
  });

  test("runs once it stands", async () => {
    const { body } = await create();
    await acts.provider(body.order.id, "execute");
    expect(await acts.agreement(body.agreement.agreementId)).toMatchObject({
      status: "active",
      containers_on_site: 2,
    });
  });

  test("ends with its only placement", async () => {
    const { body } = await create();
    await acts.cancel(body.order.id);
    expect((await acts.agreement(body.agreement.agreementId)).status).toBe("ended");
    const again = {
      agreementId: body.agreement.agreementId,
      containerActionId: 5,
      desiredDate: "2027-03-08",
    };
    expect((await acts.create(again)).code).toBe("agreement_ended");
  });

  test("with a rhythm begins its cycle an interval after the week it comes in", async () => {
    const periodic = { agreementTypeId: agreementType.periodic, cycleInterval: 12, weekday1: 2 };
    const { body } = await create(periodic);
    expect(body.agreement).toMatchObject({ ...periodic, weekday2: null });
    expect((await acts.agreement(body.agreement.agreementId)).cycle_start).toBe("2027-04-05");
  });

  test("sent twice with one key is one", async () => {
    const headers = { "idempotency-key": randomUUID() };
    const answers = await Promise.all([create({}, headers), create({}, headers)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(await countAgreements()).toBe(2);
    expect((await create({ amount: 3 }, headers)).body.code).toBe("idempotency_mismatch");
  });

  test.for([
    ["no waste type", { wasteTypeId: null }, "wasteTypeId"],
    ["no container", { containerTypeId: null }, "containerTypeId"],
    ["a weekend day", { agreementTypeId: 4, cycleInterval: 19, weekday1: 7 }, "weekday1"],
    ["no rhythm", { agreementTypeId: 4 }, "cycleInterval"],
    ["no amount", { amount: 0 }, "amount"],
    ["a date that is none", { desiredDate: "2027-02-29" }, "desiredDate"],
    ["a field of nobody's", { colour: "green" }, "colour"],
  ] as const)("with %s does not fit", async ([, body, field]) => {
    const answer = await create(body);
    expect([answer.status, answer.body.code]).toEqual([400, "validation"]);
    expect(answer.body.details.map((each) => each.field)).toEqual([field]);
  });

  test.for([
    ["en", "Please fill out all required fields"],
    ["de", "Bitte füllen Sie alle Pflichtfelder aus."],
  ])("that names neither waste nor container says so (%s)", async ([language = "", sentence]) => {
    const headers = { "accept-language": language };
    expect((await create({ wasteTypeId: null, containerTypeId: null }, headers)).body.message).toBe(sentence);
  });
});

test("an order without its action says so in the words of the specification", async () => {
  const answer = await portal.call({
    method: "POST",
    path: "/order/create",
    body: { serviceLocationId: company.siteId, agreementId: company.agreementId, amount: 1 },
    token: company.token,
    headers: { "accept-language": "en" },
  });
  expect(answer.json<Answer>().message).toBe("Container action is required!");
});

describe("the lead time", () => {
  const ask = async (body: object) => {
    const answer = await portal.call({
      method: "POST",
      path: "/util/lead-time-info",
      body: { containerActionId: 5, amount: 1, ...body },
      token: company.token,
    });
    return answer.json<{ code: string; earliestDate: string; containersOnSite: Record<string, number> }>();
  };
  const long = () => ({ serviceLocationId: company.siteId, mynatureSortId: 101, containerTypeId: 203 });

  // Good Friday is 26 March, Easter Monday the 29th.
  test.for([
    ["2027-03-01T10:59:59Z", "2027-03-08"],
    ["2027-03-01T11:00:00Z", "2027-03-08"],
    ["2027-03-01T11:00:01Z", "2027-03-09"],
    ["2027-03-22T08:00:00Z", "2027-03-31"],
    ["2027-03-25T11:00:01Z", "2027-04-06"],
    ["2027-03-27T08:00:00Z", "2027-04-06"],
  ] as const)("of a placement asked for at %s ends on %s, in both forms", async ([now, earliestDate]) => {
    portal.setNow(now);
    // The session from the beginning of the test has expired by then.
    const token = acts.token();
    const call = async (body: object) =>
      (
        await portal.call({
          method: "POST",
          path: "/util/lead-time-info",
          body: { containerActionId: 5, amount: 1, ...body },
          token,
        })
      ).json<{ earliestDate: string }>().earliestDate;
    expect(await call(long())).toBe(earliestDate);
    expect(await call({ agreementId: company.agreementId })).toBe(earliestDate);
  });

  test("names what nobody offers", async () => {
    expect((await ask({ ...long(), agreementTypeId: 1 })).code).toBe("not_in_catalog");
    expect((await ask({ ...long(), agreementTypeId: 4 })).earliestDate).toBe("2027-03-08");
    expect((await ask({ ...long(), containerActionId: 9 })).code).toBe("action_not_offered");
  });
});
