import { equal, ok } from "node:assert/strict";
import { cycleInterval, cycleIntervalIds, cycleWeekdays } from "@kreislauf/contract/agreements";
import { addDays, type BerlinDate, startOfBerlinDay, weekdayOf } from "@kreislauf/contract/base";
import { containerAction as action, type ContainerActionId, laender } from "@kreislauf/contract/catalog";
import {
  canOrder,
  canOrderOn,
  containersOnSite,
  missingCycleOrders,
  earliestDesiredDate,
  fullWithdrawalDate,
  latestDesiredDate,
  type OrderingFacts,
  type PlannedMovement,
  withdrawalConsequences,
} from "@kreislauf/contract/orders";
import fc from "fast-check";
import { expect, test } from "vitest";
import { holidaysOf } from "../../catalog/index.ts";
import { createRandom, type Random } from "../../seed/random.ts";

/**
 * Agreements in every Land, day by day over five years, with people who order, withdraw, place, cancel and move at
 * random, and a provider who finds fewer containers. The expectations are written by hand, with the holidays of the
 * Land.
 */

const firstDay = "2026-01-01";
const lastDay = "2030-12-31";
const runs = process.env["SUITE"] === "full" ? 8 : 1;

interface LivedOrder {
  readonly containerActionId: ContainerActionId;
  readonly amount: number;
  desiredDate: BerlinDate;
  cycleDay: BerlinDate | null;
  status: "open" | "over" | "cancelled";
}

const worlds = fc
  .record({
    cycleInterval: fc.constantFrom(...cycleIntervalIds),
    weekdays: fc.uniqueArray(fc.constantFrom(...cycleWeekdays), { minLength: 2, maxLength: 2 }),
    stock: fc.integer({ min: 1, max: 4 }),
    leadTimeDays: fc.integer({ min: 0, max: 5 }),
    seed: fc.integer({ min: 1, max: 1_000_000 }),
  })
  .map(({ weekdays, ...world }) => ({
    ...world,
    weekday1: weekdays[0] as (typeof cycleWeekdays)[number],
    weekday2:
      world.cycleInterval === cycleInterval.twiceWeekly
        ? (weekdays[1] as (typeof cycleWeekdays)[number])
        : null,
  }));
type World = typeof worlds extends fc.Arbitrary<infer Value> ? Value : never;

const terms = {
  unit: "container",
  leastAmount: 1,
  mostAmount: null,
  bigBag: false,
  vehicleParts: false,
  airbag: false,
  emptyingContainer: false,
  customerOwned: false,
} as const;

class Life {
  orders: LivedOrder[] = [];
  readonly #world: World;
  readonly #holidays: ReadonlySet<BerlinDate>;
  readonly #random: Random;
  #stock: number;
  #made = 0;
  #given = 0;

  constructor(world: World, holidays: ReadonlySet<BerlinDate>) {
    this.#world = world;
    this.#holidays = holidays;
    this.#random = createRandom(world.seed);
    this.#stock = world.stock;
  }

  get madeByCycle(): number {
    return this.#made;
  }

  get givenByPeople(): number {
    return this.#given;
  }

  get #open(): LivedOrder[] {
    return this.orders.filter(({ status }) => status === "open");
  }

  get #movements(): PlannedMovement[] {
    return this.#open.flatMap(({ containerActionId, amount, desiredDate }) => {
      if (containerActionId === action.place) return [{ date: desiredDate, containers: amount }];
      return containerActionId === action.remove ? [{ date: desiredDate, containers: -amount }] : [];
    });
  }

  #facts(today: BerlinDate, containerActionId: ContainerActionId): OrderingFacts {
    const now = startOfBerlinDay(today).add({ hours: 9 });
    const movements = this.#movements;
    const withdrawn = movements.reduce((sum, { containers }) => sum - Math.min(containers, 0), 0);
    const leadTimeDays = containerActionId === action.place ? 5 : this.#world.leadTimeDays;
    return {
      siteActive: true,
      agreement: {
        status: "active",
        containersOnSite: this.#stock,
        openWithdrawals: withdrawn,
        fullWithdrawalDate: fullWithdrawalDate(this.#stock, movements),
        endsOn: null,
      },
      terms,
      offeredActions: [action.empty, action.remove, action.place],
      containerActionId,
      earliestDate: earliestDesiredDate(now, leadTimeDays, this.#holidays),
      latestDate: latestDesiredDate(now),
      containersOnSite: containersOnSite(this.#stock, movements, today, this.#holidays),
      holidays: this.#holidays,
    };
  }

  live(today: BerlinDate): void {
    // Orders for days more than two months ago no longer matter.
    this.orders = this.orders.filter(({ desiredDate }) => desiredDate > addDays(today, -60));
    this.#carryOut(today);
    this.#runCycle(today);
    if (this.#random.chance(0.3)) this.#act(today);
    if (this.#random.chance(0.01)) this.#findFewer(today);
    this.#check(today);
  }

  #carryOut(today: BerlinDate): void {
    for (const order of this.#open.filter(({ desiredDate }) => desiredDate < today)) {
      if (order.containerActionId === action.place) this.#stock += order.amount;
      if (order.containerActionId === action.remove) this.#stock -= order.amount;
      order.status = "over";
    }
    ok(this.#stock >= 0);
  }

  #runCycle(today: BerlinDate): void {
    const made = missingCycleOrders(
      {
        cycle: { ...this.#world, start: addDays(firstDay, 3) },
        facts: this.#facts(today, action.empty),
        createdDays: new Set(this.orders.flatMap(({ cycleDay }) => cycleDay ?? [])),
        orderedDates: new Set(
          this.orders.flatMap(({ status, desiredDate }) => (status === "cancelled" ? [] : [desiredDate])),
        ),
      },
      today,
    );
    for (const { cycleDay, date, amount } of made) {
      this.#expectDeliverable(today, date, amount);
      ok(!this.#open.some(({ desiredDate }) => desiredDate === date));
      ok(!this.orders.some((order) => order.cycleDay === cycleDay));
      this.#write(action.empty, amount, date, cycleDay);
      this.#made += 1;
    }
  }

  /**
   * Expects, by rules written by hand, a working day of the Land from today on, and no more containers than can be
   * served.
   */
  #expectDeliverable(today: BerlinDate, date: BerlinDate, amount: number): void {
    ok(weekdayOf(date) <= 5);
    ok(!this.#holidays.has(date));
    ok(date >= today);
    ok(this.#standingOn(date) >= amount);
    ok(amount > 0);
  }

  #write(
    containerActionId: ContainerActionId,
    amount: number,
    desiredDate: BerlinDate,
    cycleDay: BerlinDate | null,
  ): void {
    this.orders.push({ containerActionId, amount, desiredDate, cycleDay, status: "open" });
  }

  #act(today: BerlinDate): void {
    const wanted = this.#random.pick(["order", "withdraw", "place", "place", "cancel", "move"] as const);
    if (wanted === "cancel" || wanted === "move") this.#change(today, wanted);
    else this.#order(today, { order: action.empty, withdraw: action.remove, place: action.place }[wanted]);
  }

  #order(today: BerlinDate, containerActionId: ContainerActionId): void {
    const desiredDate = addDays(today, this.#random.between(0, 40));
    const amount = this.#random.between(1, 3);
    const facts = this.#facts(today, containerActionId);
    if (!canOrder(facts, { desiredDate, amount, details: null }).allowed) return;
    if (containerActionId === action.empty) this.#expectDeliverable(today, desiredDate, amount);
    this.#write(containerActionId, amount, desiredDate, null);
    this.#given += 1;
    if (containerActionId === action.remove) this.#cancelAfter(desiredDate);
  }

  /** The provider finds one container less than assumed, unless the withdrawals need all of them. */
  #findFewer(today: BerlinDate): void {
    const withdrawn = this.#movements.reduce((sum, { containers }) => sum - Math.min(containers, 0), 0);
    if (this.#stock <= Math.max(withdrawn, 1)) return;
    this.#stock -= 1;
    this.#cancelAfter(today);
    for (const { containerActionId, amount, desiredDate } of this.#open) {
      if (desiredDate > today && containerActionId === action.empty) {
        ok(amount <= this.#standingOn(desiredDate));
      }
    }
  }

  #cancelAfter(day: BerlinDate): void {
    const { cancelled, fullWithdrawalDate: end } = withdrawalConsequences(
      { stock: this.#stock, movements: this.#movements, unit: "container" },
      day,
      this.#open,
    );
    for (const order of cancelled) {
      order.status = "cancelled";
      if (end === null || order.desiredDate <= end) order.cycleDay = null;
    }
  }

  #standingOn(date: BerlinDate): number {
    return this.#movements
      .filter((movement) => movement.date <= date)
      .reduce((sum, { containers }) => sum + containers, this.#stock);
  }

  #change(today: BerlinDate, how: "cancel" | "move"): void {
    const ahead = this.#open.filter(({ desiredDate }) => desiredDate > today);
    if (ahead.length === 0) return;
    const order = this.#random.pick(ahead);
    // A placement is not cancelled, because withdrawals may rely on it; the disposer would keep it, too.
    if (how === "cancel" && order.containerActionId !== action.place) order.status = "cancelled";
    if (how === "cancel" || order.containerActionId !== action.empty) return;
    const date = addDays(today, this.#random.between(1, 20));
    if (canOrderOn(this.#facts(today, action.empty), date).allowed) order.desiredDate = date;
  }

  #check(today: BerlinDate): void {
    const counts = containersOnSite(this.#stock, this.#movements, today, this.#holidays);
    ok(Math.min(...Object.values(counts)) >= 0);
    const days = this.orders.flatMap(({ cycleDay }) => cycleDay ?? []);
    equal(new Set(days).size, days.length);
  }
}

test.each(laender)(
  "in %s no stock is ever negative, no cycle doubles, and every order is on a day that can be served",
  { timeout: 240_000 },
  async (land) => {
    const holidays = await holidaysOf(
      { land, assumptionDayHoliday: land === "BY", corpusChristiHoliday: land === "SN" || land === "TH" },
      [2026, 2027, 2028, 2029, 2030, 2031],
    );
    const days = new Set(holidays.keys());
    fc.assert(
      fc.property(worlds, (world) => {
        const life = new Life(world, days);
        for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) life.live(day);
        expect(life.givenByPeople).toBeGreaterThan(0);
        expect(life.madeByCycle).toBeGreaterThan(0);
      }),
      { numRuns: runs },
    );
  },
);
