import { Refusal } from "@kreislauf/contract/base";
import { type AgreementArrangement, providerAgreementsApi } from "@kreislauf/contract/provider";
import { systemUser } from "@kreislauf/contract/users";
import type { FastifyInstance } from "fastify";
import {
  type AgreementRow,
  arrangeChange,
  answerInquiry,
  decideChange,
  giveNumber,
  lockAnyAgreement,
  lockAnyInquiry,
} from "../agreements/index.ts";
import type { Work } from "../base/context.ts";
import type { HttpServices } from "../base/http.ts";
import { bindEndpoints } from "../base/http.ts";
import { findAnySite } from "../locations/index.ts";
import { endAgreementOn, setStock, startAgreement } from "../orders/index.ts";
import { byProvider, inCompany } from "./act-as-provider.ts";
import { getProviderAgreement } from "./provider-agreement.ts";
import { getProviderInquiry } from "./provider-inquiry.ts";
import { type EventContext, type ProviderEvent, takeEvent, takeEventAbout } from "./take-event.ts";

const { provider } = systemUser;

/** A verb on one agreement, taken as an event; its name tells the events of different verbs apart. */
const onAgreement =
  <Wish extends ProviderEvent>(
    name: string,
    verb: (work: Work, agreement: AgreementRow, wish: Wish) => Promise<void>,
  ) =>
  (
    context: EventContext,
    {
      params: { agreementId },
      body,
    }: { readonly params: { readonly agreementId: number }; readonly body: Wish },
  ) =>
    takeEventAbout(
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
      takeEvent(context, "create agreement", body, async () => {
        const site = await findAnySite(context.db, body.serviceLocationId);
        if (site === undefined) throw new Refusal("not_found");
        const id = await startAgreement(inCompany(context, site.company_id), body);
        return { subject: `agreement ${id}`, answer: await getProviderAgreement(context, id) };
      }),
    arrangeChange: onAgreement(
      "change",
      (work, agreement, { agreementTypeId, cycleInterval, weekday1, weekday2, note }: AgreementArrangement) =>
        arrangeChange(
          work,
          agreement,
          { agreementTypeId, cycleInterval, weekday1, weekday2 },
          note,
          byProvider(work).by,
        ),
    ),
    decideChange: onAgreement("decide-change", (work, agreement, { accepted, note }) =>
      decideChange(work, agreement, { accepted, note }, provider),
    ),
    setStock: onAgreement("stock", (work, agreement, { containersOnSite, note }) =>
      setStock(work, agreement, { containersOnSite, note }, provider),
    ),
    endAgreement: onAgreement("end", (work, agreement, { endsOn, note }) =>
      endAgreementOn(work, agreement, { endsOn, note }, provider),
    ),
    giveNumber: onAgreement("number", (work, agreement, { agreementNumber }) =>
      giveNumber(work, agreement, agreementNumber, provider),
    ),
    providerInquiry: (context, { params }) => getProviderInquiry(context, params.inquiryId),
    answerInquiry: (context, { params: { inquiryId }, body }) =>
      takeEventAbout(
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
