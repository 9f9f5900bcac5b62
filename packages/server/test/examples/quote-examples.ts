import { providerQuotesApi } from "@kreislauf/contract/provider";
import { type Quote, quotesApi } from "@kreislauf/contract/quotes";
import { createTestKey, type TestCompany } from "../factories/company.ts";
import { testPdf } from "../factories/site.ts";
import type { TestPortal, TestRequest } from "../portal/portal.ts";
import { anInquiry } from "./provider-agreement-examples.ts";
import { testEvent } from "./provider-examples.ts";

type Example = (company: TestCompany) => Promise<Pick<TestRequest, "path" | "body">>;

export const quoteApis = { ...quotesApi, ...providerQuotesApi } as const;

/** A quote that fits the test catalog and `testNow`. */
export const testQuote = {
  wasteTypeId: 101,
  containerTypeId: 203,
  agreementTypeId: 3,
  amount: 2,
  placedOn: "2027-03-16",
  term: "24 Monate",
  text: "Wir stellen beide Container am 16.03.2027.",
  prices: [
    { unit: "haul", containerActionId: 5, cents: 18_000, vatRate: 19 },
    { unit: "haul", containerActionId: 2, cents: 13_200, vatRate: 19 },
    { unit: "tonne", cents: 9_650, vatRate: 19 },
  ],
  validUntil: "2027-03-31",
  pdf: { fileName: "Angebot.pdf", file: testPdf() },
};

/** Creates an inquiry and has the provider's system send a quote for it; returns the quote's id. */
export async function sendTestQuote(
  portal: TestPortal,
  company: TestCompany,
  given: object = {},
): Promise<number> {
  const key = await createTestKey(portal, ["inquiries:write"]);
  const answer = await portal.call({
    method: "POST",
    path: `/provider/v1/inquiry/${await anInquiry(portal, company)}/quote`,
    body: { ...testEvent(portal), ...testQuote, ...given },
    token: key,
  });
  return answer.json<Quote>().quoteId;
}

/** An example call of every endpoint about quotes that succeeds. */
export function quoteExamples(portal: () => TestPortal): Readonly<Record<keyof typeof quoteApis, Example>> {
  const onQuote =
    (path: (quoteId: number) => string, body?: () => object): Example =>
    async (company) => ({
      path: path(await sendTestQuote(portal(), company)),
      ...(body && { body: body() }),
    });
  return {
    quotesToDecide: async () => ({ path: "/dashboard/quotes" }),
    listQuotes: async ({ siteId }) => ({ path: `/service-location/${siteId}/quotes` }),
    getQuote: onQuote((id) => `/quote/${id}`),
    quoteFile: onQuote((id) => `/quote/${id}/file`),
    acceptQuote: onQuote((id) => `/quote/${id}/accept`),
    declineQuote: onQuote(
      (id) => `/quote/${id}/decline`,
      () => ({ reason: "price", text: "Zu teuer." }),
    ),
    sendQuote: async (company) => ({
      path: `/provider/v1/inquiry/${await anInquiry(portal(), company)}/quote`,
      body: { ...testEvent(portal()), ...testQuote },
    }),
    providerQuote: onQuote((id) => `/provider/v1/quote/${id}`),
    providerQuoteFile: onQuote((id) => `/provider/v1/quote/${id}/file`),
    withdrawQuote: onQuote(
      (id) => `/provider/v1/quote/${id}/withdraw`,
      () => testEvent(portal()),
    ),
  };
}
