import type { budgetsApi } from "@kreislauf/contract/budgets";
import type { TestCompany } from "../factories/company.ts";
import type { TestPortal, TestRequest } from "../portal/portal.ts";

type Call = Pick<TestRequest, "path" | "body">;
type Example = (company: TestCompany) => Call | Promise<Call>;

/** Calls about budgets, which belong to the company, not to a site. */
export const budgetsOfCompany = [
  "createBudget",
  "changeBudget",
  "deleteBudget",
  "budgetReservations",
] as const satisfies readonly (keyof typeof budgetsApi)[];

/** An example call of every endpoint about budgets and costs that succeeds for an authorised user. */
export const budgetExamples = (
  portal: () => TestPortal,
): Readonly<Record<keyof typeof budgetsApi, Example>> => {
  const aBudget = async ({ companyId }: TestCompany): Promise<number> => {
    const { id } = await portal()
      .database.db.insertInto("budgets")
      .values({
        company_id: companyId,
        site_id: null,
        cost_centre: crypto.randomUUID().slice(0, 8),
        year: 2027,
        amount_cents: 500_000,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  };
  return {
    budgets: () => ({ path: "/budgets?year=2027" }),
    createBudget: ({ siteId }) => ({
      path: "/budgets",
      body: { siteId, costCentre: null, year: 2027, amountCents: 500_000 },
    }),
    changeBudget: async (company) => ({
      path: `/budgets/${await aBudget(company)}`,
      body: { version: 1, amountCents: 600_000 },
    }),
    deleteBudget: async (company) => ({ path: `/budgets/${await aBudget(company)}?version=1` }),
    budgetReservations: async (company) => ({ path: `/budgets/${await aBudget(company)}/reservations` }),
    budgetOutlook: ({ siteId, agreementId }) => ({
      path: `/budget-outlook?serviceLocationId=${siteId}&agreementId=${agreementId}&containerActionId=4&amount=1&desiredDate=2027-03-10`,
    }),
    costReport: () => ({ path: "/cost-report?year=2027" }),
    costLines: () => ({ path: "/cost-report/lines?year=2027" }),
    downloadCosts: () => ({ path: "/cost-report/download?year=2027" }),
  };
};
