import type { BerlinDate } from "@kreislauf/contract/base";
import type { SavedView } from "@kreislauf/contract/orders";
import type { SearchParams } from "../../base/paths.ts";
import { addedColumnChoice, hiddenColumnChoice } from "../base/order-column-choice.ts";
import { orderList, type OrderListParams, type OrderListState } from "../base/order-list-state.ts";
import { periodPresets, presetOf, presetPeriod } from "../base/period-presets.ts";

type Query = SavedView["query"];

/** What a view saves in addition to the URL parameters of the list. */
interface ViewExtras {
  readonly plannedPeriod?: string | undefined;
  readonly columnsHidden?: string | undefined;
  readonly columnsAdded?: string | undefined;
}

/**
 * The chosen columns, and the URL parameters of what the list shows now, without its page. A period that has a name is
 * saved by its name, so that "this month" means the month in which the view is opened; other dates are saved as they
 * are.
 */
export function toSavedQuery(state: OrderListState, today: BerlinDate): Query {
  const { chosenSort, filters } = state;
  const period = presetOf(filters, today);
  const days = period === null ? {} : { dateFrom: null, dateTo: null };
  const address = orderList.write({
    ...state,
    sort: chosenSort,
    page: 1,
    view: null,
    filters: { ...filters, ...days },
  });
  const hidden = hiddenColumnChoice.get();
  const added = addedColumnChoice.get();
  const extras: ViewExtras = {
    plannedPeriod: period ?? undefined,
    columnsHidden: hidden?.join(","),
    columnsAdded: added.length === 0 ? undefined : added.join(","),
  };
  const values: SearchParams = { ...address, ...extras };
  const entries = Object.entries(values).flatMap(([key, value]) =>
    value === undefined || value === "" ? [] : [[key, String(value)]],
  );
  return Object.fromEntries(entries) as Query;
}

/** The values that the person can filter by now. */
interface KnownValues {
  readonly wasteTypes: readonly WithId[];
  readonly containerActions: readonly WithId[];
  readonly agreementTypes: readonly WithId[];
  readonly costCentres: readonly WithCode[];
  readonly projects: readonly WithCode[];
}
type WithId = { readonly id: number };
type WithCode = { readonly code: string };

const idOf = ({ id }: WithId) => id;
const codeOf = ({ code }: WithCode) => code;

type ListedFilter = "wasteType" | "containerAction" | "agreementType" | "costCentre" | "project";

interface OpenedView {
  readonly state: OrderListParams;
  readonly columns: { readonly hidden: readonly string[] | null; readonly added: readonly string[] };
  /** The parameters whose values are no longer valid, in whole or in part; the valid values are applied. */
  readonly lost: readonly string[];
}

/**
 * What a saved view shows today. Values missing in `known` are dropped; without `known` all values are kept. Sites that
 * the person no longer has are kept, too: the list says how many are missing.
 */
export function openSavedQuery(query: Query, today: BerlinDate, known?: KnownValues): OpenedView {
  const { plannedPeriod, columnsHidden, columnsAdded, ...address } = query;
  const period = periodPresets.find((each) => each === plannedPeriod);
  const parsed = orderList.parse(address);
  const written = orderList.write(parsed);
  const lost = Object.keys(address).filter((key) => String(written[key] ?? "") !== address[key]);
  if (plannedPeriod !== undefined && period === undefined) lost.push("plannedPeriod");
  const gone = (key: ListedFilter, values: readonly (number | string)[]) => {
    const chosen: readonly (number | string)[] = parsed.filters[key] ?? [];
    const left = chosen.filter((value) => value === "" || values.includes(value));
    if (left.length === chosen.length) return {};
    lost.push(key);
    return { [key]: left.length === 0 ? null : left };
  };
  const filters = {
    ...parsed.filters,
    ...(period !== undefined && presetPeriod(period, today)),
    ...(known && {
      ...gone("wasteType", known.wasteTypes.map(idOf)),
      ...gone("containerAction", known.containerActions.map(idOf)),
      ...gone("agreementType", known.agreementTypes.map(idOf)),
      ...gone("costCentre", known.costCentres.map(codeOf)),
      ...gone("project", known.projects.map(codeOf)),
    }),
  };
  return {
    state: { ...parsed, filters },
    columns: { hidden: columnsHidden?.split(",") ?? null, added: columnsAdded?.split(",") ?? [] },
    lost,
  };
}

/** The parameters that decide which orders a view shows, sorted by key; columns are not among them. */
const narrowing = ({ columnsHidden: _hidden, columnsAdded: _added, ...rest }: Query) =>
  Object.entries(rest).toSorted(([one], [other]) => (one < other ? -1 : 1));

/** Whether the list shows what the view saved; columns and page are ignored. */
export const isShownNow = (query: Query, state: OrderListState, today: BerlinDate): boolean =>
  JSON.stringify(narrowing(query)) === JSON.stringify(narrowing(toSavedQuery(state, today)));

/** Whether the list still uses every filter of the view, perhaps with other values or with further filters. */
export function isBasedOn(query: Query, state: OrderListState, today: BerlinDate): boolean {
  const present = new Set(narrowing(toSavedQuery(state, today)).map(([key]) => key));
  return narrowing(query).every(([key]) => present.has(key));
}
