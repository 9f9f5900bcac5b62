import * as z from "zod/mini";
import {
  agreementStatuses,
  cycleChecks,
  cycleIntervalId,
  cycleWeekday,
  cycleWish,
  inquiry,
  longestInquiryText,
  pendingChange,
} from "../agreements/index.ts";
import { because, date, id, instant, optionalText } from "../base/index.ts";
import { agreementTypeId } from "../catalog/index.ts";
import { longestProviderText } from "./provider.codes.ts";
import { event, needed } from "./provider.schema.ts";

const note = optionalText(longestProviderText.text);

/** How many containers stand there. */
const containersOnSite = z.int().check(z.minimum(0), z.maximum(1_000_000));

/** An agreement that the provider has concluded: it runs at once, with what stands there already. */
export const newAgreement = z
  .strictObject({
    ...event,
    serviceLocationId: id,
    wasteTypeId: id,
    containerTypeId: id,
    ...cycleWish,
    /** The week of this day is the first one of the cycle; the earliest one possible, unless named. */
    cycleStart: z._default(z.nullable(date), null),
    containersOnSite,
    agreementNumber: optionalText(longestProviderText.agreementNumber),
  })
  .check(
    ...cycleChecks,
    z.refine(({ cycleStart, cycleInterval }) => cycleStart === null || cycleInterval !== null, {
      path: ["cycleStart"],
      ...because("cycle_with_periodic"),
    }),
  );

/** Another type or rhythm, in effect the next day. */
export const agreementArrangement = z.strictObject({ ...event, ...cycleWish, note }).check(...cycleChecks);
export type AgreementArrangement = z.output<typeof agreementArrangement>;

/** What the disposer says of a change: once accepted it takes effect the next day. */
export const changeDecision = z.strictObject({ ...event, accepted: z.boolean(), note });

/** How many containers really stand there. */
export const stockSetting = z.strictObject({
  ...event,
  containersOnSite,
  note,
});

/** The last day of an agreement. If it is over, the agreement ends at once. */
export const agreementEnd = z.strictObject({ ...event, endsOn: date, note });

export const agreementNumbering = z.strictObject({
  ...event,
  agreementNumber: needed(longestProviderText.agreementNumber),
});

export const inquiryAnswer = z.strictObject({ ...event, text: needed(longestInquiryText.answer) });

/** An agreement as the provider's system sees it. */
export const providerAgreement = z.object({
  agreementId: id,
  agreementNumber: z.nullable(z.string()),
  companyId: id,
  serviceLocationId: id,
  wasteTypeId: id,
  containerTypeId: id,
  agreementTypeId,
  cycleInterval: z.nullable(cycleIntervalId),
  weekday1: z.nullable(cycleWeekday),
  weekday2: z.nullable(cycleWeekday),
  status: z.enum(agreementStatuses),
  containersOnSite: z.int(),
  pendingChange: z.nullable(pendingChange),
  createdOn: instant,
  endsOn: z.nullable(date),
  endedOn: z.nullable(date),
});
export type ProviderAgreement = z.output<typeof providerAgreement>;

export const providerInquiry = z.extend(inquiry, { companyId: id });
export type ProviderInquiry = z.output<typeof providerInquiry>;
