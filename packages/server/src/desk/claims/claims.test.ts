import type { DeskClaim, DeskClaimState, DeskSecondTripAnswer } from "@kreislauf/contract/desk";
import { closeReason, type Order, type OrderList, orderStatus } from "@kreislauf/contract/orders";
import { freeOfCharge, type OrderPrice } from "@kreislauf/contract/purchasing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testEvent } from "../../../test/examples/provider-examples.ts";
import { createTestCompany, createTestKey, type TestCompany } from "../../../test/factories/company.ts";
import { createTestDocument, testFigures, testLine } from "../../../test/factories/document.ts";
import { createTestOrder } from "../../../test/factories/order.ts";
import { createTestStaff, type TestStaff } from "../../../test/factories/staff.ts";
import { openTestPortal, statusAndCode, testNow, type TestPortal } from "../../../test/portal/portal.ts";

let portal: TestPortal;
let staff: TestStaff;
beforeAll(async () => {
  portal = await openTestPortal();
  staff = await createTestStaff(portal);
});
afterAll(() => portal.close());

const listed = async (query: string) =>
  (await portal.call({ path: `/desk/v1/claims?${query}`, token: staff.token })).json<{
    claims: DeskClaim[];
    counts: Record<DeskClaimState, number>;
  }>();

test("a claim stands with its ticket, age and report until it is answered, and then waits for the customer", async () => {
  const now = Temporal.Instant.from(testNow);
  const company = await createTestCompany(portal);
  const executedOn = "2027-02-22";
  const claimed = { desiredDate: executedOn, executedOn, status: orderStatus.claimed };
  // Claimed on the Friday before, at the same time of day.
  portal.setNow(now.subtract({ hours: 72 }).toString());
  const first = await createTestOrder(portal, company, claimed);
  portal.setNow(testNow);
  const second = await createTestOrder(portal, company, claimed);

  const open = await listed("state=open");
  expect(open.claims.map(({ order }) => order.id)).toEqual([first, second]);
  expect(open.counts).toEqual({ open: 2, answered: 0, closed: 0 });
  expect(open.claims[0]).toMatchObject({
    isAnswered: false,
    serviceMinutes: 9 * 60,
    claim: { hasPhoto: false },
    report: { executedOn, weightKg: null, failedTripReason: null },
  });

  const ticket = {
    version: 1,
    ticketNumber: "T-20417",
    ticketStatus: "Beantwortet",
    hint: "Wir kommen am Freitag.",
  };
  await portal.call({
    method: "POST",
    path: `/desk/v1/orders/${first}/ticket`,
    body: ticket,
    token: staff.token,
  });
  portal.setNow(now.add({ minutes: 20 }).toString());
  const answered = await listed("state=answered&search=T-20417");
  expect(answered.counts).toEqual({ open: 1, answered: 1, closed: 0 });
  expect(answered.claims).toHaveLength(1);
  expect(answered.claims[0]).toMatchObject({
    isAnswered: true,
    serviceMinutes: 9 * 60,
    claim: { ticketNumber: "T-20417", hint: "Wir kommen am Freitag." },
  });
  expect((await listed("state=open&search=T-20417")).claims).toEqual([]);
});

const claimedOrder = (company: TestCompany) =>
  createTestOrder(portal, company, { desiredDate: "2027-02-22", status: orderStatus.claimed });
const send = (orderId: number, verb: string, body: object, token = staff.token) =>
  portal.call({ method: "POST", path: `/desk/v1/orders/${orderId}/${verb}`, body, token });

test("a second trip is an order of its own, and the claim's answer names it", async () => {
  const company = await createTestCompany(portal);
  const orderId = await claimedOrder(company);
  const wish = { version: 1, date: "2027-03-05", ticketNumber: "T-7" };
  const answer = await send(orderId, "second-trip", wish);
  expect(answer.statusCode).toBe(200);
  const { secondOrderId, secondOrderNumber } = answer.json<DeskSecondTripAnswer>();
  const second = await portal.call({ path: `/order/${secondOrderId}`, token: company.token });
  expect(second.json<Order>()).toMatchObject({ desiredDate: "2027-03-05", confirmedDate: "2027-03-05" });
  expect(second.json<Order>().details).toContain("Ticket T-7, ohne Berechnung");
  const claimed = await portal.call({ path: `/order/${orderId}`, token: company.token });
  expect(claimed.json<Order>()).toMatchObject({
    orderStatusId: orderStatus.claimed,
    claim: {
      ticketStatus: "Zweite Fahrt am 05.03.2027",
      hint: `Wir kommen am 05.03.2027 noch einmal, Auftrag ${secondOrderNumber}.`,
    },
  });
  expect(statusAndCode(await send(orderId, "second-trip", wish))).toEqual([409, "order_changed"]);
});

test("a second trip is free of charge, also after a change that takes no more, and charged by what takes more", async () => {
  const company = await createTestCompany(portal);
  const key = await createTestKey(portal);
  const prices = [{ unit: "piece", cents: 8_950, vatRate: 19 }];
  await portal.call({
    method: "POST",
    path: `/provider/v1/agreement/${company.agreementId}/prices`,
    body: { ...testEvent(portal), version: "Preisliste 2027-01", validFrom: "2027-01-01", prices },
    token: key,
  });
  const orderId = await claimedOrder(company);
  const wish = { version: 1, date: "2027-03-05", ticketNumber: "T-7" };
  const answer = (await send(orderId, "second-trip", wish)).json<DeskSecondTripAnswer>();
  const second = answer.secondOrderId;
  const priceOf = async (id: number) =>
    (await portal.call({ path: `/order/${id}/price`, token: company.token })).json<{ price: OrderPrice }>()
      .price;
  const edit = async (change: object) => {
    const { version } = (await portal.call({ path: `/order/${second}`, token: company.token })).json<Order>();
    const edited = await portal.call({
      method: "PATCH",
      path: `/order/edit/${second}`,
      body: { version, ...change },
      token: company.token,
    });
    expect(edited.statusCode, edited.body).toBe(200);
  };
  expect(await priceOf(second)).toEqual(freeOfCharge);
  const invoice = testFigures([
    testLine({ quantity: 1, unitPrice: 8_950, orderNumber: answer.secondOrderNumber }),
  ]);
  const { id } = await createTestDocument(portal, company, { invoice });
  expect((await portal.call({ path: `/invoice/${id}/check`, token: company.token })).json()).toMatchObject({
    lines: [{ expectedAmount: 0, deviations: [{ kind: "price", difference: 8_950 }] }],
  });
  await edit({ desiredDate: "2027-03-08" });
  expect(await priceOf(second)).toEqual(freeOfCharge);
  await edit({ amount: 2 });
  expect(await priceOf(second)).toMatchObject({ kind: "firm", netAmount: 17_900 });
});

test.each([
  [{ date: "2027-03-01" }, [409, "date_not_in_future"]],
  [{ date: "2027-02-30" }, [400, "validation"]],
  [{ ticketNumber: "" }, [400, "validation"]],
  [{ version: 7 }, [409, "order_changed"]],
])("a second trip with %j is refused, and nothing is left behind", async (change, refusal) => {
  const company = await createTestCompany(portal);
  const orderId = await claimedOrder(company);
  const wish = { version: 1, date: "2027-03-05", ticketNumber: "T-7", ...change };
  expect(statusAndCode(await send(orderId, "second-trip", wish))).toEqual(refusal);
  const { orders } = (
    await portal.call({ path: "/service-location/all/orders", token: company.token })
  ).json<OrderList>();
  expect(orders.map(({ id }) => id)).toEqual([orderId]);
});

test("an order without an open claim gets no second trip", async () => {
  const company = await createTestCompany(portal);
  const orderId = await createTestOrder(portal, company);
  const wish = { version: 1, date: "2027-03-05", ticketNumber: "T-7" };
  expect(statusAndCode(await send(orderId, "second-trip", wish))).toEqual([409, "order_not_claimed"]);
});

test("a closed claim is found with how it ended, by words and by its reason", async () => {
  const company = await createTestCompany(portal);
  const orderId = await claimedOrder(company);
  const before = await listed("state=closed");
  const closing = { orderId, version: 1, closeReasonId: closeReason.fulfilledLate };
  const closed = await portal.call({
    method: "POST",
    path: "/order/close-claim",
    body: closing,
    token: company.token,
  });
  expect(closed.statusCode, closed.body).toBe(200);
  const after = await listed("state=closed");
  expect(after.counts.closed).toBe(before.counts.closed + 1);
  const [claim] = after.claims;
  expect(claim).toMatchObject({
    order: { id: orderId, orderStatusId: orderStatus.done },
    closedOn: expect.any(String) as string,
    closeReasonId: closeReason.fulfilledLate,
  });
  const number = claim?.order.orderNumber ?? "";
  const reason = claim?.claim.claimReasonId ?? 0;
  expect((await listed(`state=closed&search=${number}&claimReasonId=${reason}`)).claims).toHaveLength(1);
  const other = reason === 1 ? 2 : 1;
  expect((await listed(`state=closed&search=${number}&claimReasonId=${other}`)).claims).toEqual([]);
  expect((await listed(`state=open&search=${number}`)).claims).toEqual([]);
});

test("a claim that was made by mistake stays so, whatever its order becomes", async () => {
  const company = await createTestCompany(portal);
  const orderId = await claimedOrder(company);
  await portal.call({
    method: "POST",
    path: "/order/close-claim",
    body: { orderId, version: 1, closeReasonId: closeReason.byMistake },
    token: company.token,
  });
  await portal.database.db
    .updateTable("orders")
    .set({ status: orderStatus.failedTrip })
    .where("id", "=", orderId)
    .execute();
  const { claims } = await listed("state=closed");
  expect(claims.find(({ order }) => order.id === orderId)).toMatchObject({
    order: { orderStatusId: orderStatus.failedTrip },
    closeReasonId: closeReason.byMistake,
  });
});
