import { invoicesApi } from "@kreislauf/contract/invoices";
import { providerInvoicesApi } from "@kreislauf/contract/provider";
import type { TestCompany } from "../factories/company.ts";
import { disputeTestLine } from "../factories/dispute.ts";
import { createTestDocument, testFigures } from "../factories/document.ts";
import type { TestPortal, TestRequest } from "../portal/portal.ts";
import { testEvent } from "./provider-examples.ts";

type Example = (company: TestCompany) => Promise<Pick<TestRequest, "path" | "body">>;

export const invoiceApis = { ...invoicesApi, ...providerInvoicesApi } as const;

/** An example call of every endpoint about checked invoices that succeeds for a document manager. */
export function invoiceExamples(
  portal: () => TestPortal,
): Readonly<Record<keyof typeof invoiceApis, Example>> {
  const anInvoice = async (company: TestCompany) =>
    (await createTestDocument(portal(), company, { invoice: testFigures() })).id;
  const disputed = (company: TestCompany) => disputeTestLine(portal(), company);
  return {
    invoiceCheck: async (company) => ({ path: `/invoice/${await anInvoice(company)}/check` }),
    acceptInvoiceLines: async (company) => ({
      path: `/invoice/${await anInvoice(company)}/accept`,
      body: { lines: [{ position: 1, version: 0 }] },
    }),
    disputeInvoiceLine: async (company) => ({
      path: `/invoice/${await anInvoice(company)}/line/1/dispute`,
      body: { version: 0, reason: "not_ordered" },
    }),
    withdrawInvoiceDispute: async (company) => ({
      path: `/invoice/${(await disputed(company)).id}/line/1/withdraw`,
      body: { version: 1 },
    }),
    disputeAttachment: async (company) => {
      const { id, attachmentId } = await disputed(company);
      return { path: `/invoice/${id}/attachment/${attachmentId}` };
    },
    answerInvoiceDispute: async (company) => ({
      path: `/provider/v1/invoice/${(await disputed(company)).id}/line/1/answer`,
      body: { ...testEvent(portal()), outcome: "declined", text: "Die Tour gehört zu Ihrem Auftrag." },
    }),
  };
}
