import { Refusal } from "@kreislauf/contract/base";
import {
  type DeskAgreement,
  deskAgreementsApi,
  deskAgreementsPageSize,
  maxDeskTasks,
} from "@kreislauf/contract/desk";
import type { Quote } from "@kreislauf/contract/quotes";
import type { StaffAction } from "@kreislauf/contract/staff";
import { systemUser } from "@kreislauf/contract/users";
import type { FastifyInstance } from "fastify";
import {
  type AgreementRow,
  answerInquiry,
  decideChange,
  findAnyAgreement,
  getAnyInquiryAttachment,
  setAgreementNumber,
} from "../../agreements/index.ts";
import type { InTransaction, StaffContext } from "../../base/context.ts";
import { bindEndpoints, type HttpServices } from "../../base/http/bind-endpoints.ts";
import { scheduleAgreementEnd, setContainerStock } from "../../orders/index.ts";
import {
  getAnyQuoteRow,
  listAnyQuoteRows,
  readQuoteFile,
  sendQuote,
  toQuoteLine,
  toQuoteView,
  withdrawQuote,
} from "../../quotes/index.ts";
import { recordStaffAction } from "../../staff/index.ts";
import {
  countDeskAgreements,
  getDeskInquiry,
  listDeskAgreements,
  listOpenChanges,
  listOpenInquiries,
  previewEnd,
} from "./agreements.store.ts";
import { lockActiveAgreement, lockActiveInquiry, lockActiveQuote } from "./lock-active.ts";
import { recordAgreementAction } from "./record-agreement-action.ts";
import { readDeskPriceLists, setDeskPrices } from "./set-desk-prices.ts";

type Working = InTransaction<StaffContext>;

const { provider } = systemUser;

/**
 * Runs `verb` on a locked agreement of an active company, and records who did it. Refused if the decision was made on
 * another version of the agreement.
 */
async function onAgreement(
  context: Working,
  { agreementId, version }: { readonly agreementId: number; readonly version: number },
  action: StaffAction,
  verb: (agreement: AgreementRow) => Promise<void>,
): Promise<DeskAgreement> {
  const agreement = await lockActiveAgreement(context, agreementId);
  if (agreement.version !== version) throw new Refusal("agreement_changed");
  await verb(agreement);
  return await recordAgreementAction(context, agreementId, action);
}

/** Records who sent or withdrew a quote; returns the current quote. */
async function recordedQuote(context: Working, quoteId: number, action: StaffAction): Promise<Quote> {
  const quote = toQuoteView(await getAnyQuoteRow(context, quoteId), context);
  const { staffId } = context.staff;
  const subject = { kind: "agreement" as const, subject: quote.quoteNumber, subjectId: quoteId };
  await recordStaffAction(context, { staffId, action, ...subject });
  return quote;
}

/** Calls the same functions as the provider's API, so rules, mails and events are the same. */
export function bindDeskAgreements(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, deskAgreementsApi, {
    deskAgreementTasks: async (context) => ({
      changes: await listOpenChanges(context),
      inquiries: await listOpenInquiries(context),
    }),
    deskAgreements: async (context, { query }) => {
      const rows = await listDeskAgreements(context, query);
      return {
        agreements: rows.slice(0, deskAgreementsPageSize),
        hasMore: rows.length > deskAgreementsPageSize,
        total: await countDeskAgreements(context, query.search),
      };
    },
    deskAgreementEndPreview: async (context, { params, query }) => {
      if ((await findAnyAgreement(context, params.agreementId)) === undefined) throw new Refusal("not_found");
      return await previewEnd(context, params.agreementId, query.endsOn);
    },
    decideDeskChange: (context, { params, body }) =>
      onAgreement(
        context,
        { ...params, ...body },
        body.accepted ? "change_accepted" : "change_declined",
        (agreement) => decideChange(context, agreement, body, provider),
      ),
    giveDeskNumber: (context, { params, body }) =>
      onAgreement(context, { ...params, ...body }, "agreement_number_given", (agreement) =>
        setAgreementNumber(context, agreement, body.agreementNumber, provider),
      ),
    setDeskStock: (context, { params, body }) =>
      onAgreement(context, { ...params, ...body }, "stock_set", (agreement) =>
        setContainerStock(context, agreement, body, provider),
      ),
    endDeskAgreement: (context, { params, body }) =>
      onAgreement(context, { ...params, ...body }, "agreement_end_set", async (agreement) => {
        const cancelled = await scheduleAgreementEnd(context, agreement, body, provider);
        if (body.cancelledOrders !== undefined && cancelled !== body.cancelledOrders)
          throw new Refusal("cancelled_orders_changed");
      }),
    deskPriceLists: async (context, { params: { agreementId } }) => {
      if ((await findAnyAgreement(context, agreementId)) === undefined) throw new Refusal("not_found");
      return await readDeskPriceLists(context, agreementId);
    },
    setDeskPrices: (context, { params, body }) => setDeskPrices(context, params.agreementId, body),
    deskInquiryAttachment: (context, { params }) => getAnyInquiryAttachment(context, params),
    answerDeskInquiry: async (context, { params: { inquiryId }, body }) => {
      await answerInquiry(context, await lockActiveInquiry(context, inquiryId), body.text);
      const answered = await getDeskInquiry(context, inquiryId);
      await recordStaffAction(context, {
        staffId: context.staff.staffId,
        action: "inquiry_answered",
        kind: "agreement",
        subject: `${answered.companyName}, ${answered.siteName}`,
        subjectId: inquiryId,
      });
      return answered;
    },
    deskQuotes: async (context) => ({
      quotes: (await listAnyQuoteRows(context, maxDeskTasks)).map((row) => toQuoteLine(row, context)),
    }),
    deskQuote: async (context, { params }) =>
      toQuoteView(await getAnyQuoteRow(context, params.quoteId), context),
    sendDeskQuote: async (context, { params, body }) => {
      const { staffId, name } = context.staff;
      await lockActiveInquiry(context, params.inquiryId);
      const quoteId = await sendQuote(context, params.inquiryId, body, readQuoteFile(body), {
        staffId,
        name,
      });
      return await recordedQuote(context, quoteId, "quote_sent");
    },
    withdrawDeskQuote: async (context, { params: { quoteId } }) => {
      await withdrawQuote(context, await lockActiveQuote(context, quoteId));
      return await recordedQuote(context, quoteId, "quote_withdrawn");
    },
  });
}
