import * as z from "zod/mini";
import {
  agreementStatuses,
  scheduleChecks,
  cycleIntervalId,
  cycleWeekday,
  scheduleInput,
  inquiry,
  maxInquiryTextLengths,
  pendingChange,
} from "../agreements/index.ts";
import { maxAmount, withReason, date, id, instant, optionalText, requiredText } from "../base/index.ts";
import { agreementTypeId } from "../catalog/index.ts";
import { priceList } from "../purchasing/index.ts";
import { maxProviderTextLengths } from "./provider.codes.ts";
import { eventFields } from "./provider.schema.ts";

const note = optionalText(maxProviderTextLengths.text, { isMultiline: true });

/** A price list, sent as an event. */
export const priceListEntry = z.extend(priceList, eventFields);
export type PriceListEntry = z.output<typeof priceListEntry>;

/** The number of containers that stand at the site. */
const containersOnSite = z.int().check(z.minimum(0), z.maximum(maxAmount));

const startedAgreementFields = {
  serviceLocationId: id,
  wasteTypeId: id,
  containerTypeId: id,
  ...scheduleInput,
  /** The week of this day is the first one of the cycle; null for the earliest possible week. */
  cycleStart: z._default(z.nullable(date), null),
  containersOnSite,
  agreementNumber: optionalText(maxProviderTextLengths.agreementNumber),
};
const hasCycleToStart = z.refine<{ cycleStart: unknown; cycleInterval: unknown }>(
  ({ cycleStart, cycleInterval }) => cycleStart === null || cycleInterval !== null,
  { path: ["cycleStart"], ...withReason("cycle_with_periodic") },
);

/** An agreement concluded by the provider: it is active at once, with the containers that are already on site. */
export const startedAgreement = z
  .strictObject(startedAgreementFields)
  .check(...scheduleChecks, hasCycleToStart);
export type StartedAgreement = z.output<typeof startedAgreement>;

/** An agreement concluded by the provider, sent as an event. */
export const providerAgreementCreation = z
  .strictObject({ ...eventFields, ...startedAgreementFields })
  .check(...scheduleChecks, hasCycleToStart);

/** Another agreement type or cycle, which takes effect on the next day. */
export const providerAgreementChange = z
  .strictObject({ ...eventFields, ...scheduleInput, note })
  .check(...scheduleChecks);
export type ProviderAgreementChange = z.output<typeof providerAgreementChange>;

/** The provider's decision on a change: an accepted one takes effect on the next day. */
export const changeDecision = z.strictObject({ ...eventFields, accepted: z.boolean(), note });

/** The actual number of containers on site. */
export const containerStockUpdate = z.strictObject({
  ...eventFields,
  containersOnSite,
  note,
});

/** The last day of an agreement. If the day is in the past, the agreement ends at once. */
export const agreementEnd = z.strictObject({ ...eventFields, endsOn: date, note });

export const agreementNumberAssignment = z.strictObject({
  ...eventFields,
  agreementNumber: requiredText(maxProviderTextLengths.agreementNumber),
});

export const inquiryAnswer = z.strictObject({
  ...eventFields,
  text: requiredText(maxInquiryTextLengths.answer, { isMultiline: true }),
});

/** An agreement as the provider's system reads it. */
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
