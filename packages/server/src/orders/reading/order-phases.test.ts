import { addDays, berlinDate, berlinZone, permission } from "@kreislauf/contract/base";
import type { Land } from "@kreislauf/contract/catalog";
import {
  type Order,
  type OrderList,
  type OrderPhase,
  orderPhase,
  orderPhases,
  orderStatus,
  orderStatusIds,
  type OrderStatusId,
} from "@kreislauf/contract/orders";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  createTestCompany,
  createTestSite,
  createTestUser,
  type TestCompany,
} from "../../../test/factories/company.ts";
import { createTestOrder } from "../../../test/factories/order.ts";
import { openTestPortal, statusAndCode, testNow, type TestPortal } from "../../../test/portal/portal.ts";
import type { Context } from "../../base/context.ts";
import { type HolidayPlace, holidaysOf } from "../../catalog/index.ts";
import { createRandom } from "../../seed/random.ts";
import { phaseFacts } from "../base/order-facts.ts";
import { orderPhaseColumn } from "../base/order-phase.store.ts";
import { visibleOrders } from "../base/orders.store.ts";
import { readPhaseClock } from "../base/phase-clock.ts";
import { listSitesWithRunningOrders } from "./dashboard.store.ts";
import {
  countOrdersByPhase,
  selectOrderCounts,
  toStatusAndDayAmounts,
  listOrderIds,
  phaseSelection,
} from "./order-list.store.ts";

let portal: TestPortal;
let company: TestCompany;
beforeAll(async () => {
  portal = await openTestPortal();
  company = await createTestCompany(portal);
});
afterAll(() => portal.close());

const berlin = (local: string) => Temporal.PlainDateTime.from(local).toZonedDateTime(berlinZone).toInstant();

const place = (land: Land, local: Partial<HolidayPlace> = {}): HolidayPlace => ({
  land,
  assumptionDayHoliday: false,
  corpusChristiHoliday: false,
  ...local,
});
const places: readonly HolidayPlace[] = [
  place("HH"),
  place("BY"),
  place("BY", { assumptionDayHoliday: true }),
  place("NW"),
  place("SN"),
  place("SN", { corpusChristiHoliday: true }),
  place("TH", { corpusChristiHoliday: true }),
  place("BB"),
];

/**
 * Days after holidays of only some places, the turn of the year, changes to and from summer time, and ordinary days.
 */
const days = [
  "2027-01-01",
  "2027-01-07",
  "2027-03-28",
  "2027-03-30",
  "2027-05-28",
  "2027-07-14",
  "2027-08-16",
  "2027-11-01",
  "2027-11-18",
  "2028-01-03",
] as const;

describe("the phase in SQL", () => {
  const random = createRandom(40);
  const near = (day: string) => addDays(day, random.between(-8, 6));
  const clocks = days.flatMap((day) =>
    ["00:00", "00:00:01", "11:59:59", "12:00", "23:59:59"].flatMap((time) =>
      [-1, 0, 1, 2].map((offset) => berlin(`${addDays(day, offset)}T${time}`)),
    ),
  );
  let scope: Pick<Context, "db" | "actor" | "language">;
  const placeOf = new Map<number, HolidayPlace>();

  beforeAll(async () => {
    const { db } = portal.database;
    const { companyId, userId } = await createTestCompany(portal);
    scope = { db, actor: { companyId, userId, isProvider: true } as Context["actor"], language: "de" };
    for (const where of places) {
      const siteId = await createTestSite(portal, companyId, where.land as Land);
      await db
        .updateTable("sites")
        .set({
          assumption_day_holiday: where.assumptionDayHoliday,
          corpus_christi_holiday: where.corpusChristiHoliday,
        })
        .where("id", "=", siteId)
        .execute();
      placeOf.set(siteId, where);
    }
    const sites = [...placeOf.keys()];
    const orders = Array.from({ length: 1_000 }, (_, index) => {
      const day = random.pick(days);
      const status = random.chance(0.7) ? orderStatus.open : random.pick(orderStatusIds);
      const proposal = {
        date: near(day),
        timeWindow: "all_day",
        note: null,
        answerBy: random.pick([
          berlin(`${near(day)}T12:00`).toString(),
          berlin(`${near(day)}T00:00`).toString({ fractionalSecondDigits: 3 }),
          berlin(`${near(day)}T11:59:59`)
            .add({ milliseconds: 500 })
            .toString(),
        ]),
      };
      return {
        site_id: random.pick(sites),
        order_number: 8_000_000 + index,
        status,
        desired_date: near(day),
        confirmed_date: random.chance(0.4) ? near(day) : null,
        executed_on: random.chance(0.2) ? near(day) : null,
        proposal: random.chance(0.3) ? JSON.stringify(proposal) : null,
        claim: random.chance(0.3) ? JSON.stringify({ hint: random.pick([null, "", "Wir kommen."]) }) : null,
      };
    });
    await sql`
      insert into orders (company_id, agreement_id, waste_type_id, container_type_id, agreement_type_id,
        container_action_id, amount, latest_execution_date, order_date, created_on, created_by, site_id, order_number,
        status, desired_date, confirmed_date, executed_on, proposal, claim)
      select ${companyId}, ${company.agreementId}, 101, 203, 3, 4, 1, desired_date, desired_date, ${testNow}, ${userId},
        site_id, order_number, status, desired_date, confirmed_date, executed_on, proposal::jsonb, claim::jsonb
      from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) as given(site_id integer, order_number integer,
        status smallint, desired_date date, confirmed_date date, executed_on date, proposal text, claim text)`.execute(
      db,
    );
  });

  /** The phase of each order by id, as the rule says, with the holidays that the library gives for the site. */
  async function phasesByRule(now: Temporal.Instant): Promise<Map<number, OrderPhase | null>> {
    const year = Number(berlinDate(now).slice(0, 4));
    const holidays = new Map<number, ReadonlySet<string>>();
    for (const [siteId, where] of placeOf) {
      holidays.set(siteId, new Set((await holidaysOf(where, [year - 1, year])).keys()));
    }
    const rows = await visibleOrders(scope).selectAll("orders").execute();
    return new Map(
      rows.map((row) => [row.id, orderPhase(phaseFacts(row), now, holidays.get(row.site_id) ?? new Set())]),
    );
  }

  test(`of 1,000 orders is that of the rule, at ${clocks.length} moments around holidays`, async () => {
    const seen = new Set<OrderPhase | null>();
    for (const now of clocks) {
      const rows = await visibleOrders(scope)
        .select(["orders.id", orderPhaseColumn(scope, await readPhaseClock(now)).as("phase")])
        .execute();
      const byRule = await phasesByRule(now);
      const differing = rows.filter(({ id, phase }) => byRule.get(id) !== phase);
      expect(differing, now.toString()).toEqual([]);
      expect(rows).toHaveLength(byRule.size);
      for (const phase of byRule.values()) seen.add(phase);
    }
    expect(seen).toEqual(new Set([...orderPhases, null]));
  }, 240_000);

  test("as a filter finds these orders and no others, and counts them by status", async () => {
    for (const now of clocks.filter((_clock, index) => index % 9 === 0)) {
      const byRule = await phasesByRule(now);
      const phases = orderPhases.filter(() => random.chance(0.4));
      const wanted: readonly OrderPhase[] = phases.length > 0 ? phases : ["today"];
      const selection = { siteId: null, filter: {}, search: "", phase: await phaseSelection(now, wanted) };
      const ids = await listOrderIds(scope, selection, { sortby: "desiredDate", sortorder: "asc" });
      const expected = [...byRule].filter(([, phase]) => phase !== null && wanted.includes(phase));
      expect(new Set(ids)).toEqual(new Set(expected.map(([id]) => id)));
      const counts = toStatusAndDayAmounts(
        await selectOrderCounts(scope, selection, berlinDate(now)).execute(),
      );
      const countsOf = (status: OrderStatusId) => Object.values(counts[status]);
      const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
      expect(sum(orderStatusIds.flatMap(countsOf))).toBe(expected.length);
      expect(sum(([2, 4, 5] as const).flatMap(countsOf))).toBe(0);
    }
  });

  test("counts all phases at once as the rule does, each site too", async () => {
    for (const now of clocks.filter((_clock, index) => index % 9 === 0)) {
      const byRule = [...(await phasesByRule(now)).values()];
      const expected = Object.fromEntries(
        orderPhases.map((phase) => [phase, byRule.filter((each) => each === phase).length]),
      );
      const clock = await readPhaseClock(now);
      const all = { siteId: null, filter: {}, search: "" };
      expect(await countOrdersByPhase(scope, all, clock)).toEqual(expected);
      const sites = await listSitesWithRunningOrders({ ...scope, now } as Context, clock);
      const ofSites = (phase: OrderPhase) => sites.reduce((sum, site) => sum + (site[phase] ?? 0), 0);
      expect(Object.fromEntries(orderPhases.map((phase) => [phase, ofSites(phase)]))).toEqual(expected);
    }
  });
});

describe("the list of orders", () => {
  /** The id of an order in each phase on Monday, 2027-03-01. */
  let ids: Record<OrderPhase, number>;
  beforeAll(async () => {
    const create = (desiredDate: string, more = {}) =>
      createTestOrder(portal, company, { desiredDate, ...more });
    const proposal = { date: "2027-03-12", timeWindow: "all_day", note: null } as const;
    const claimed = { status: orderStatus.claimed };
    ids = {
      proposal: await create("2027-03-11", { proposal: { ...proposal, answerBy: "2027-03-10T11:00:00Z" } }),
      overdue: await create("2027-02-25"),
      feedback: await create("2027-02-26"),
      today: await create("2027-03-01"),
      confirmed: await create("2027-03-05"),
      requested: await create("2027-03-06"),
      waiting: await create("2027-02-10", claimed),
      answered: await create("2027-02-11", claimed),
    };
    const { db } = portal.database;
    await db
      .updateTable("orders")
      .set({ confirmed_date: "2027-03-05" })
      .where("id", "=", ids.confirmed)
      .execute();
    await db
      .updateTable("orders")
      .set({ claim: sql`claim || '{"hint": "Wir holen nach.", "ticketNumber": "T-20417"}'::jsonb` })
      .where("id", "=", ids.answered)
      .execute();
    await create("2027-02-12", { status: orderStatus.done });
  });

  const list = async (query: string, token = company.token): Promise<OrderList> => {
    const answer = await portal.call({ path: `/service-location/all/orders?amount=100&${query}`, token });
    expect(answer.statusCode).toBe(200);
    return answer.json<OrderList>();
  };

  test("says of each order in which phase it is, as its detail does", async () => {
    const { orders } = await list("");
    const phases = Object.fromEntries(orders.map(({ id, phase }) => [id, phase]));
    for (const phase of orderPhases) expect(phases[ids[phase]], phase).toBe(phase);
    expect(orders.filter(({ phase }) => phase === null).map(({ orderStatusId }) => orderStatusId)).toEqual([
      orderStatus.done,
    ]);
    for (const phase of orderPhases) {
      const answer = await portal.call({ path: `/order/${ids[phase]}`, token: company.token });
      expect(answer.json<Order>().phase).toBe(phase);
    }
  });

  test.each(orderPhases)("asked for %s has the one order, and counts it", async (phase) => {
    const { orders, total, orderAmountsByOrderStatus } = await list(`totalamounts=true&phases=${phase}`);
    expect(orders.map(({ id }) => id)).toEqual([ids[phase]]);
    expect(total).toBe(1);
    const status = phase === "waiting" || phase === "answered" ? orderStatus.claimed : orderStatus.open;
    expect(orderAmountsByOrderStatus).toEqual({ 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, [status]: 1 });
  });

  test("takes several phases, beside a status and the other filters", async () => {
    const shown = async (query: string) => (await list(query)).orders.map(({ id }) => id);
    expect(await shown("phases=overdue,answered,today")).toEqual([ids.today, ids.overdue, ids.answered]);
    expect(await shown("phases=overdue,answered,overdue")).toEqual([ids.overdue, ids.answered]);
    expect(await shown(`phases=overdue,answered&status=${orderStatus.claimed}`)).toEqual([ids.answered]);
    expect(await shown(`phases=overdue&status=${orderStatus.done}`)).toEqual([]);
    const until = encodeURIComponent(JSON.stringify({ dateTo: "2027-02-25" }));
    expect(await shown(`phases=overdue,today&filter=${until}`)).toEqual([ids.overdue]);
    const atSite = await portal.call({
      path: `/service-location/${company.siteId}/orders?phases=waiting`,
      token: company.token,
    });
    expect(atSite.json<OrderList>().orders.map(({ id }) => id)).toEqual([ids.waiting]);
  });

  test("counts the orders of each phase, whichever phases are shown, within the other filters", async () => {
    const amounts = async (query: string) =>
      (await list(`phaseamounts=true&total=false&${query}`)).orderAmountsByOrderPhase;
    const each = Object.fromEntries(orderPhases.map((phase) => [phase, 1]));
    const none = Object.fromEntries(orderPhases.map((phase) => [phase, 0]));
    expect(await amounts("")).toEqual(each);
    expect(await amounts("phases=overdue")).toEqual(each);
    expect(await amounts(`status=${orderStatus.claimed}`)).toEqual({ ...none, waiting: 1, answered: 1 });
    expect(await amounts("search=T-20417")).toEqual({ ...none, answered: 1 });
    const sites = (wanted: number[]) => `filter=${encodeURIComponent(JSON.stringify({ sites: wanted }))}`;
    expect(await amounts(sites([company.siteId]))).toEqual(each);
    expect(await amounts(sites([999_999]))).toEqual(none);
    expect((await list("totalamounts=true")).orderAmountsByOrderPhase).toBeUndefined();
  });

  test.each(["late", "", "overdue,", "overdue,late", "Overdue", "overdue%20", "1", "toString"])(
    "refuses the unknown phase %j",
    async (phases) => {
      for (const path of ["/service-location/all/orders?", "/order/report/download?format=csv&"]) {
        const answer = await portal.call({ path: `${path}phases=${phases}`, token: company.token });
        expect(statusAndCode(answer)).toEqual([400, "validation"]);
      }
    },
  );

  test("shows of a phase what one may see, and nothing of other companies and sites", async () => {
    const stranger = await createTestCompany(portal);
    const phases = `phases=${orderPhases.join(",")}`;
    expect((await list(phases, stranger.token)).orders).toEqual([]);
    const otherSite = await createTestSite(portal, company.companyId);
    const colleague = await createTestUser(portal, company.companyId, {
      permissions: [permission.defaultUser, permission.orderManager],
      siteIds: [otherSite],
    });
    const { orders, total } = await list(phases, colleague.token);
    expect([orders, total]).toEqual([[], 0]);
    expect((await list("search=T-20417", colleague.token)).orders).toEqual([]);
  });

  test("is searched by the ticket number, also in part and with other words", async () => {
    const found = async (words: string) =>
      (await list(`search=${encodeURIComponent(words)}`)).orders.map(({ id }) => id);
    expect(await found("T-20417")).toEqual([ids.answered]);
    expect(await found("t-204")).toEqual([ids.answered]);
    expect(await found("20417 Lohgerberweg")).toEqual([ids.answered]);
    expect(await found("T-20418")).toEqual([]);
    expect(await found("T%20417")).toEqual([]);
  });
});
