import * as z from "zod/mini";
import { type EndpointTable, idParam } from "../base/index.ts";
import {
  providerAgreementChange,
  agreementEnd,
  agreementNumberAssignment,
  changeDecision,
  inquiryAnswer,
  providerAgreementCreation,
  providerAgreement,
  providerInquiry,
  containerStockUpdate,
} from "./provider-agreements.schema.ts";
import { eventRefusals, type ProviderScope } from "./provider.codes.ts";

const scope = (name: ProviderScope) => ({ scope: name }) as const;
const params = z.object({ agreementId: idParam });
const inquiryParams = z.object({ inquiryId: idParam });

/** Commands of the provider's system about agreements and inquiries. Each responds with the changed record. */
export const providerAgreementsApi = {
  providerAgreement: {
    method: "GET",
    path: "/provider/v1/agreement/:agreementId",
    summary: "One agreement",
    access: scope("agreements:read"),
    params,
    answer: providerAgreement,
    refusals: ["not_found"],
  },
  startAgreement: {
    method: "POST",
    path: "/provider/v1/agreement/create",
    summary: "Create an agreement that runs at once, with the containers that stand at the site",
    access: scope("agreements:write"),
    body: providerAgreementCreation,
    answer: providerAgreement,
    status: 201,
    refusals: [...eventRefusals, "location_inactive", "not_in_catalog", "agreement_number_taken"],
  },
  arrangeChange: {
    method: "POST",
    path: "/provider/v1/agreement/:agreementId/change",
    summary: "Give an agreement another type or cycle; it takes effect the next day",
    access: scope("agreements:write"),
    params,
    body: providerAgreementChange,
    answer: providerAgreement,
    refusals: [
      ...eventRefusals,
      "location_inactive",
      "agreement_ended",
      "agreement_requested",
      "change_pending",
      "change_accepted",
      "agreement_unchanged",
      "not_in_catalog",
    ],
  },
  decideChange: {
    method: "POST",
    path: "/provider/v1/agreement/:agreementId/decide-change",
    summary: "Accept or decline the change a customer asks for; an accepted one takes effect the next day",
    access: scope("agreements:write"),
    params,
    body: changeDecision,
    answer: providerAgreement,
    refusals: [...eventRefusals, "agreement_ended", "no_pending_change", "change_accepted"],
  },
  setStock: {
    method: "POST",
    path: "/provider/v1/agreement/:agreementId/stock",
    summary: "Set how many containers stand at the site; open orders ahead that ask for more are cancelled",
    access: scope("agreements:write"),
    params,
    body: containerStockUpdate,
    answer: providerAgreement,
    refusals: [...eventRefusals, "agreement_ended", "stock_below_withdrawals"],
  },
  endAgreement: {
    method: "POST",
    path: "/provider/v1/agreement/:agreementId/end",
    summary: "Set the last day of an agreement; open orders after it are cancelled",
    access: scope("agreements:write"),
    params,
    body: agreementEnd,
    answer: providerAgreement,
    refusals: [...eventRefusals, "agreement_ended"],
  },
  giveNumber: {
    method: "POST",
    path: "/provider/v1/agreement/:agreementId/number",
    summary: "Give an agreement its number",
    access: scope("agreements:write"),
    params,
    body: agreementNumberAssignment,
    answer: providerAgreement,
    refusals: [...eventRefusals, "agreement_number_taken"],
  },
  providerInquiry: {
    method: "GET",
    path: "/provider/v1/inquiry/:inquiryId",
    summary: "One request for an offer",
    access: scope("inquiries:read"),
    params: inquiryParams,
    answer: providerInquiry,
    refusals: ["not_found"],
  },
  answerInquiry: {
    method: "POST",
    path: "/provider/v1/inquiry/:inquiryId/answer",
    summary: "Answer a request for an offer, once",
    access: scope("inquiries:write"),
    params: inquiryParams,
    body: inquiryAnswer,
    answer: providerInquiry,
    refusals: [...eventRefusals, "inquiry_answered"],
  },
} as const satisfies EndpointTable;
