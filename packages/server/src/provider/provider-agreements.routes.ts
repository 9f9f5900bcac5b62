import { Refusal } from "@kreislauf/contract/base";
import {
  type PriceListEntry,
  type ProviderAgreementChange,
  providerAgreementsApi,
} from "@kreislauf/contract/provider";
import { systemUser } from "@kreislauf/contract/users";
import type { FastifyInstance } from "fastify";
import {
  type AgreementRow,
  scheduleChange,
  answerInquiry,
  decideChange,
  getAnyInquiryAttachment,
  setAgreementNumber,
  lockAnyAgreement,
  lockAnyInquiry,
} from "../agreements/index.ts";
import type { WriteContext } from "../base/context.ts";
import { bindEndpoints, type HttpServices } from "../base/http/bind-endpoints.ts";
import { writePriceList } from "../purchasing/index.ts";
import { findAnySite } from "../sites/index.ts";
import { scheduleAgreementEnd, setContainerStock, startAgreement } from "../orders/index.ts";
import { causedByProvider, asProviderInCompany } from "./base/act-as-provider.ts";
import { getProviderAgreement } from "./base/provider-agreement.ts";
import { getProviderInquiry } from "./base/provider-inquiry.ts";
import { type EventContext, type ProviderEvent, handleEvent, handleEventAbout } from "./base/handle-event.ts";

const { provider } = systemUser;

/**
 * Makes a handler that changes one agreement and handles each event only once; `name` tells apart the events of
 * different calls.
 */
const onAgreement =
  <Wish extends ProviderEvent>(
    name: string,
    verb: (work: WriteContext, agreement: AgreementRow, wish: Wish) => Promise<void>,
  ) =>
  (
    context: EventContext,
    {
      params: { agreementId },
      body,
    }: { readonly params: { readonly agreementId: number }; readonly body: Wish },
  ) =>
    handleEventAbout(
      context,
      { call: `${name} agreement ${agreementId}`, subject: `agreement ${agreementId}` },
      body,
      () => lockAnyAgreement(context, agreementId),
      async (agreement) => {
        await verb(context, agreement, body);
        return await getProviderAgreement(context, agreementId);
      },
    );

export function bindProviderAgreements(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, providerAgreementsApi, {
    providerAgreement: (context, { params }) => getProviderAgreement(context, params.agreementId),
    startAgreement: (context, { body }) =>
      handleEvent(context, "create agreement", body, async () => {
        const site = await findAnySite(context.db, body.serviceLocationId);
        if (site === undefined) throw new Refusal("not_found");
        const id = await startAgreement(asProviderInCompany(context, site.company_id), body);
        return { subject: `agreement ${id}`, answer: await getProviderAgreement(context, id) };
      }),
    arrangeChange: onAgreement(
      "change",
      (
        work,
        agreement,
        { agreementTypeId, cycleInterval, weekday1, weekday2, note }: ProviderAgreementChange,
      ) =>
        scheduleChange(
          work,
          agreement,
          { agreementTypeId, cycleInterval, weekday1, weekday2 },
          note,
          causedByProvider(work).by,
        ),
    ),
    decideChange: onAgreement("decide-change", (work, agreement, { accepted, note }) =>
      decideChange(work, agreement, { accepted, note }, provider),
    ),
    setStock: onAgreement("stock", (work, agreement, { containersOnSite, note }) =>
      setContainerStock(work, agreement, { containersOnSite, note }, provider),
    ),
    endAgreement: onAgreement("end", async (work, agreement, { endsOn, note }) => {
      await scheduleAgreementEnd(work, agreement, { endsOn, note }, provider);
    }),
    setPrices: onAgreement(
      "prices",
      (work, agreement, { validFrom, version, terms, prices }: PriceListEntry) =>
        writePriceList(work, agreement, { validFrom, version, terms, prices }),
    ),
    giveNumber: onAgreement("number", (work, agreement, { agreementNumber }) =>
      setAgreementNumber(work, agreement, agreementNumber, provider),
    ),
    providerInquiry: (context, { params }) => getProviderInquiry(context, params.inquiryId),
    providerInquiryAttachment: (context, { params }) => getAnyInquiryAttachment(context, params),
    answerInquiry: (context, { params: { inquiryId }, body }) =>
      handleEventAbout(
        context,
        { call: `answer inquiry ${inquiryId}`, subject: `inquiry ${inquiryId}` },
        body,
        () => lockAnyInquiry(context, inquiryId),
        async (inquiry) => {
          await answerInquiry(context, inquiry, body.text);
          return await getProviderInquiry(context, inquiryId);
        },
      ),
  });
}
