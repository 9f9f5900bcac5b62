import { type Language, sortByWords } from "@kreislauf/contract/base";
import {
  agreementTypeIds,
  catalogTexts,
  containerActionIds,
  type AgreementTypeId,
  type ContainerActionId,
} from "@kreislauf/contract/catalog";
import { type FilterOptions, type NamedReference, orderPhaseTexts } from "@kreislauf/contract/orders";
import { formatsOf } from "@kreislauf/ui/base/format.ts";
import { parseDisposalFilter } from "../base/disposal-filter-param.ts";
import { formatReference } from "../base/format-reference.ts";
import { orderFilterNames, type OrderFilterName, type OrderFilters } from "../base/order-list-state.ts";
import { ordersScreenTexts } from "../orders.texts.ts";

const referenceFilterNames = ["costCentre", "project"] as const;
type ReferenceFilterName = (typeof referenceFilterNames)[number];
export const listFilterNames = [
  "wasteType",
  "containerAction",
  "agreementType",
  ...referenceFilterNames,
] as const;
export type ListFilterName = (typeof listFilterNames)[number];

export const isListFilter = (name: OrderFilterName): name is ListFilterName =>
  listFilterNames.some((each) => each === name);

export const isReferenceFilter = (name: OrderFilterName): name is ReferenceFilterName =>
  referenceFilterNames.some((each) => each === name);

/** The value of an item in a filter's list: an id, or the code of a cost centre or project. */
export type FilterValue = number | string;

export interface FilterChoiceItem {
  readonly value: FilterValue;
  readonly label: string;
}

export type FilterChoices = Readonly<Record<ListFilterName, readonly FilterChoiceItem[]>>;

/**
 * The filters to offer. Cost centres and projects are offered only if there are choices for them or the URL sets them.
 */
export const offeredFilterNames = (filters: OrderFilters, choices: FilterChoices) =>
  orderFilterNames.filter(
    (name) => !isReferenceFilter(name) || choices[name].length > 0 || filters[name] !== null,
  );

/**
 * The items of the list filters. Actions and agreement types are named and sorted in the language that is shown, which
 * may differ from the language of the server's response.
 */
export function filterChoices(
  options: FilterOptions | undefined,
  language: Language,
  keptReferences: readonly ReferenceFilterName[] = [],
): FilterChoices {
  const words = catalogTexts[language];
  const actions = (options?.containerActions ?? []).map(({ id }) => id as ContainerActionId);
  const types = (options?.agreementTypes ?? []).map(({ id }) => id as AgreementTypeId);
  return {
    wasteType: (options?.wasteTypes ?? []).map(({ id, description }) => ({ value: id, label: description })),
    containerAction: sortByWords(actions, words.containerAction, language).map((id) => ({
      value: id,
      label: words.containerAction[id],
    })),
    agreementType: sortByWords(types, words.agreementType, language).map((id) => ({
      value: id,
      label: words.agreementType[id],
    })),
    costCentre: referenceChoices("costCentre", options?.costCentres, language, keptReferences),
    project: referenceChoices("project", options?.projects, language, keptReferences),
  };
}

/**
 * The references that orders name, preceded by an item for orders that name none; empty if there is nothing to offer.
 */
const referenceChoices = (
  name: ReferenceFilterName,
  references: readonly NamedReference[] = [],
  language: Language,
  keptReferences: readonly ReferenceFilterName[],
): readonly FilterChoiceItem[] =>
  references.length === 0 && !keptReferences.includes(name)
    ? []
    : [
        { value: "", label: ordersScreenTexts[language].filters.without[name] },
        ...references.map((each) => ({ value: each.code, label: formatReference(each) })),
      ];

/**
 * The value of a filter in words; undefined if the filter is not set or has no words, `…` while the name is loading.
 */
export function filterLabel(
  name: OrderFilterName,
  filters: OrderFilters,
  choices: FilterChoices,
  language: Language,
): string | undefined {
  const value = filters[name];
  if (value === null || value === true) return undefined;
  if (name === "disposals") return disposalWords(filters, language);
  if (name === "pickups") {
    return filters.pickups === null
      ? undefined
      : ordersScreenTexts[language].filters.pickupWords[filters.pickups];
  }
  if (typeof value === "string") return formatsOf(language).date(value);
  if (isListFilter(name)) {
    const values: readonly FilterValue[] = filters[name] ?? [];
    return firstAndMore(values.map((each) => itemLabel(name, each, choices, language)));
  }
  const words = orderPhaseTexts[language].phase;
  return name === "phases" ? firstAndMore((filters.phases ?? []).map((phase) => words[phase])) : undefined;
}

/** The items of a filter, and the chosen values even if the server does not list them, or has not listed them yet. */
export function choicesWithChosen(
  name: ListFilterName,
  filters: OrderFilters,
  choices: FilterChoices,
  language: Language,
): readonly FilterChoiceItem[] {
  const options = choices[name];
  const chosen: readonly FilterValue[] = filters[name] ?? [];
  const missing = chosen.filter((id) => options.every(({ value }) => value !== id));
  return [
    ...options,
    ...missing.map((value) => ({ value, label: itemLabel(name, value, choices, language) })),
  ];
}

/**
 * The name of a chosen item, even if it is not among the choices; an unknown reference is shown by its code, others as
 * `…`.
 */
function itemLabel(
  name: ListFilterName,
  value: FilterValue,
  choices: FilterChoices,
  language: Language,
): string {
  const words = catalogTexts[language];
  const action = containerActionIds.find((each) => each === value);
  if (name === "containerAction" && action !== undefined) return words.containerAction[action];
  const type = agreementTypeIds.find((each) => each === value);
  if (name === "agreementType" && type !== undefined) return words.agreementType[type];
  if (isReferenceFilter(name) && value === "") return ordersScreenTexts[language].filters.without[name];
  const listed = choices[name].find((item) => item.value === value)?.label;
  return listed ?? (isReferenceFilter(name) ? String(value) : "…");
}

/** A single name as it is; of several names, the first and the number of the others: `Papier +2`. */
const firstAndMore = (names: readonly string[]): string =>
  names.length > 1 ? `${names[0]} +${names.length - 1}` : names.join("");

/**
 * A filter set by a link of the statistics in words: `01.01.2026–31.12.2026, verwertet`; undefined if it is not set.
 */
function disposalWords({ disposals }: OrderFilters, language: Language): string | undefined {
  const filter = parseDisposalFilter(disposals);
  if (filter === null) return undefined;
  const { dateFrom, dateTo, treatment, hazardous, weighed } = filter;
  const texts = ordersScreenTexts[language].filters.disposalWords;
  const { date } = formatsOf(language);
  return [
    `${date(dateFrom)}–${date(dateTo)}`,
    ...(treatment ? [texts[treatment]] : []),
    ...(hazardous === undefined ? [] : [hazardous ? texts.hazardous : texts.harmless]),
    ...(weighed === false ? [texts.unweighed] : []),
  ].join(", ");
}
