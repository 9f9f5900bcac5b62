import { type Language, sortByWords } from "@kreislauf/contract/base";
import {
  agreementTypeIds,
  catalogTexts,
  containerActionIds,
  type AgreementTypeId,
  type ContainerActionId,
} from "@kreislauf/contract/catalog";
import { type FilterOptions, type OrderPhase, orderPhaseTexts } from "@kreislauf/contract/orders";
import { formatsOf } from "@kreislauf/ui/base/format.ts";
import { parseDisposalFilter } from "../base/disposal-filter-param.ts";
import type { OrderFilterName, OrderFilters } from "../base/order-list-state.ts";
import { ordersScreenTexts } from "../orders.texts.ts";

export const listFilterNames = ["wasteType", "containerAction", "agreementType"] as const;
export type ListFilterName = (typeof listFilterNames)[number];

export const isListFilter = (name: OrderFilterName): name is ListFilterName =>
  listFilterNames.some((each) => each === name);

export interface FilterChoiceItem {
  readonly value: number;
  readonly label: string;
}

export type FilterChoices = Readonly<Record<ListFilterName, readonly FilterChoiceItem[]>>;

/**
 * The options of the list filters. Actions and types are named and sorted in the language shown now, not in that of
 * the response.
 */
export function filterChoices(options: FilterOptions | undefined, language: Language): FilterChoices {
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
  };
}

/** The value of a filter in words; undefined if it is not set, an ellipsis until its name is loaded. */
export function filterLabel(
  name: OrderFilterName,
  filters: OrderFilters,
  choices: FilterChoices,
  language: Language,
): string | undefined {
  const value = filters[name];
  if (value === null || value === true) return undefined;
  if (name === "disposals") return disposalWords(filters, language);
  if (typeof value === "object") return phaseWords(value, language);
  if (typeof value === "string") return formatsOf(language).date(value);
  const words = catalogTexts[language];
  const action = containerActionIds.find((id) => id === value);
  if (name === "containerAction" && action !== undefined) return words.containerAction[action];
  const type = agreementTypeIds.find((id) => id === value);
  if (name === "agreementType" && type !== undefined) return words.agreementType[type];
  return isListFilter(name) ? (choices[name].find((item) => item.value === value)?.label ?? "…") : undefined;
}

/** One phase by its name, several by the name of the first and how many follow. */
function phaseWords(phases: readonly OrderPhase[], language: Language): string {
  const names = phases.map((phase) => orderPhaseTexts[language].phase[phase]);
  return names.length > 1 ? `${names[0]} +${names.length - 1}` : names.join("");
}

/** `01.01.2026–31.12.2026, verwertet` */
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
