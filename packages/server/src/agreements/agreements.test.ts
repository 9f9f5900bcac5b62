import { randomUUID } from "node:crypto";
import { cycleInterval, type Agreement, type AgreementChangeFields } from "@kreislauf/contract/agreements";
import { permission } from "@kreislauf/contract/base";
import { agreementType, containerAction as action } from "@kreislauf/contract/catalog";
import type { ProviderAgreement } from "@kreislauf/contract/provider";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestAgreement, ensureTestOffer } from "../../test/factories/agreement.ts";
import {
  createTestCompany,
  createTestKey,
  createTestUser,
  type TestCompany,
} from "../../test/factories/company.ts";
import { createTestOrder } from "../../test/factories/order.ts";
import { openTestPortal, testNow, type TestPortal } from "../../test/portal/portal.ts";

/** Changes, stock, numbers and ends of agreements, by customers and by the provider. */

let portal: TestPortal;
let company: TestCompany;
let key: string;

beforeAll(async () => {
  portal = await openTestPortal();
  key = await createTestKey(portal);
  await ensureTestOffer(portal, "periodic");
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal);
});

interface Answered<T> {
  readonly status: number;
  readonly body: T & { readonly code: string; readonly message: string; readonly details: readonly object[] };
}

async function call<T = Agreement>(
  path: string,
  body?: object,
  { token = company.token, language = "de" } = {},
): Promise<Answered<T>> {
  const answer = await portal.call({
    method: body === undefined ? "GET" : "POST",
    path,
    ...(body !== undefined && { body }),
    token,
    headers: { "accept-language": language },
  });
  return { status: answer.statusCode, body: answer.json() };
}

const biweekly = {
  agreementTypeId: agreementType.periodic,
  cycleInterval: cycleInterval.twoWeeks,
  weekday1: 2,
};
const update = (body: object = biweekly, options?: Parameters<typeof call>[2]) =>
  call("/agreement/update", { agreementId: company.agreementId, ...body }, options);
const withdraw = () => call("/agreement/withdraw-change", { agreementId: company.agreementId });
const provide = (verb: string, body: object, agreementId = company.agreementId) =>
  call<ProviderAgreement>(
    `/provider/v1/agreement/${agreementId}/${verb}`,
    { eventId: randomUUID(), occurredAt: portal.now().toString(), ...body },
    { token: key },
  );
const log = async () =>
  (
    await call<{ entries: { change: string; changedBy: { name: string }; new: AgreementChangeFields }[] }>(
      `/agreement/${company.agreementId}/change-log`,
    )
  ).body.entries;
const mails = () =>
  portal.database.db
    .selectFrom("outbox_mails")
    .select(["kind", "data"])
    .where("recipient_id", "=", company.userId)
    .execute();
const set = (columns: object) =>
  portal.database.db.updateTable("agreements").set(columns).where("id", "=", company.agreementId).execute();

describe("a change", () => {
  test("waits for the provider, with who asked and when", async () => {
    const { status, body } = await update();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      agreementTypeId: agreementType.callOff,
      pendingCycleDay: true,
      pendingChange: {
        ...biweekly,
        weekday2: null,
        requestedOn: testNow,
        requestedBy: { id: company.userId, name: "Jana Petersen" },
        effectiveOn: null,
      },
    });
    expect((await log())[0]).toMatchObject({
      change: "change_requested",
      changedBy: { name: "Jana Petersen" },
    });
  });

  test("is refused while another one is pending, and taken after that is withdrawn", async () => {
    await update();
    expect((await update({ ...biweekly, weekday1: 3 })).body.code).toBe("change_pending");
    expect((await withdraw()).body.pendingChange).toBeNull();
    expect((await withdraw()).body.code).toBe("no_pending_change");
    expect((await update({ ...biweekly, weekday1: 3 })).status).toBe(200);
  });

  test("asked for by two people at once is one", async () => {
    const answers = await Promise.all([update(), update({ ...biweekly, weekday1: 3 })]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  test.for([
    ["a weekend day", { ...biweekly, weekday1: 6 }, "weekday1"],
    ["no day", { ...biweekly, weekday1: null }, "cycleInterval"],
    ["two days of two weeks", { ...biweekly, weekday2: 4 }, "weekday2"],
    ["one day twice a week", { ...biweekly, cycleInterval: 20, weekday2: 2 }, "weekday2"],
    ["a cycle on call", { ...biweekly, agreementTypeId: 3 }, "cycleInterval"],
    ["an unknown interval", { ...biweekly, cycleInterval: 18 }, "cycleInterval"],
  ] as const)("with %s does not fit", async ([, body, field]) => {
    const { status, body: answer } = await update(body);
    expect([status, answer.code]).toEqual([400, "validation"]);
    expect(answer.details).toMatchObject([{ field }]);
  });

  test("to twice a week takes two days in either order", async () => {
    const twice = { ...biweekly, cycleInterval: cycleInterval.twiceWeekly, weekday1: 5, weekday2: 2 };
    expect((await update(twice)).body.pendingChange).toMatchObject({ weekday1: 5, weekday2: 2 });
  });

  test("without its agreement says so in the words of the specification", async () => {
    const { body } = await call("/agreement/update", { agreementTypeId: 3 }, { language: "en" });
    expect(body).toMatchObject({
      code: "validation",
      message: "No correct Agreement data provided",
      details: [{ field: "agreementId" }],
    });
  });

  test("needs permission 13", async () => {
    const orderer = await createTestUser(portal, company.companyId, {
      permissions: [permission.defaultUser, permission.orderManager],
      siteIds: [company.siteId],
    });
    expect((await update(biweekly, { token: orderer.token })).status).toBe(403);
  });
});

describe("the provider", () => {
  test("accepts a change for the next day of Berlin, which nobody takes back any more", async () => {
    await update();
    portal.setNow("2027-03-01T08:10:00Z");
    const { body } = await provide("decide-change", { accepted: true, note: "Tour 4" });
    expect(body.pendingChange?.effectiveOn).toBe("2027-03-02");
    expect((await withdraw()).body.code).toBe("change_accepted");
    expect((await update({ ...biweekly, weekday1: 4 })).body.code).toBe("change_accepted");
    expect((await provide("decide-change", { accepted: false })).body.code).toBe("change_accepted");
    expect(await mails()).toMatchObject([
      { kind: "agreement_change_decided", data: { effectiveOn: "2027-03-02", note: "Tour 4" } },
    ]);
  });

  test("declines a change, and the agreement stays as it is", async () => {
    await update();
    expect((await provide("decide-change", { accepted: false })).body).toMatchObject({
      pendingChange: null,
      agreementTypeId: agreementType.callOff,
    });
    expect((await log())[0]).toMatchObject({ change: "change_declined", changedBy: { name: "Disposition" } });
    expect(await mails()).toMatchObject([{ data: { effectiveOn: null } }]);
    expect((await update()).status).toBe(200);
  });

  test("decides nothing that was withdrawn meanwhile", async () => {
    await update();
    await withdraw();
    expect((await provide("decide-change", { accepted: true })).body.code).toBe("no_pending_change");
  });

  test.for([
    [1, "stock_below_withdrawals", 2],
    [2, undefined, 2],
    [3, undefined, 3],
  ] as const)(
    "sets a stock of %i beside two open withdrawals: %s",
    async ([containersOnSite, code, after]) => {
      for (const desiredDate of ["2027-03-10", "2027-03-11"]) {
        await createTestOrder(portal, company, { containerActionId: action.remove, desiredDate });
      }
      const { body } = await provide("stock", { containersOnSite });
      expect(body.code).toBe(code);
      const { body: agreement } = await call<ProviderAgreement>(
        `/provider/v1/agreement/${company.agreementId}`,
        undefined,
        { token: key },
      );
      expect(agreement.containersOnSite).toBe(after);
    },
  );

  test("starts a requested agreement by its first container", async () => {
    await set({ status: "requested", containers_on_site: 0 });
    expect((await provide("stock", { containersOnSite: 0 })).body.status).toBe("requested");
    expect((await provide("stock", { containersOnSite: 1 })).body.status).toBe("active");
    expect((await log()).map(({ change }) => change)).toEqual(["started", "stock_set", "stock_set"]);
  });

  test("gives a number, and none twice", async () => {
    const other = await createTestAgreement(portal, company.companyId, company.siteId);
    const agreementNumber = randomUUID();
    expect((await provide("number", { agreementNumber })).body.agreementNumber).toBe(agreementNumber);
    expect((await provide("number", { agreementNumber }, other)).body.code).toBe("agreement_number_taken");
    expect((await provide("number", { agreementNumber: "" })).status).toBe(400);
  });

  test("ends an agreement on a day ahead: what is ordered after it falls away, what is ordered before stays", async () => {
    const before = await createTestOrder(portal, company, { desiredDate: "2027-03-10" });
    const after = await createTestOrder(portal, company, { desiredDate: "2027-03-11" });
    const { body } = await provide("end", { endsOn: "2027-03-10" });
    expect(body).toMatchObject({ status: "active", endsOn: "2027-03-10", endedOn: null });
    const orders = await portal.database.db
      .selectFrom("orders")
      .select(["id", "status"])
      .where("id", "in", [before, after])
      .orderBy("id")
      .execute();
    expect(orders.map(({ status }) => status)).toEqual([1, 4]);
  });

  test("ends an agreement at once whose last day is over", async () => {
    await update();
    const { body } = await provide("end", { endsOn: "2027-02-28" });
    expect(body).toMatchObject({ status: "ended", endedOn: "2027-02-28", containersOnSite: 0 });
    expect(body.pendingChange).toBeNull();
    expect((await provide("end", { endsOn: "2027-02-28" })).body.code).toBe("agreement_ended");
    expect((await provide("stock", { containersOnSite: 1 })).body.code).toBe("agreement_ended");
  });

  test("reports each event once, and none behind a later one of the same agreement", async () => {
    const event = { eventId: randomUUID(), containersOnSite: 5 };
    expect((await provide("stock", event)).body.containersOnSite).toBe(5);
    await provide("stock", { containersOnSite: 6 });
    expect((await provide("stock", event)).body.containersOnSite).toBe(5);
    expect(
      (await call(`/provider/v1/agreement/${company.agreementId}`, undefined, { token: key })).body,
    ).toMatchObject({
      containersOnSite: 6,
    });
    const earlier = { occurredAt: "2027-03-01T07:00:00Z", containersOnSite: 7 };
    expect((await provide("stock", earlier)).body.code).toBe("event_out_of_order");
    const other = { ...event, containersOnSite: 8 };
    expect((await provide("stock", other)).body.code).toBe("idempotency_mismatch");
  });
});

test("a site tells its waste types and what can be ordered there", async () => {
  const place = (what: string) => `/service-location/${company.siteId}/${what}`;
  expect((await call(place("waste-types"))).body).toEqual({
    wasteTypes: [{ id: 101, description: "Altholz A I–III", avvCode: "17 02 01", hazardous: false }],
  });
  const ids = async () =>
    (
      await call<{ containerActions: { id: number }[] }>(place("container-actions"))
    ).body.containerActions.map(({ id }) => id);
  // Sorted by their German words: Abholen, Abziehen, Aufstellen, Leeren, Tauschen.
  expect(await ids()).toEqual([1, 3, 5, 4, 2]);
  await set({ containers_on_site: 0 });
  expect(await ids()).toEqual([5]);
  await set({ status: "ended" });
  expect(await ids()).toEqual([]);
});
