import type { DeskClaim, DeskClaimState } from "@kreislauf/contract/desk";
import { orderStatus } from "@kreislauf/contract/orders";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCompany } from "../../test/factories/company.ts";
import { createTestOrder } from "../../test/factories/order.ts";
import { createTestStaff, type TestStaff } from "../../test/factories/staff.ts";
import { openTestPortal, testNow, type TestPortal } from "../../test/portal/portal.ts";

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
  // On the Friday before, at the same time of the day.
  portal.setNow(now.subtract({ hours: 72 }).toString());
  const first = await createTestOrder(portal, company, claimed);
  portal.setNow(testNow);
  const second = await createTestOrder(portal, company, claimed);

  const open = await listed("state=open");
  expect(open.claims.map(({ order }) => order.id)).toEqual([first, second]);
  expect(open.counts).toEqual({ open: 2, answered: 0 });
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
  expect(answered.counts).toEqual({ open: 1, answered: 1 });
  expect(answered.claims).toHaveLength(1);
  expect(answered.claims[0]).toMatchObject({
    isAnswered: true,
    serviceMinutes: 9 * 60,
    claim: { ticketNumber: "T-20417", hint: "Wir kommen am Freitag." },
  });
  expect((await listed("state=open&search=T-20417")).claims).toEqual([]);
});
