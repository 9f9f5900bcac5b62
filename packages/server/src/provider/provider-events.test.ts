import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestCompany, createTestKey, type TestCompany } from "../../test/factories/company.ts";
import { createTestOrder } from "../../test/factories/order.ts";
import { createOrderActions, type OrderActions } from "../../test/portal/order-actions.ts";
import { testPhoto } from "../../test/factories/photo.ts";
import { openTestPortal, testNow, type TestPortal } from "../../test/portal/portal.ts";
import { ensureSecondWasteType } from "../../test/examples/provider-examples.ts";

let portal: TestPortal;
let company: TestCompany;
let acts: OrderActions;
let orderId: number;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal);
  acts = await createOrderActions(portal, company, await createTestKey(portal));
  orderId = await createTestOrder(portal, company);
});

const confirmation = { confirmedDate: "2027-03-10" };

describe("the same event twice", () => {
  test("answers the same and happens once, whatever has happened since", async () => {
    const event = { eventId: randomUUID(), occurredAt: testNow, ...confirmation };
    const first = await acts.provider(orderId, "confirm", event);
    await acts.cancel(orderId);
    expect(await acts.provider(orderId, "confirm", event)).toEqual(first);
    expect((await acts.log(orderId)).map(({ change }) => change)).toEqual(["cancelled", "confirmed"]);
  });

  test("side by side happens once", async () => {
    const event = { eventId: randomUUID(), reason: "Tor verschlossen" };
    const answers = await Promise.all(Array.from({ length: 8 }, () => acts.provider(orderId, "fail", event)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await acts.log(orderId)).toHaveLength(1);
  });

  test("with another body, another order or another command is refused", async () => {
    const eventId = randomUUID();
    const event = { eventId, occurredAt: testNow, ...confirmation };
    await acts.provider(orderId, "confirm", event);
    const other = await createTestOrder(portal, company);
    const answers = [
      await acts.provider(orderId, "confirm", { ...event, confirmedDate: "2027-03-11" }),
      await acts.provider(other, "confirm", event),
      await acts.provider(orderId, "cancel", { eventId, occurredAt: testNow }),
    ];
    expect(answers.map(({ code }) => code)).toEqual(Array(3).fill("idempotency_mismatch"));
  });

  test("plans one order", async () => {
    const event = {
      eventId: randomUUID(),
      agreementId: company.agreementId,
      containerActionId: 1,
      desiredDate: "2027-03-10",
    };
    const [one, other] = [await acts.plan(event), await acts.plan(event)];
    expect([one.status, other]).toEqual([201, one]);
  });

  test("can come again after it was refused", async () => {
    const event = { eventId: randomUUID(), occurredAt: testNow, confirmedDate: "2027-03-11" };
    expect((await acts.provider(orderId, "confirm", event)).code).toBe("confirmed_date_differs");
    await acts.edit(orderId, { version: 1, desiredDate: "2027-03-11" });
    expect((await acts.provider(orderId, "confirm", event)).status).toBe(200);
  });
});

describe("events out of order", () => {
  test("an older one than the last known of the order is refused", async () => {
    portal.setNow("2027-03-01T10:00:00Z");
    const at = (occurredAt: string) => ({ occurredAt });
    await acts.provider(orderId, "confirm", { ...confirmation, ...at("2027-03-01T09:00:00Z") });
    const older = await acts.provider(orderId, "propose", {
      date: "2027-03-12",
      ...at("2027-03-01T08:59:59Z"),
    });
    expect(older).toMatchObject({ status: 409, code: "event_out_of_order" });
    const same = await acts.provider(orderId, "propose", {
      date: "2027-03-12",
      ...at("2027-03-01T09:00:00Z"),
    });
    expect(same.status).toBe(200);
  });

  test("of other orders do not matter", async () => {
    const other = await createTestOrder(portal, company);
    await acts.provider(orderId, "confirm", confirmation);
    const older = { ...confirmation, occurredAt: "2027-02-28T09:00:00Z" };
    expect((await acts.provider(other, "confirm", older)).status).toBe(200);
  });

  test.for([
    ["2027-03-01T08:05:00Z", 200],
    ["2027-03-01T08:05:01Z", 409],
  ] as const)("a clock ahead is borne up to five minutes: %s", async ([occurredAt, status]) => {
    expect((await acts.provider(orderId, "confirm", { ...confirmation, occurredAt })).status).toBe(status);
  });
});

describe("what the provider reports", () => {
  test("stands in the order, in its history, and under the same rules for the customer", async () => {
    portal.setNow("2027-03-10T12:00:00Z");
    const report = { weightKg: 1_250.5, treatmentCode: "R12", photo: testPhoto };
    const { body } = await acts.provider(orderId, "execute", report);
    expect(body).toMatchObject({
      orderStatusId: 1,
      executedOn: "2027-03-10",
      weightKg: 1_250.5,
      treatmentCode: "R12",
    });
    expect(await acts.order(orderId)).toMatchObject({
      hasExecutionPhoto: true,
      treatmentCode: "R12",
      actions: { claim: { allowed: false, reason: "desired_date_not_past" } },
    });
    expect((await acts.log(orderId))[0]).toMatchObject({
      change: "executed",
      changedBy: { id: 95, name: "Disposition" },
      new: { executedOn: "2027-03-10", weightKg: 1_250.5, treatmentCode: "R12", hasPhoto: true },
    });
    portal.setNow("2027-03-11T08:00:00Z");
    expect((await acts.claim(orderId)).status).toBe(200);
  });

  test.for(["R0", "R14", "D16", "X1", "r3", "R3 "])("is no treatment: '%s'", async (treatmentCode) => {
    expect(await acts.provider(orderId, "execute", { treatmentCode })).toMatchObject({ status: 400 });
  });

  test("is another waste: the words before and after stand in the history", async () => {
    const wasteTypeId = await ensureSecondWasteType(portal);
    await acts.provider(orderId, "redeclare", { wasteTypeId });
    expect((await acts.order(orderId)).wasteType).toMatchObject({
      id: wasteTypeId,
      description: "Altholz A IV",
    });
    expect((await acts.log(orderId))[0]).toMatchObject({
      old: { wasteType: "Altholz A I–III" },
      new: { wasteType: "Altholz A IV" },
    });
  });

  test("is an empty trip: a claim of its own, with its ticket", async () => {
    await acts.provider(orderId, "claim", { claimReasonId: 4, reason: "Zufahrt versperrt" });
    const ticket = { ticketNumber: "T-20417", ticketStatus: "in Arbeit", hint: "Wir melden uns." };
    await acts.provider(orderId, "ticket", ticket);
    expect((await acts.order(orderId)).claim).toMatchObject({
      claimReason: "Leerfahrt",
      claimedBy: { id: 95 },
      ...ticket,
      editedBy: { id: 95 },
    });
    expect((await acts.claim(orderId, { claimReasonId: 4 })).code).toBe("validation");
  });

  test("of its own orders no customer may change anything", async () => {
    const { body } = await acts.plan({
      agreementId: company.agreementId,
      containerActionId: 3,
      desiredDate: "2027-03-06",
    });
    const codes = [
      await acts.edit(body.id, { version: 1, noteToDisposer: "Tor 2" }),
      await acts.cancel(body.id),
      await acts.claim(body.id),
      await acts.complete(body.id),
    ].map(({ code }) => code);
    expect(codes).toEqual(Array(4).fill("order_system_created"));
  });
});
