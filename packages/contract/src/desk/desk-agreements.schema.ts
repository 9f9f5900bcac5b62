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

/** A running or requested agreement of any customer. */
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

/** Changes and inquiries that wait for a decision, each list the oldest first and up to its limit. */
export const deskAgreementTasks = z.object({
  changes: z.array(deskAgreement),
  inquiries: z.array(deskInquiry),
});
export type DeskAgreementTasks = z.output<typeof deskAgreementTasks>;

/**
 * The open orders that would be cancelled if the agreement ended on a day, the nearest first; `total` counts them all,
 * `orders` has the first ones.
 */
export const deskEndPreview = z.object({
  total: z.int(),
  orders: z.array(z.object({ orderNumber: z.string(), desiredDate: date })),
});

/** The agreement's version that the screen showed; a decision on another version is refused. */
const version = z.int();

const { accepted, note } = changeDecision.shape;
/** The decision on a customer's change. A declined change needs a note, which tells the customer why. */
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
   * The number of orders that this end cancels, according to the preview; another number is refused (docs/decisions.md
   * 95.1). Optional, as pages opened before the server was updated do not send it.
   */
  cancelledOrders: z.optional(z.int()),
  note: agreementEnd.shape.note,
});

/** The price lists of an agreement, the latest first. `listsVersion` changes whenever one of the lists changes. */
export const deskPriceLists = z.object({
  listsVersion: z.string(),
  lists: z.array(
    z.object({ validFrom: date, version: z.string(), terms: z.nullable(z.string()), prices: z.array(price) }),
  ),
});
export type DeskPriceLists = z.output<typeof deskPriceLists>;
/**
 * A price list to save; it replaces a list that is valid from the same day. `listsVersion` is the one that the form
 * read; if the lists have changed since, saving is refused.
 */
export const deskPriceList = z.extend(priceList, { listsVersion: z.string().check(z.maxLength(100_000)) });
export type DeskPriceList = z.output<typeof deskPriceList>;

export const deskInquiryAnswer = z.strictObject({ text: inquiryAnswer.shape.text });
