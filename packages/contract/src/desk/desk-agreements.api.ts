import * as z from "zod/mini";
import { date, type EndpointTable, idParam, integerParam, needsRole, searchInput } from "../base/index.ts";
import { quoteSendingRefusals } from "../provider/index.ts";
import { maxQuoteBodyBytes, quote, quoteDecisionRefusals, quoteDraft, quoteList } from "../quotes/index.ts";
import {
  deskAgreement,
  deskAgreementEnd,
  deskAgreementNumber,
  deskAgreementTasks,
  deskChangeDecision,
  deskEndPreview,
  deskInquiry,
  deskInquiryAnswer,
  deskStock,
} from "./desk-agreements.schema.ts";

const roles = needsRole("dispatch", "master_data");
const params = z.object({ agreementId: idParam });
const quoteParams = z.object({ quoteId: idParam });
const inquiryParams = z.object({ inquiryId: idParam });

/** Agreements and inquiries of all customers, and the decisions on them. */
export const deskAgreementsApi = {
  deskAgreementTasks: {
    method: "GET",
    path: "/desk/v1/agreements/tasks",
    summary: "Changes and inquiries that wait for a decision, the oldest first",
    access: roles,
    answer: deskAgreementTasks,
  },
  deskAgreements: {
    method: "GET",
    path: "/desk/v1/agreements",
    summary:
      "Running and requested agreements by company, found by number, company, site, waste or container",
    access: roles,
    query: z.object({
      search: z._default(searchInput(100), ""),
      offset: z._default(integerParam(0, 100_000), 0),
    }),
    answer: z.object({ agreements: z.array(deskAgreement), hasMore: z.boolean(), total: z.int() }),
  },
  deskAgreementEndPreview: {
    method: "GET",
    path: "/desk/v1/agreements/:agreementId/end",
    summary: "The open orders that an end of the agreement on a day would cancel",
    access: roles,
    params,
    query: z.object({ endsOn: date }),
    answer: deskEndPreview,
    refusals: ["not_found"],
  },
  decideDeskChange: {
    method: "POST",
    path: "/desk/v1/agreements/:agreementId/decide-change",
    summary: "Accept the change a customer asks for, or decline it with a reason",
    access: roles,
    params,
    body: deskChangeDecision,
    answer: deskAgreement,
    refusals: ["not_found", "agreement_changed", "agreement_ended", "no_pending_change", "change_accepted"],
  },
  giveDeskNumber: {
    method: "POST",
    path: "/desk/v1/agreements/:agreementId/number",
    summary: "Give an agreement its number",
    access: roles,
    params,
    body: deskAgreementNumber,
    answer: deskAgreement,
    refusals: ["not_found", "agreement_changed", "agreement_number_taken"],
  },
  setDeskStock: {
    method: "POST",
    path: "/desk/v1/agreements/:agreementId/stock",
    summary: "Set how many containers stand at the site; open orders ahead that ask for more are cancelled",
    access: roles,
    params,
    body: deskStock,
    answer: deskAgreement,
    refusals: ["not_found", "agreement_changed", "agreement_ended", "stock_below_withdrawals"],
  },
  endDeskAgreement: {
    method: "POST",
    path: "/desk/v1/agreements/:agreementId/end",
    summary: "Set the last day of an agreement; open orders after it are cancelled",
    access: roles,
    params,
    body: deskAgreementEnd,
    answer: deskAgreement,
    refusals: ["not_found", "agreement_changed", "agreement_ended"],
  },
  answerDeskInquiry: {
    method: "POST",
    path: "/desk/v1/inquiries/:inquiryId/answer",
    summary: "Answer a request for an offer in words, once",
    access: roles,
    params: inquiryParams,
    body: deskInquiryAnswer,
    answer: deskInquiry,
    refusals: ["not_found", "inquiry_answered"],
  },
  deskQuotes: {
    method: "GET",
    path: "/desk/v1/quotes",
    summary: "The newest quotes of all customers and what became of them",
    access: roles,
    answer: quoteList,
  },
  deskQuote: {
    method: "GET",
    path: "/desk/v1/quotes/:quoteId",
    summary: "A quote as the customer gets it",
    access: roles,
    params: quoteParams,
    answer: quote,
    refusals: ["not_found"],
  },
  sendDeskQuote: {
    method: "POST",
    path: "/desk/v1/inquiries/:inquiryId/quote",
    summary: "Answer a request for an offer with a quote",
    access: roles,
    params: inquiryParams,
    body: quoteDraft,
    answer: quote,
    status: 201,
    refusals: quoteSendingRefusals,
    maxBodyBytes: maxQuoteBodyBytes,
  },
  withdrawDeskQuote: {
    method: "POST",
    path: "/desk/v1/quotes/:quoteId/withdraw",
    summary: "Take back a quote that nobody has decided on; its inquiry waits for an answer again",
    access: roles,
    params: quoteParams,
    answer: quote,
    refusals: quoteDecisionRefusals,
  },
} as const satisfies EndpointTable;
