import * as z from "zod/mini";
import {
  withReason,
  booleanParam,
  date,
  id,
  idParam,
  jsonParam,
  searchInput,
  textInput,
  integerParam,
  wordsParam,
} from "../base/index.ts";
import { agreementTypeId, choice, containerActionId } from "../catalog/index.ts";
import { siteSetFields } from "../sites/index.ts";
import { dayGroups } from "./day-group.rules.ts";
import {
  maxFilterValues,
  maxOrdersAtOnce,
  maxOrderTextLengths,
  orderPhases,
  orderPageSize,
  orderSortKeys,
  timeWindows,
  wasteTreatments,
} from "./orders.codes.ts";
import { orderFields } from "./orders.fields.ts";
import { order } from "./orders.schema.ts";

/** Both days are optional; a range must not end before it starts. */
export const dateRangeCheck = z.refine<{
  dateFrom?: string | null | undefined;
  dateTo?: string | null | undefined;
}>(({ dateFrom, dateTo }) => !dateFrom || !dateTo || dateFrom <= dateTo, {
  path: ["dateTo"],
  ...withReason("date_range"),
});

/** Orders that took waste away between two days, counted as in the waste statistics. */
const disposals = z
  .strictObject({
    dateFrom: date,
    dateTo: date,
    treatment: z.optional(z.enum(wasteTreatments)),
    hazardous: z.optional(z.boolean()),
    /** Whether the weight is known. */
    weighed: z.optional(z.boolean()),
  })
  .check(dateRangeCheck);
export type DisposalFilter = z.output<typeof disposals>;

/** One of several values suffices. */
const anyOf = <Value extends z.ZodMiniType>(value: Value) =>
  z.nullish(z.array(value).check(z.minLength(1), z.maxLength(maxFilterValues)));

/**
 * The filters of the order history; the three lists of words take one id each (docs/coverage.md 3.29), or several by
 * the name in the plural.
 */
export const orderFilter = z
  .strictObject({
    dateFrom: z.nullish(date),
    dateTo: z.nullish(date),
    wasteType: z.nullish(id),
    containerAction: z.nullish(containerActionId),
    agreementType: z.nullish(agreementTypeId),
    wasteTypes: anyOf(id),
    containerActions: anyOf(containerActionId),
    agreementTypes: anyOf(agreementTypeId),
    /** An empty text selects orders that name none. */
    costCentres: anyOf(textInput(orderFields.costCentre.maxLength)),
    projects: anyOf(textInput(orderFields.project.maxLength)),
    /** Pickups of a cycle, or all but those. */
    periodic: z.nullish(z.boolean()),
    disposals: z.nullish(disposals),
    withoutCancelled: z.nullish(z.boolean()),
    /** These orders only. */
    orders: z.nullish(z.array(id).check(z.minLength(1), z.maxLength(maxOrdersAtOnce))),
    ...siteSetFields,
  })
  .check(dateRangeCheck);
export type OrderFilter = z.output<typeof orderFilter>;

const page = {
  amount: z._default(integerParam(1, 100), orderPageSize),
  offset: z._default(integerParam(0, 10_000_000), 0),
};

export const orderPageQuery = z.object(page);
export type OrderPageQuery = z.output<typeof orderPageQuery>;

/** What decides which orders a list or an export contains, and in which order. */
export const orderSelectionFields = {
  sortorder: z._default(z.enum(["asc", "desc"]), "desc"),
  sortby: z._default(z.enum(orderSortKeys), "desiredDate"),
  status: z.optional(integerParam(1, 5)),
  /** Orders in one of these phases; the counts by status follow it. */
  phases: z.optional(wordsParam(orderPhases)),
  search: z._default(searchInput(maxOrderTextLengths.search), ""),
  filter: z._default(z.pipe(jsonParam<z.input<typeof orderFilter>>(), orderFilter), {}),
};

export const orderListQuery = z.object({
  ...page,
  ...orderSelectionFields,
  totalamounts: z._default(booleanParam, false),
  phaseamounts: z._default(booleanParam, false),
  dayamounts: z._default(booleanParam, false),
  /** `false` skips the counting: the rows come first, the counts by a separate call. */
  total: z._default(booleanParam, true),
});
export type OrderListQuery = z.output<typeof orderListQuery>;

/** The number of orders in each phase, zero too. */
const orderPhaseAmounts = z.record(z.enum(orderPhases), z.int());
export type OrderPhaseAmounts = z.output<typeof orderPhaseAmounts>;

/** The number of orders desired for each part of a list sorted by date, zero too. */
const orderDayAmounts = z.record(z.enum(dayGroups), z.int());
export type OrderDayAmounts = z.output<typeof orderDayAmounts>;

export const orderList = z.object({
  orders: z.array(order),
  /** Orders of each of the five statuses with the same filters but for the status; only with `totalamounts=true`. */
  orderAmountsByOrderStatus: z.optional(z.record(z.string(), z.int())),
  /** Orders in each of the phases with the same filters but for the phases; only with `phaseamounts=true`. */
  orderAmountsByOrderPhase: z.optional(orderPhaseAmounts),
  /** Counts per status and part of a list sorted by date; only with `dayamounts=true`. */
  orderAmountsByDay: z.optional(z.record(z.string(), orderDayAmounts)),
  /** Missing with `total=false`. */
  total: z.optional(z.int()),
});
export type OrderList = z.output<typeof orderList>;

/** One site, or all that are assigned. */
export const siteOrAllParam = z.union([z.literal("all"), idParam]);

export const filterOptionsQuery = z.object({ serviceLocationId: siteOrAllParam });

/** A cost centre or project that orders name, with its name in the company's list; empty where the list has none. */
export const namedReference = z.object({ code: z.string(), name: z.string() });
export type NamedReference = z.output<typeof namedReference>;

export const filterOptions = z.object({
  wasteTypes: z.array(choice),
  containerActions: z.array(choice),
  agreementTypes: z.array(choice),
  costCentres: z.array(namedReference),
  projects: z.array(namedReference),
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
      /** Lists of orders are not narrowed to inactive sites. */
      active: z.boolean(),
      count: z.int(),
      /** The time windows of the day's orders, whole days first. */
      timeWindows: z.array(z.enum(timeWindows)),
      /** How many the provider has confirmed, carried out, or tried in vain. */
      confirmed: z.int(),
      executed: z.int(),
      failed: z.int(),
    }),
  ),
});
export type TodaysDisposals = z.output<typeof todaysDisposals>;

export const sitesOrderInfo = z.object({
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
      orderAmountsByOrderPhase: orderPhaseAmounts,
    }),
  ),
  /** Orders of inactive sites count too, as in the lists of orders. */
  ofAllSites: z.object({ open: z.int(), claimed: z.int(), overdue: z.int() }),
});
export type SitesOrderInfo = z.output<typeof sitesOrderInfo>;

export const awaitingFeedback = z.object({ orders: z.array(order), total: z.int() });
export type AwaitingFeedback = z.output<typeof awaitingFeedback>;

export const proposalsToAnswer = z.object({ orders: z.array(order), total: z.int() });
export type ProposalsToAnswer = z.output<typeof proposalsToAnswer>;
