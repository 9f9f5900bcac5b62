import type { BerlinDate } from "@kreislauf/contract/base";
import type { Sort } from "@kreislauf/ui/data/data-column.ts";
import type { PlainRouteName, SearchParams } from "./paths.ts";

/** The server accepts at most this many ids or texts in one filter. */
const maxIds = 100;

export type UrlSearch = Readonly<Record<string, string>>;

/** Reads and writes one value of a list's state in the query of the address. */
export interface ListParam<Value> {
  /** Reads the value from the query; an invalid value counts as missing. */
  readonly parse: (search: UrlSearch) => Value;
  /** Writes the value into the query; a default value is left out. */
  readonly write: (value: Value) => SearchParams;
}

type ParamsOf<Values> = { readonly [Name in keyof Values]: ListParam<Values[Name]> };

/**
 * The state that decides what a list shows. It is in the query of the page's address, so that links and the back button
 * show the same list. The query is carried over to other screens, so the name of each key has to contain the list's
 * name.
 */
export interface ListDefinition<State> {
  readonly route: PlainRouteName;
  readonly parse: (search: UrlSearch) => State;
  readonly write: (state: State) => SearchParams;
  /** The state after a change, together with the values that have to change as a consequence. */
  readonly change: (state: State, change: Partial<State>) => State;
}

export type StateOf<Definition> = Definition extends ListDefinition<infer State> ? State : never;

interface ListRules<Parsed, State> {
  /** Values whose change keeps the current page; a change of any other value goes back to page 1. */
  readonly keepsPage?: readonly (keyof NoInfer<State>)[];
  /** Returns the other values that have to change as a consequence of `change`. */
  readonly follow?: (state: NoInfer<State>, change: Partial<NoInfer<State>>) => Partial<NoInfer<State>>;
  /** Corrects values that do not fit together. */
  readonly normalize?: (parsed: NoInfer<Parsed>) => State;
}

export function defineListState<Parsed extends object, State extends Parsed = Parsed>(
  route: PlainRouteName,
  params: ParamsOf<Parsed>,
  { keepsPage = [], follow, normalize }: ListRules<Parsed, State> = {},
): ListDefinition<State> {
  const { parse, write } = group(params, normalize);
  const keepsPageSet = new Set<PropertyKey>(keepsPage);
  return {
    route,
    parse,
    write,
    change: (state, change) => ({
      ...state,
      ...follow?.(state, change),
      ...("page" in params && Object.keys(change).some((name) => !keepsPageSet.has(name)) && { page: 1 }),
      ...change,
    }),
  };
}

/** Combines several values of the address into one object. */
export function group<Parsed extends object, Values extends Parsed = Parsed>(
  params: ParamsOf<Parsed>,
  normalize: (parsed: NoInfer<Parsed>) => Values = (parsed) => parsed as Values,
): ListParam<Values> {
  const names = Object.keys(params) as (keyof Parsed)[];
  return {
    parse: (search) =>
      normalize(Object.fromEntries(names.map((name) => [name, params[name].parse(search)])) as Parsed),
    write: (values) =>
      Object.fromEntries(names.flatMap((name) => Object.entries(params[name].write(values[name])))),
  };
}

export const choice = <const Value extends string | number, const Default extends Value | null>(
  key: string,
  values: readonly Value[],
  otherwise: Default,
): ListParam<Value | Default> => ({
  parse: (search) => values.find((value) => String(value) === search[key]) ?? otherwise,
  write: (value) => ({ [key]: value === otherwise ? undefined : (value ?? undefined) }),
});

/** The known words that are in the address, separated by commas; null if it has none of them. */
export const words = <const Word extends string>(
  key: string,
  known: readonly Word[],
): ListParam<readonly Word[] | null> => ({
  parse: (search) => {
    const named = (search[key] ?? "").split(",");
    const found = known.filter((word) => named.includes(word));
    return found.length === 0 ? null : found;
  },
  write: (value) => ({ [key]: value?.join(",") }),
});

/** False if the address has this word for the key, else true. */
export const trueUnless = (key: string, word: string): ListParam<boolean> => ({
  parse: (search) => search[key] !== word,
  write: (value) => ({ [key]: value ? undefined : word }),
});

/** True if the address has `true` for the key, else null. */
export const trueOrNull = (key: string): ListParam<true | null> => ({
  parse: (search) => (search[key] === "true" ? true : null),
  write: (value) => ({ [key]: value === null ? undefined : "true" }),
});

export const isId = (text: string | undefined): boolean => /^[1-9]\d{0,8}$/.test(text ?? "");

export const id = (key: string): ListParam<number | null> =>
  nullable(key, (text) => (isId(text) ? Number(text) : null));

/** Ids separated by commas; null if the address has none. */
export const ids = (key: string): ListParam<readonly number[] | null> => ({
  parse: (search) => {
    const found = [...new Set((search[key] ?? "").split(",").filter(isId).map(Number))].slice(0, maxIds);
    return found.length === 0 ? null : found;
  },
  write: (value) => ({ [key]: value === null || value.length === 0 ? undefined : value.join(",") }),
});

/**
 * Texts separated by commas, one of which may be empty; null if the address has none. Commas and percent signs in a
 * text are escaped, and the empty text is written as a lone percent sign.
 */
export const texts = (key: string, maxLength: number): ListParam<readonly string[] | null> => ({
  parse: (search) => {
    const named = (search[key] ?? "").split(",").filter((text) => text !== "");
    const found = [...new Set(named.map((text) => unescapeText(text).slice(0, maxLength)))].slice(0, maxIds);
    return found.length === 0 ? null : found;
  },
  write: (value) => ({
    [key]: value === null || value.length === 0 ? undefined : value.map(escapeText).join(","),
  }),
});

const escapeText = (text: string) => (text === "" ? "%" : text.replaceAll(/[%,]/g, encodeURIComponent));

const unescapeText = (text: string) =>
  text === "%" ? "" : text.replaceAll(/%(25|2C)/g, (escaped) => decodeURIComponent(escaped));

export const day = (key: string): ListParam<BerlinDate | null> => nullable(key, parseDay);

/** A month as `YYYY-MM`; null if the address has none. */
export const month = (key: string): ListParam<string | null> =>
  nullable(key, (text) => (/^(19[7-9]\d|2[01]\d\d)-(0[1-9]|1[0-2])$/.test(text) ? text : null));

/** The page number, counted from 1. */
export const page = (key: string): ListParam<number> => ({
  parse: (search) => (isId(search[key]) ? Number(search[key]) : 1),
  write: (value) => ({ [key]: value === 1 ? undefined : value }),
});

export const text = (key: string, maxLength: number): ListParam<string> => ({
  parse: (search) => (search[key] ?? "").trim().slice(0, maxLength),
  write: (value) => ({ [key]: value }),
});

export const sort = <const Key extends string>(
  key: string,
  columns: readonly Key[],
  otherwise: Sort<Key>,
): ListParam<Sort<Key>> => {
  const chosen = chosenSort(key, columns);
  return {
    parse: (search) => chosen.parse(search) ?? otherwise,
    write: (value) =>
      chosen.write(value.by === otherwise.by && value.order === otherwise.order ? null : value),
  };
};

/** A column and a direction, for example `name-asc`; null if the address has none. */
export const chosenSort = <const Key extends string>(
  key: string,
  columns: readonly Key[],
): ListParam<Sort<Key> | null> => ({
  parse: (search) => {
    const [by, order] = (search[key] ?? "").split("-");
    const column = columns.find((each) => each === by);
    return column !== undefined && (order === "asc" || order === "desc") ? { by: column, order } : null;
  },
  write: (value) => ({ [key]: value === null ? undefined : `${value.by}-${value.order}` }),
});

export function nullable<Value extends string | number>(
  key: string,
  parse: (text: string) => Value | null,
): ListParam<Value | null> {
  return {
    parse: (search) => parse(search[key] ?? ""),
    write: (value) => ({ [key]: value ?? undefined }),
  };
}

/** Drops the end of a range that ends before it starts. */
export const withoutReversedEnd = <Range extends { dateFrom: string | null; dateTo: string | null }>(
  range: Range,
): Range => {
  const { dateFrom, dateTo } = range;
  return dateFrom !== null && dateTo !== null && dateTo < dateFrom ? { ...range, dateTo: null } : range;
};

function parseDay(value: string): BerlinDate | null {
  if (!/^(19[7-9]|2[01]\d)\d-\d\d-\d\d$/.test(value)) return null;
  try {
    return Temporal.PlainDate.from(value).toString();
  } catch {
    return null;
  }
}
