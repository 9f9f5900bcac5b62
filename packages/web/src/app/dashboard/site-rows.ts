import { openOrderPhases, type SitesOrderInfo } from "@kreislauf/contract/orders";
import { laenderTexts } from "@kreislauf/contract/catalog";
import type { Language } from "@kreislauf/contract/base";
import { maxSitesInSet, type SiteOption } from "@kreislauf/contract/sites";
import { toSiteScope, type SiteScope } from "../../sites/index.ts";

/**
 * The figures of a row, the most serious first. Rows that are equal in the sorted column are compared by one figure
 * after the other, beginning with the first.
 */
export const siteFigures = ["overdue", "claimed", "feedback", "open"] as const;
export type SiteFigure = (typeof siteFigures)[number];
export type SiteFigures = Readonly<Record<SiteFigure, number>>;

export interface SiteRow {
  readonly key: string;
  /** The name of the Land or group; null for the row of sites without a group. */
  readonly name: string | null;
  readonly siteCount: number;
  /**
   * The filter that limits a linked list to the sites of this row; null if the row has too many sites for an address.
   */
  readonly scope: SiteScope | null;
  readonly figures: SiteFigures;
}

export type SiteGrouping = "land" | "group";
type Site = SitesOrderInfo["locations"][number];
type GroupedSite = Pick<SiteOption, "id" | "land" | "group">;

/** Makes one row for each Land or group that has sites, and one for sites without a group; the rows are not sorted. */
export function siteRows(
  sites: readonly Site[],
  options: readonly GroupedSite[],
  by: SiteGrouping,
  language: Language,
): SiteRow[] {
  const optionOf = new Map(options.map((option) => [option.id, option]));
  const keyOf = ({ id }: Site) => {
    const option = optionOf.get(id);
    return (by === "land" ? option?.land : option?.group?.groupId) ?? null;
  };
  return [...Map.groupBy(sites, keyOf)].map(([key, members]) => {
    const option = optionOf.get(members[0]?.id ?? 0);
    const name =
      key === null || option === undefined
        ? null
        : by === "land"
          ? laenderTexts[language][option.land]
          : (option.group?.name ?? null);
    return {
      key: String(key),
      name,
      siteCount: members.length,
      scope: scopeOf(option, by, members),
      figures: sumFigures(members),
    };
  });
}

function scopeOf(
  option: GroupedSite | undefined,
  by: SiteGrouping,
  members: readonly Site[],
): SiteScope | null {
  if (by === "land" && option) return { land: [option.land] };
  if (by === "group" && option?.group) return { groups: [option.group.groupId] };
  return members.length > maxSitesInSet ? null : toSiteScope({ sites: members.map(({ id }) => id) });
}

export function sumFigures(sites: readonly Site[]): SiteFigures {
  const sum = (count: (site: Site) => number) => sites.reduce((all, site) => all + count(site), 0);
  return {
    overdue: sum((site) => site.orderAmountsByOrderPhase.overdue),
    claimed: sum(({ claimed }) => claimed),
    feedback: sum((site) => site.orderAmountsByOrderPhase.feedback),
    open: sum((site) =>
      openOrderPhases.reduce((all, phase) => all + site.orderAmountsByOrderPhase[phase], 0),
    ),
  };
}

export interface SiteSort {
  readonly by: SiteFigure | "name";
  readonly order: "asc" | "desc";
}

/**
 * Sorts by the chosen column. Rows that are equal in that column are sorted by their other figures, the highest first,
 * then by name, with the sites without a group at the end.
 */
export function sortSiteRows(
  rows: readonly SiteRow[],
  { by, order }: SiteSort,
  language: Language,
): SiteRow[] {
  const { compare } = new Intl.Collator(language);
  const byName = (one: SiteRow, other: SiteRow) =>
    one.name === null || other.name === null
      ? Number(one.name === null) - Number(other.name === null)
      : compare(one.name, other.name);
  const worst = (one: SiteRow, other: SiteRow) =>
    siteFigures.map((figure) => other.figures[figure] - one.figures[figure]).find(Boolean) ?? 0;
  const wanted = (one: SiteRow, other: SiteRow) =>
    (order === "asc" ? 1 : -1) * (by === "name" ? byName(one, other) : one.figures[by] - other.figures[by]);
  return rows.toSorted((one, other) => wanted(one, other) || worst(one, other) || byName(one, other));
}
