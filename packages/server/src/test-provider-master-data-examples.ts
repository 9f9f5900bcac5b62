import { providerCompaniesApi } from "@kreislauf/contract/provider";
import type { TestPortal, TestRequest } from "./test-portal.ts";
import { testEvent } from "./test-provider-examples.ts";

type Example = () => Promise<Pick<TestRequest, "path" | "body">>;

export const providerMasterDataApis = { ...providerCompaniesApi } as const;

/** A call of every command of the provider about companies. */
export function providerMasterDataExamples(
  portal: () => TestPortal,
): Readonly<Record<keyof typeof providerMasterDataApis, Example>> {
  const event = () => testEvent(portal());
  return {
    saveCompany: async () => ({
      path: "/provider/v1/company",
      body: { ...event(), customerNumber: "K-4711", name: "Gärtnerei Voß", documents: true },
    }),
  };
}
