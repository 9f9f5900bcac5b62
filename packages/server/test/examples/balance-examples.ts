import type { TestCompany } from "../factories/company.ts";

const of = ({ siteId }: TestCompany) => `year=2027&serviceLocationId=${siteId}`;

/** An example call of every endpoint about the waste balance that succeeds for an authorised user. */
export const balanceExamples = {
  wasteBalance: (company: TestCompany) => ({ path: `/balance?${of(company)}` }),
  balanceReceipts: (company: TestCompany) => ({ path: `/balance/receipts?${of(company)}&cell=recycling` }),
  downloadBalance: (company: TestCompany) => ({ path: `/balance/download?${of(company)}&format=csv` }),
};
