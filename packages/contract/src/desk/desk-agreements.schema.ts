import * as z from "zod/mini";
import {
  agreementStatuses,
  cycleIntervalId,
  cycleWeekday,
  inquiry,
  pendingChange,
} from "../agreements/index.ts";
import { date, id, instant, withReason } from "../base/index.ts";
import { agreementTypeId } from "../catalog/index.ts";
import {
  agreementEnd,
  agreementNumberAssignment,
  changeDecision,
  containerStockUpdate,
  inquiryAnswer,
} from "../provider/index.ts";
import { price, priceList } from "../purchasing/index.ts";

/** An agreement of any customer that runs or is requested. */
export const deskAgreement = z.object({
  id,
  version: z.int(),
  agreementNumber: z.nullable(z.string()),
  companyId: id,
  companyName: z.string(),
  siteId: id,
  siteName: z.string(),
  wasteType: z.string(),
  isHazardous: z.boolean(),
  containerType: z.string(),
  agreementTypeId,
  cycleInterval: z.nullable(cycleIntervalId),
  weekday1: z.nullable(cycleWeekday),
  weekday2: z.nullable(cycleWeekday),
  status: z.enum(agreementStatuses),
  containersOnSite: z.int(),
  createdOn: instant,
  endsOn: z.nullable(date),
  pendingChange: z.nullable(pendingChange),
});
export type DeskAgreement = z.output<typeof deskAgreement>;

export const deskInquiry = z.extend(inquiry, {
  companyId: id,
  companyName: z.string(),
  siteName: z.string(),
  address: z.string(),
});
export type DeskInquiry = z.output<typeof deskInquiry>;

/** What waits for a decision, each list the oldest first and up to its limit. */
export const deskAgreementTasks = z.object({
  changes: z.array(deskAgreement),
  inquiries: z.array(deskInquiry),
});
export type DeskAgreementTasks = z.output<typeof deskAgreementTasks>;

/** The open orders that an end on a day cancels, the nearest first and up to a limit. */
export const deskEndPreview = z.object({
  total: z.int(),
  orders: z.array(z.object({ orderNumber: z.string(), desiredDate: date })),
});

/** The version that was seen takes the place of the event by which the provider's systems name themselves. */
const version = z.int();

const { accepted, note } = changeDecision.shape;
/** Who is refused reads why. */
export const deskChangeDecision = z.strictObject({ version, accepted, note }).check(
  z.refine(({ accepted: isAccepted, note: reason }) => isAccepted || reason !== null, {
    path: ["note"],
    ...withReason("required_fields"),
  }),
);
export const deskAgreementNumber = z.strictObject({
  version,
  agreementNumber: agreementNumberAssignment.shape.agreementNumber,
});
export const deskStock = z.strictObject({
  version,
  containersOnSite: containerStockUpdate.shape.containersOnSite,
  note: containerStockUpdate.shape.note,
});
export const deskAgreementEnd = z.strictObject({
  version,
  endsOn: agreementEnd.shape.endsOn,
  /**
   * How many orders the preview said this cancels; another number is refused (docs/decisions.md 95.1). Optional, as pages
   * opened before the server was updated do not send it.
   */
  cancelledOrders: z.optional(z.int()),
  note: agreementEnd.shape.note,
});

/** The price lists of an agreement, the latest first, with the version that names them all. */
export const deskPriceLists = z.object({
  listsVersion: z.string(),
  lists: z.array(
    z.object({ validFrom: date, version: z.string(), terms: z.nullable(z.string()), prices: z.array(price) }),
  ),
});
export type DeskPriceLists = z.output<typeof deskPriceLists>;
/** A list, which takes the place of the one that begins on the same day. */
export const deskPriceList = z.extend(priceList, { listsVersion: z.string().check(z.maxLength(100_000)) });
export type DeskPriceList = z.output<typeof deskPriceList>;

export const deskInquiryAnswer = z.strictObject({ text: inquiryAnswer.shape.text });
