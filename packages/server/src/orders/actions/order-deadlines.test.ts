import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestCompany, createTestKey } from "../../../test/factories/company.ts";
import { createTestOrder } from "../../../test/factories/order.ts";
import { createOrderActions } from "../../../test/portal/order-actions.ts";
import { openTestPortal, testNow, type TestPortal } from "../../../test/portal/portal.ts";

/**
 * The last second before and the first second after every deadline, over HTTP, for both values of `ORDER_EDIT_CUTOFF`.
 */

const portals = new Map<"noon" | "24h", TestPortal>();

beforeAll(async () => {
  for (const cutoff of ["noon", "24h"] as const) {
    portals.set(cutoff, await openTestPortal({ ORDER_EDIT_CUTOFF: cutoff }));
  }
});
afterAll(() => Promise.all([...portals.values()].map((portal) => portal.close())));

/** Creates an order long before its desired date, then sets the clock to `now`. */
async function at(now: string, desiredDate: string, cutoff: "noon" | "24h" = "noon") {
  const portal = portals.get(cutoff) as TestPortal;
  portal.setNow(testNow);
  const company = await createTestCompany(portal);
  const acts = await createOrderActions(portal, company, await createTestKey(portal));
  const orderId = await createTestOrder(portal, company, { desiredDate });
  portal.setNow(now);
  return { acts, orderId };
}

const note = { version: 1, noteToDisposer: "Tor 2" };

describe("editing by the noon rule", () => {
  test.for([
    // In winter time. After noon from Monday to Thursday, orders for dates at least two days ahead can be edited.
    ["2027-03-08T11:00:00Z", "2027-03-09", 200],
    ["2027-03-08T11:00:01Z", "2027-03-09", 409],
    ["2027-03-08T11:00:01Z", "2027-03-10", 200],
    ["2027-03-11T11:00:00Z", "2027-03-12", 200],
    ["2027-03-11T11:00:01Z", "2027-03-12", 409],
    // After noon on Friday, dates at least four days ahead: Monday is closed, Tuesday open.
    ["2027-03-12T11:00:00Z", "2027-03-15", 200],
    ["2027-03-12T11:00:01Z", "2027-03-15", 409],
    ["2027-03-12T11:00:01Z", "2027-03-16", 200],
    // After noon on Saturday, dates at least three days ahead: Monday is open again until noon.
    ["2027-03-12T22:59:59Z", "2027-03-15", 409],
    ["2027-03-12T23:00:00Z", "2027-03-15", 200],
    ["2027-03-13T11:00:00Z", "2027-03-15", 200],
    ["2027-03-13T11:00:01Z", "2027-03-15", 409],
    ["2027-03-13T11:00:01Z", "2027-03-16", 200],
    // After noon on Sunday, dates at least two days ahead.
    ["2027-03-14T11:00:00Z", "2027-03-15", 200],
    ["2027-03-14T11:00:01Z", "2027-03-15", 409],
    ["2027-03-14T11:00:01Z", "2027-03-16", 200],
    // On the day on which summer time begins, and on the day on which it ends.
    ["2027-03-28T10:00:00Z", "2027-03-30", 200],
    ["2027-03-28T10:00:00Z", "2027-03-29", 200],
    ["2027-03-28T10:00:01Z", "2027-03-29", 409],
    ["2027-10-31T11:00:00Z", "2027-11-01", 200],
    ["2027-10-31T11:00:01Z", "2027-11-01", 409],
    // On the day itself, never.
    ["2027-03-09T23:00:00Z", "2027-03-10", 409],
  ] as const)("at %s for %s answers %i", async ([now, desiredDate, status]) => {
    const { acts, orderId } = await at(now, desiredDate);
    const answer = await acts.edit(orderId, note);
    expect([answer.status, answer.code]).toEqual([status, status === 200 ? "" : "edit_too_late"]);
    expect((await acts.order(orderId)).actions.edit.allowed).toBe(status === 200);
  });
});

describe("editing until 24 hours before", () => {
  test.for([
    ["2027-03-08T23:00:00Z", "2027-03-10", 200],
    ["2027-03-08T23:00:01Z", "2027-03-10", 409],
    ["2027-03-12T11:00:01Z", "2027-03-15", 200],
    // 24 hours are not always a day: if the clocks change in between, the deadline is at 23:00 or at 1:00 instead of
    // midnight.
    ["2027-03-27T22:00:00Z", "2027-03-29", 200],
    ["2027-03-27T22:00:01Z", "2027-03-29", 409],
    ["2027-10-30T23:00:00Z", "2027-11-01", 200],
    ["2027-10-30T23:00:01Z", "2027-11-01", 409],
  ] as const)("at %s for %s answers %i", async ([now, desiredDate, status]) => {
    const { acts, orderId } = await at(now, desiredDate, "24h");
    expect((await acts.edit(orderId, note)).status).toBe(status);
  });
});

describe("cancelling ends, claiming and setting to done begin with a Berlin day", () => {
  const midnights = [
    // The last second before each day and its first second: in winter, around both changes of the clocks, and in summer
    // time.
    ["2027-03-10", "2027-03-09T22:59:59Z", "2027-03-09T23:00:00Z"],
    ["2027-03-28", "2027-03-27T22:59:59Z", "2027-03-27T23:00:00Z"],
    ["2027-03-29", "2027-03-28T21:59:59Z", "2027-03-28T22:00:00Z"],
    ["2027-10-31", "2027-10-30T21:59:59Z", "2027-10-30T22:00:00Z"],
    ["2027-11-01", "2027-10-31T22:59:59Z", "2027-10-31T23:00:00Z"],
  ] as const;

  test.for(midnights)("D %s can be cancelled at %s, not at %s", async ([desiredDate, before, after]) => {
    const late = await at(after, desiredDate);
    expect((await late.acts.cancel(late.orderId)).code).toBe("desired_date_not_in_future");
    const inTime = await at(before, desiredDate);
    expect((await inTime.acts.cancel(inTime.orderId)).status).toBe(200);
  });

  test.for([
    ["2027-03-09", "2027-03-09T22:59:59Z", "2027-03-09T23:00:00Z"],
    ["2027-03-28", "2027-03-28T21:59:59Z", "2027-03-28T22:00:00Z"],
    ["2027-10-31", "2027-10-31T22:59:59Z", "2027-10-31T23:00:00Z"],
  ] as const)("D %s has not passed at %s, but at %s", async ([desiredDate, before, after]) => {
    for (const verb of ["claim", "complete"] as const) {
      const early = await at(before, desiredDate);
      expect((await early.acts[verb](early.orderId)).code).toBe("desired_date_not_past");
      const inTime = await at(after, desiredDate);
      expect((await inTime.acts[verb](inTime.orderId)).status).toBe(200);
    }
  });
});
