import { addDays, berlinDate, weekdayOf } from "@kreislauf/contract/base";
import { containerAction as action } from "@kreislauf/contract/catalog";
import type { OrderChange } from "@kreislauf/contract/orders";
import { systemUser } from "@kreislauf/contract/users";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createRandom, type Random } from "../seed/random.ts";
import { createTestAgreement } from "../../test/factories/agreement.ts";
import { createTestCompany, createTestKey, type TestCompany } from "../../test/factories/company.ts";
import { createTestOrder } from "../../test/factories/order.ts";
import { createOrderActions, type OrderActions } from "../../test/portal/order-actions.ts";
import { openTestPortal, testNow, type TestPortal } from "../../test/portal/portal.ts";
import { ensureSecondWasteType } from "../../test/examples/provider-examples.ts";
import { completeOrdersWithoutFeedback } from "./jobs/complete-orders-without-feedback.ts";
import { expireProposals } from "./jobs/expire-proposals.ts";
import type { OrderRow } from "./base/orders.tables.ts";

/**
 * Random lives of orders against the real server: whatever is tried, in any sequence and at any time, no order ever
 * reaches a forbidden state. The expectations are written by hand, without the product's rules.
 */

const lives = livesAskedFor();
const longestSequence = 9;
/** How often each kind of change must have happened for the run to be meaningful: 100 times in 10,000 lives. */
const leastOften = Math.floor((lives.to - lives.from) / 100);

/** By default 300 lives; `SUITE=full` runs 10,000, `LIVES=2500-5000` only a part of them. */
function livesAskedFor(): { readonly from: number; readonly to: number } {
  const [from, to] = (process.env["LIVES"] ?? "").split("-").map(Number);
  if (from !== undefined && to !== undefined) return { from, to };
  return { from: 0, to: process.env["SUITE"] === "full" ? 10_000 : 300 };
}

let portal: TestPortal;
let company: TestCompany;
let acts: OrderActions;

beforeAll(async () => {
  portal = await openTestPortal();
  company = await createTestCompany(portal);
  acts = await createOrderActions(portal, company, await createTestKey(portal));
  await ensureSecondWasteType(portal);
});
afterAll(() => portal.close());

/** Log entries that do not change the order. */
type Unchanging = "created" | "imported" | "approved" | "message";
/** Changes that only the desk makes, within seconds (`desk/undo-answers.test.ts`). */
type Undone = "confirmation_undone" | "proposal_undone";

/** The allowed status changes of an order, by its log. */
const lawful: Readonly<Record<Exclude<OrderChange, Unchanging | Undone>, readonly string[]>> = {
  edited: ["1-1"],
  cancelled: ["1-4"],
  claimed: ["1-3"],
  claim_closed: ["3-1", "3-2", "3-4"],
  done: ["1-2"],
  confirmed: ["1-1"],
  executed: ["1-1", "3-3"],
  failed_trip: ["1-5"],
  redeclared: ["1-1", "3-3"],
  weight_corrected: ["1-1", "2-2", "3-3"],
  ticket_updated: ["3-3"],
  proposed: ["1-1"],
  proposal_accepted: ["1-1"],
  proposal_kept: ["1-1"],
  proposal_lapsed: ["1-1"],
  moved: ["1-1"],
};

type Status = { readonly status: number };
type Try = (order: OrderRow, random: Random) => Promise<Status>;

const today = () => berlinDate(portal.now());
/** A day from yesterday to 18 days ahead, usually a working day. */
function someDay(random: Random): string {
  const day = addDays(today(), random.between(-1, 16));
  return weekdayOf(day) > 5 && random.chance(0.8) ? addDays(day, 2) : day;
}

const tries: Readonly<Record<string, Try>> = {
  edit: ({ id, version }, random) =>
    acts.edit(id, {
      version: random.chance(0.95) ? version : version + 1,
      noteToDisposer: `Tor ${random.between(1, 9)}`,
      ...(random.chance(0.4) && { desiredDate: someDay(random) }),
      ...(random.chance(0.2) && { amount: random.between(1, 3) }),
    }),
  cancel: ({ id }) => acts.cancel(id),
  claim: ({ id }) => acts.claim(id),
  complete: ({ id }) => acts.complete(id),
  close: ({ id }, random) => acts.close(id, random.between(1, 3)),
  answer: ({ id, version }, random) => {
    const answer = random.pick(["accept", "keep", "other"]);
    return acts.answer(id, { version, answer, ...(answer === "other" && { desiredDate: someDay(random) }) });
  },
  confirm: ({ id, desired_date }, random) =>
    acts.provider(id, "confirm", { confirmedDate: random.chance(0.9) ? desired_date : someDay(random) }),
  propose: ({ id }, random) => acts.provider(id, "propose", { date: someDay(random) }),
  execute: ({ id }, random) => acts.provider(id, "execute", { weightKg: random.between(0, 5_000) }),
  correct: ({ id }, random) => acts.provider(id, "correct-weight", { weightKg: random.between(0, 5_000) }),
  fail: ({ id }) => acts.provider(id, "fail", { reason: "Tor verschlossen" }),
  withdrawn: ({ id }) => acts.provider(id, "cancel"),
  raise: ({ id }) => acts.provider(id, "claim", { claimReasonId: 4 }),
  redeclare: ({ id }, random) => acts.provider(id, "redeclare", { wasteTypeId: random.pick([101, 108]) }),
  ticket: ({ id }) => acts.provider(id, "ticket", { ticketNumber: "T-1", ticketStatus: "offen" }),
  move: ({ id }, random) => acts.provider(id, "move-placement", { date: someDay(random) }),
};

/** What a person looking at the order would try, and sometimes anything at all. */
function chooseTry(order: OrderRow, random: Random): string {
  const all = Object.keys(tries);
  if (random.chance(0.35)) return random.pick(all);
  if (order.status === 3) return random.pick(["close", "close", "ticket", "execute", "correct", "redeclare"]);
  if (order.status !== 1) return random.pick(all);
  if (order.proposal !== null) return random.pick(["answer", "answer", "answer", "propose", "cancel"]);
  if (order.desired_date < today())
    return random.pick(["claim", "complete", "execute", "correct", "redeclare"]);
  if (order.container_action_id === action.place) return random.pick(["move", "confirm", "propose", "edit"]);
  return random.pick([
    "edit",
    "confirm",
    "propose",
    "propose",
    "execute",
    "fail",
    "cancel",
    "withdrawn",
    "raise",
  ]);
}

const readOrder = (id: number) =>
  portal.database.db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const readLastEntry = (id: number) =>
  portal.database.db
    .selectFrom("order_log")
    .selectAll()
    .where("order_id", "=", id)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();

/** What holds for an order at any time. */
function expectSound(order: OrderRow): void {
  const isOver = [2, 4, 5].includes(order.status);
  expect(order.finished_on !== null, "over if and only if finished").toBe(isOver);
  expect(order.status !== 3 || order.claim !== null, "claimed with a claim").toBe(true);
  expect(order.status === 4, "cancelled with who and why").toBe(order.cancellation !== null);
  expect(order.status === 5, "failed with a reason").toBe(order.failed_trip_reason !== "");
  const isToDo = order.status === 1 && order.executed_on === null;
  expect(isToDo || order.proposal === null, "proposed while to do").toBe(true);
  expect(order.confirmed_date ?? order.desired_date).toBe(order.desired_date);
  expect((order.executed_on ?? "") <= today(), "carried out by today").toBe(true);
  expect(order.latest_execution_date > order.desired_date).toBe(true);
}

/** What holds between an order before and after an attempt. */
async function expectLawful(before: OrderRow, answered: Status | undefined) {
  const after = await readOrder(before.id);
  expectSound(after);
  const isRefused = answered !== undefined && answered.status >= 300;
  const isSame = after.version === before.version;
  expect(answered?.status ?? 200).toBeLessThan(500);
  // An unchanged order has an unchanged version; that its log is unchanged too is checked at the end of its life.
  expect(isRefused || isSame ? after : before).toEqual(before);
  expect(after.version - before.version).toBeLessThanOrEqual(1);
  if (isSame) return { after, entry: undefined };
  const entry = await readLastEntry(before.id);
  expect(lawful[entry.change as keyof typeof lawful], entry.change).toContain(
    `${before.status}-${after.status}`,
  );
  const wasPast = before.desired_date < today();
  expect(wasPast ? after.desired_date : before.desired_date).toBe(before.desired_date);
  return { after, entry };
}

async function expectOneEntryAVersion({ id, version }: OrderRow): Promise<void> {
  const { entries } = await portal.database.db
    .selectFrom("order_log")
    .select(({ fn }) => fn.countAll<number>().as("entries"))
    .where("order_id", "=", id)
    .executeTakeFirstOrThrow();
  expect(entries).toBe(version - 1);
}

/** Runs the job until no order is due, because orders of earlier lives may come first. */
async function untilNoneIsDue(job: typeof completeOrdersWithoutFeedback): Promise<void> {
  const source = { db: portal.database.db, clock: portal, config: portal.config };
  while ((await job(source)) > 0);
}

async function expectStock(agreementId: number, start: number): Promise<void> {
  const { db } = portal.database;
  const orders = await db.selectFrom("orders").selectAll().where("agreement_id", "=", agreementId).execute();
  const movedBy = orders
    .filter((order) => order.executed_on !== null || order.status === 2)
    .reduce((sum, { container_action_id, amount }) => {
      if (container_action_id === action.place) return sum + amount;
      return container_action_id === action.remove ? sum - amount : sum;
    }, 0);
  const { containers_on_site, status, ended_on } = await acts.agreement(agreementId);
  expect(containers_on_site).toBe(Math.max(0, start + movedBy));
  expect(status === "ended" && containers_on_site > 0).toBe(false);
  const isAhead = (order: OrderRow) =>
    order.status === 1 && order.executed_on === null && order.desired_date > (ended_on ?? "9999");
  expect(orders.filter(isAhead), "nothing is ordered beyond the end").toEqual([]);
}

async function begin(random: Random): Promise<{ orderId: number; agreementId: number; stock: number }> {
  portal.setNow(testNow);
  const kind = random.pick([
    action.empty,
    action.empty,
    action.empty,
    action.place,
    action.remove,
    action.exchange,
  ]);
  const isRequested = kind === action.place && random.chance(0.3);
  const stock = isRequested ? 0 : 2;
  const { companyId, siteId } = company;
  const state = isRequested ? "requested" : "active";
  const agreementId = await createTestAgreement(portal, companyId, siteId, stock, "usual", state);
  const orderId = await createTestOrder(
    portal,
    { ...company, agreementId },
    {
      containerActionId: kind,
      amount: random.between(1, 2),
      desiredDate: addDays(today(), random.pick([-3, -1, 0, 1, 2, 3, 7, 8, 9, 10, 11, 15])),
      ...(random.chance(0.1) && { createdBy: systemUser.provider }),
    },
  );
  // A later order needs the containers, whatever becomes of the withdrawal.
  if (kind === action.remove)
    await createTestOrder(portal, { ...company, agreementId }, { desiredDate: addDays(today(), 40) });
  // Created directly in the database, the order has no deadline of its own yet.
  await portal.database.db
    .updateTable("orders")
    .set({ latest_execution_date: "2027-05-01" })
    .where("id", "=", orderId)
    .execute();
  return { orderId, agreementId, stock };
}

test(`random lives ${lives.from} to ${lives.to}`, { timeout: 3_000_000 }, async () => {
  const random = createRandom(2027 + lives.from);
  const happened = new Map<string, number>();
  let tried = 0;
  let accepted = 0;
  for (let life = lives.from; life < lives.to; life += 1) {
    const { orderId, agreementId, stock } = await begin(random);
    let order = await readOrder(orderId);
    for (let step = random.between(3, longestSequence); step > 0; step -= 1) {
      // Some changes happen only if nobody does anything for a while.
      const waits = order.status === 1 && (order.proposal !== null || order.executed_on !== null);
      if (random.chance(waits ? 0.4 : 0.25)) {
        const minutes = random.pick([30, 180, 1_440, 4_320, 30_000]);
        portal.setNow(portal.now().add({ minutes }).toString());
      }
      const isRound = random.chance(waits ? 0.35 : 0.05);
      const name = chooseTry(order, random);
      const answered = isRound ? undefined : await tries[name]?.(order, random);
      if (isRound) await untilNoneIsDue(expireProposals);
      if (isRound && order.proposal === null) await untilNoneIsDue(completeOrdersWithoutFeedback);
      if (answered !== undefined) {
        tried += 1;
        if (answered.status < 300) accepted += 1;
      }
      const { after, entry } = await expectLawful(order, answered);
      if (entry !== undefined) {
        const how = entry.change === "claim_closed" ? ` ${entry.new.closeReasonId}` : "";
        const what = `${entry.change}${how}${entry.new.cause ? ` (${entry.new.cause})` : ""}`;
        happened.set(what, (happened.get(what) ?? 0) + 1);
      }
      order = after;
    }
    await expectOneEntryAVersion(order);
    await expectStock(agreementId, stock);
  }
  const histogram = [...happened].toSorted(([, one], [, other]) => other - one);
  process.stdout.write(
    `${lives.to - lives.from} lives, ${tried} tries, ${accepted} accepted (${Math.round((100 * accepted) / tried)} %)\n` +
      `${histogram.map(([what, times]) => `  ${what.padEnd(34)}${String(times).padStart(7)}`).join("\n")}\n`,
  );
  expect(accepted / tried).toBeGreaterThanOrEqual(0.3);
  const changes = Object.keys(lawful).filter((change) => change !== "claim_closed" && change !== "done");
  const wanted = [
    ...changes.filter((change) => change !== "proposal_lapsed"),
    "done",
    "done (feedback_over)",
    "proposal_lapsed (answer_overdue)",
    "claim_closed 1",
    "claim_closed 2",
    "claim_closed 3 (claim_not_fulfilled)",
  ];
  for (const what of wanted) {
    expect(happened.get(what) ?? 0, what).toBeGreaterThanOrEqual(leastOften);
  }
});
