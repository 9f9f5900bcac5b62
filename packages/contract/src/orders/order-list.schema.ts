import * as z from "zod/mini";
import {
  because,
  booleanText,
  date,
  id,
  idText,
  jsonText,
  typedText,
  wholeNumberText,
} from "../base/index.ts";
import { agreementTypeId, choice, containerActionId } from "../catalog/index.ts";
import { longest, orderPageSize, orderSortKeys, timeWindows, wasteTreatments } from "./orders.codes.ts";
import { order } from "./orders.schema.ts";

/** Neither day need be named; a range does not end before it starts. */
export const orderedDates = z.refine<{
  dateFrom?: string | null | undefined;
  dateTo?: string | null | undefined;
}>(({ dateFrom, dateTo }) => !dateFrom || !dateTo || dateFrom <= dateTo, {
  path: ["dateTo"],
  ...because("date_range"),
});

/** Orders that took waste away between two days, as the waste statistics count them. */
const disposals = z
  .strictObject({
    dateFrom: date,
    dateTo: date,
    treatment: z.optional(z.enum(wasteTreatments)),
    hazardous: z.optional(z.boolean()),
    /** Whether the weight is known. */
    weighed: z.optional(z.boolean()),
  })
  .check(orderedDates);
export type DisposalFilter = z.output<typeof disposals>;

/** The filters of the order history; the three lists take one id each (product.md section 7). */
export const orderFilter = z
  .strictObject({
    dateFrom: z.nullish(date),
    dateTo: z.nullish(date),
    wasteType: z.nullish(id),
    containerAction: z.nullish(containerActionId),
    agreementType: z.nullish(agreementTypeId),
    disposals: z.nullish(disposals),
  })
  .check(orderedDates);
export type OrderFilter = z.output<typeof orderFilter>;

const page = {
  amount: z._default(wholeNumberText(1, 100), orderPageSize),
  offset: z._default(wholeNumberText(0, 10_000_000), 0),
};

export const orderPageQuery = z.object(page);
export type OrderPageQuery = z.output<typeof orderPageQuery>;

/** What decides which orders a list or an export holds, and in which order. */
export const orderSelectionFields = {
  sortorder: z._default(z.enum(["asc", "desc"]), "desc"),
  sortby: z._default(z.enum(orderSortKeys), "desiredDate"),
  status: z.optional(wholeNumberText(1, 5)),
  search: z._default(typedText(longest.search), ""),
  filter: z._default(z.pipe(jsonText<z.input<typeof orderFilter>>(), orderFilter), {}),
};

export const orderListQuery = z.object({
  ...page,
  ...orderSelectionFields,
  totalamounts: z._default(booleanText, false),
  /** `false` spares the counting: rows come first, the counts with a call of their own. */
  total: z._default(booleanText, true),
});
export type OrderListQuery = z.output<typeof orderListQuery>;

export const orderList = z.object({
  orders: z.array(order),
  /** Orders per status id under the same filters whatever the status; only with `totalamounts=true`. */
  orderAmountsByOrderStatus: z.optional(z.record(z.string(), z.int())),
  /** Left out with `total=false`. */
  total: z.optional(z.int()),
});
export type OrderList = z.output<typeof orderList>;

/** One site, or all that are assigned. */
export const siteText = z.union([z.literal("all"), idText]);

export const filterOptionsQuery = z.object({ serviceLocationId: siteText });

export const filterOptions = z.object({
  wasteTypes: z.array(choice),
  containerActions: z.array(choice),
  agreementTypes: z.array(choice),
});
export type FilterOptions = z.output<typeof filterOptions>;

export const todaysDisposals = z.object({
  disposals: z.array(
    z.object({
      serviceLocationId: id,
      site: z.string(),
      street: z.string(),
      houseNumber: z.string(),
      zip: z.string(),
      city: z.string(),
      count: z.int(),
      /** Those of the day's orders, the whole day first. */
      timeWindows: z.array(z.enum(timeWindows)),
      /** How many of them the provider has confirmed, carried out, and gone for in vain. */
      confirmed: z.int(),
      executed: z.int(),
      failed: z.int(),
    }),
  ),
});
export type TodaysDisposals = z.output<typeof todaysDisposals>;

export const locationsOrderInfo = z.object({
  locations: z.array(
    z.object({
      id,
      label: z.string(),
      alias: z.string(),
      city: z.string(),
      lat: z.nullable(z.number()),
      lon: z.nullable(z.number()),
      open: z.int(),
      claimed: z.int(),
    }),
  ),
});
export type LocationsOrderInfo = z.output<typeof locationsOrderInfo>;

export const awaitingFeedback = z.object({ orders: z.array(order), total: z.int() });
export type AwaitingFeedback = z.output<typeof awaitingFeedback>;

export const proposalsToAnswer = z.object({ orders: z.array(order), total: z.int() });
export type ProposalsToAnswer = z.output<typeof proposalsToAnswer>;
