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

/**
 * Orders that took waste away and were carried out between two days, both included, as the waste statistics count them.
 */
const disposals = z
  .strictObject({
    dateFrom: date,
    dateTo: date,
    treatment: z.optional(z.enum(wasteTreatments)),
    hazardous: z.optional(z.boolean()),
    /** True for orders whose weight is known, false for orders without a weight; if missing, all orders. */
    weighed: z.optional(z.boolean()),
  })
  .check(dateRangeCheck);
export type DisposalFilter = z.output<typeof disposals>;

/** A filter with several values: an order needs to match one of them. */
const anyOf = <Value extends z.ZodMiniType>(value: Value) =>
  z.nullish(z.array(value).check(z.minLength(1), z.maxLength(maxFilterValues)));

/**
 * The filters of the order history. `wasteType`, `containerAction` and `agreementType` take one id (docs/coverage.md
 * 3.29); the same names in the plural take several.
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
    /** An empty text selects orders without a cost centre. */
    costCentres: anyOf(textInput(orderFields.costCentre.maxLength)),
    /** An empty text selects orders without a project. */
    projects: anyOf(textInput(orderFields.project.maxLength)),
    /** True: only orders of a cycle. False: only orders that belong to no cycle. */
    periodic: z.nullish(z.boolean()),
    disposals: z.nullish(disposals),
    withoutCancelled: z.nullish(z.boolean()),
    /** Only the orders with these ids. */
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

/** The parameters that decide which orders a list or an export contains and how they are sorted. */
export const orderSelectionFields = {
  sortorder: z._default(z.enum(["asc", "desc"]), "desc"),
  sortby: z._default(z.enum(orderSortKeys), "desiredDate"),
  status: z.optional(integerParam(1, 5)),
  /** Only orders in one of these phases; the counts by status apply this filter, too. */
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
  /** `false` skips the counting, so that the rows come sooner; a separate call counts. */
  total: z._default(booleanParam, true),
});
export type OrderListQuery = z.output<typeof orderListQuery>;

/** The number of orders in each phase; 0 where there are none. */
const orderPhaseAmounts = z.record(z.enum(orderPhases), z.int());
export type OrderPhaseAmounts = z.output<typeof orderPhaseAmounts>;

/** The number of orders in each part of a list sorted by desired date; 0 where there are none. */
const orderDayAmounts = z.record(z.enum(dayGroups), z.int());
export type OrderDayAmounts = z.output<typeof orderDayAmounts>;

export const orderList = z.object({
  orders: z.array(order),
  /** The number of orders in each status, under all filters but the status; only with `totalamounts=true`. */
  orderAmountsByOrderStatus: z.optional(z.record(z.string(), z.int())),
  /** The number of orders in each phase, under all filters but the phases; only with `phaseamounts=true`. */
  orderAmountsByOrderPhase: z.optional(orderPhaseAmounts),
  /** By status, the number of orders in each part of a list sorted by desired date; only with `dayamounts=true`. */
  orderAmountsByDay: z.optional(z.record(z.string(), orderDayAmounts)),
  /** The number of all matching orders; missing with `total=false`, unless `totalamounts` or `dayamounts` is true. */
  total: z.optional(z.int()),
});
export type OrderList = z.output<typeof orderList>;

/** The id of one site, or `all` for every site that the person is assigned to. */
export const siteOrAllParam = z.union([z.literal("all"), idParam]);

export const filterOptionsQuery = z.object({ serviceLocationId: siteOrAllParam });

/** A cost centre or project that orders are charged to. `name` is its name in the company's list, or empty. */
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
      /** Whether the site is active: order lists cannot be filtered by an inactive site. */
      active: z.boolean(),
      count: z.int(),
      /** The time windows of the day's orders at the site, `all_day` first. */
      timeWindows: z.array(z.enum(timeWindows)),
      /** The number of orders that the provider has confirmed. */
      confirmed: z.int(),
      /** The number of orders that were reported as carried out. */
      executed: z.int(),
      /** The number of orders that ended with a failed trip. */
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
  /** Sums over all sites; orders of inactive sites count too, as in the lists of orders. */
  ofAllSites: z.object({ open: z.int(), claimed: z.int(), overdue: z.int() }),
});
export type SitesOrderInfo = z.output<typeof sitesOrderInfo>;

export const awaitingFeedback = z.object({ orders: z.array(order), total: z.int() });
export type AwaitingFeedback = z.output<typeof awaitingFeedback>;

export const proposalsToAnswer = z.object({ orders: z.array(order), total: z.int() });
export type ProposalsToAnswer = z.output<typeof proposalsToAnswer>;
