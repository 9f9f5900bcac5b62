import type { SavedView, savedViewsApi } from "@kreislauf/contract/orders";
import type { TestCompany } from "../factories/company.ts";
import type { TestPortal, TestRequest } from "../portal/portal.ts";

type Example = (
  company: TestCompany,
) => Pick<TestRequest, "path" | "body"> | Promise<Pick<TestRequest, "path" | "body">>;

const view = (name: string) => ({ name, shared: false, query: { orderStatus: "1" } });

/** An example call of every endpoint about saved views of the order list that succeeds for their owner. */
export function savedViewExamples(
  portal: () => TestPortal,
): Readonly<Record<keyof typeof savedViewsApi, Example>> {
  const aView = async ({ token }: TestCompany) => {
    const answer = await portal().call({ method: "POST", path: "/orders/views", body: view("Werk"), token });
    return answer.json<SavedView>().id;
  };
  return {
    savedViews: () => ({ path: "/orders/views" }),
    saveView: () => ({ path: "/orders/views", body: view("Offene") }),
    changeView: async (company) => ({
      path: `/orders/views/${await aView(company)}`,
      body: { name: "Werk Süd" },
    }),
    deleteView: async (company) => ({ path: `/orders/views/${await aView(company)}` }),
    saveOrderColumns: () => ({ path: "/orders/columns", body: { hidden: null, added: ["weight"] } }),
  };
}
