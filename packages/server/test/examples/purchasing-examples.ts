import type { purchasingApi } from "@kreislauf/contract/purchasing";
import type { TestCompany } from "../factories/company.ts";
import type { TestRequest } from "../portal/portal.ts";

type Call = Pick<TestRequest, "path" | "body">;
type Example = (company: TestCompany) => Call | Promise<Call>;

/** An example call of every endpoint of purchasing that succeeds for an authorised user. */
export const purchasingExamples = (
  anOrder: () => Promise<number>,
): Readonly<Record<keyof typeof purchasingApi, Example>> => ({
  agreementPrice: ({ agreementId }) => ({
    path: `/agreement/${agreementId}/price?containerActionId=4&amount=1&desiredDate=2027-03-10`,
  }),
  orderPrice: async () => ({ path: `/order/${await anOrder()}/price` }),
});
