import * as z from "zod/mini";
import { agreementChangeFields, agreementChanges } from "../agreements/index.ts";
import { id, instant } from "../base/index.ts";
import { orderChangeFields, orderChanges } from "../orders/index.ts";
import { providerAgreement, providerInquiry } from "./provider-agreements.schema.ts";
import { providerOrder } from "./provider.schema.ts";

const orderEventTypes = orderChanges.map((change) => `order.${change}` as const);
const agreementEventTypes = agreementChanges.map((change) => `agreement.${change}` as const);
const inquiryEventTypes = ["inquiry.created", "inquiry.answered"] as const;

/** What the feed tells of: every entry in the log of an order or an agreement, and inquiries. */
export const feedEventTypes = [...orderEventTypes, ...agreementEventTypes, ...inquiryEventTypes] as const;
export type FeedEventType = (typeof feedEventTypes)[number];

const common = {
  /** Its place in the feed: 1, 2, 3, and what is read next comes behind it. */
  position: z.int(),
  occurredAt: instant,
  /** The portal acts by its jobs, and where one change brings about another. */
  causedBy: z.enum(["customer", "portal", "provider"]),
  /** Who of the customer. */
  userId: z.nullable(id),
};

/** Something that happened, with what it is about as that was afterwards. */
export const feedEvent = z.discriminatedUnion("type", [
  z.object({
    type: z.enum(orderEventTypes),
    ...common,
    old: orderChangeFields,
    new: orderChangeFields,
    order: providerOrder,
  }),
  z.object({
    type: z.enum(agreementEventTypes),
    ...common,
    old: agreementChangeFields,
    new: agreementChangeFields,
    agreement: providerAgreement,
  }),
  z.object({ type: z.enum(inquiryEventTypes), ...common, inquiry: providerInquiry }),
]);
export type FeedEvent = z.output<typeof feedEvent>;

/** Events in a page of the feed, unless asked for otherwise, and at most. */
export const feedPage = { usual: 100, most: 500 } as const;

/** How long events are kept. */
export const feedDays = 30;
