import type { BudgetList } from "@kreislauf/contract/budgets";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestCompany, type TestCompany } from "../../test/factories/company.ts";
import { openTestPortal, type TestPortal } from "../../test/portal/portal.ts";
import { testDatabaseUrl } from "../../test/portal/processes.ts";
import { lockDueBudgets } from "./budgets.store.ts";
import { warnBudgets } from "./warn-budgets.ts";

let portal: TestPortal;
let company: TestCompany;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  company = await createTestCompany(portal);
});

const post = async (path: string, body: object, { token } = company) => {
  const answer = await portal.call({ method: "POST", path, body, token });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
};
const setBudget = (costCentre: string, of = company) =>
  post("/budgets", { siteId: null, costCentre, year: 2027, amountCents: 50_000 }, of);
const costCentres = async () =>
  (await portal.call({ path: "/budgets?year=2027", token: company.token }))
    .json<BudgetList>()
    .budgets.map(({ costCentre }) => costCentre);

test("a cost centre typed in blocks is the one that orders are charged to", async () => {
  const entry = { field: "costCentre", code: "45 0001", name: null, endsOn: null, amountCents: null };
  await post("/purchasing/references/entries", entry);
  await setBudget("45 0001");
  await setBudget("46 0001");
  expect(await costCentres()).toEqual(["450001", "46 0001"]);
});

const look = () => warnBudgets({ db: portal.database.db, clock: { now: () => portal.now() } });

test.skipIf(testDatabaseUrl === undefined)(
  "processes share the companies and never wait for each other",
  async () => {
    for (let round = 0; round < 8; round += 1) {
      const other = await createTestCompany(portal);
      for (const costCentre of ["1", "2", "3", "4"]) await setBudget(costCentre, other);
    }
    const process = async () => {
      let companies = 0;
      while (await look()) companies += 1;
      return companies;
    };
    const looked = await Promise.all(Array.from({ length: 6 }, process));
    expect(looked.reduce((sum, companies) => sum + companies, 0)).toBeGreaterThanOrEqual(8);
  },
);

/** Makes this test's company the only one that is due. */
async function makeOnlyDue() {
  for (const costCentre of ["1", "2"]) await setBudget(costCentre);
  while (await look());
  portal.setNow(portal.now().add({ seconds: 31 }).toString());
  await portal.database.db
    .updateTable("budgets")
    .set({ checked_at: portal.now().toString() })
    .where("company_id", "!=", company.companyId)
    .execute();
}

test.skipIf(testDatabaseUrl === undefined)(
  "a company at which another process looks is skipped",
  async () => {
    await makeOnlyDue();
    await portal.database.db.transaction().execute(async (other) => {
      const before = portal.now().toString();
      expect(await lockDueBudgets({ db: other, now: portal.now() }, { fromYear: 2027, before })).toHaveLength(
        2,
      );
      expect(await look()).toBe(false);
    });
    expect(await look()).toBe(true);
  },
);

test.skipIf(testDatabaseUrl === undefined)(
  "a company that somebody changes is looked at without waiting for that",
  async () => {
    await makeOnlyDue();
    await portal.database.db.transaction().execute(async (other) => {
      await sql`select id from companies where id = ${company.companyId} for no key update`.execute(other);
      expect(await look()).toBe(true);
    });
  },
);
