import { addressLine, type SiteOption } from "@kreislauf/contract/sites";
import { matchesSearch } from "../../base/matches-search.ts";
import type { ScopePart } from "./site-scope.ts";

/** A site, Land or group that can be chosen. */
export interface PickerRow {
  readonly part: ScopePart;
  readonly number: string | null;
  readonly name: string;
  readonly text: string | null;
  /** The sites of a Land or group; null for a site. */
  readonly members: readonly PickerRow[] | null;
  /** Whether the site is the user's favourite; null for a Land or group. */
  readonly favourite: boolean | null;
}

export interface PickerSection {
  readonly name: "recent" | "favourites" | "groups" | "laender" | "sites";
  readonly rows: readonly PickerRow[];
}

interface SectionInput {
  readonly search: string;
  /** The ids of the sites chosen last, the latest first. */
  readonly recent: readonly number[];
  readonly nameOf: (part: ScopePart) => string;
}

const maxHits = 50;

/**
 * The rows that match a search, or all rows if the search is empty, in sections without the empty ones. `moreHits` is
 * the number of matching sites beyond the first `maxHits`, which alone are listed.
 */
export function findSections(sites: readonly SiteOption[], { search, recent, nameOf }: SectionInput) {
  const isSearched = search.trim() !== "";
  const siteRows = sites
    .filter((site) => matchesSearch(search, searchTexts(site, nameOf)))
    .map((site) => toSiteRow(site));
  const sections: readonly PickerSection[] = [
    {
      name: "recent",
      rows: isSearched
        ? []
        : recent.flatMap((id) => sites.filter((site) => site.id === id).map((site) => toSiteRow(site))),
    },
    {
      name: "favourites",
      rows: isSearched ? [] : sites.filter(({ favourite }) => favourite).map((site) => toSiteRow(site)),
    },
    { name: "groups", rows: regionRows(sites, groupOf, nameOf) },
    { name: "laender", rows: regionRows(sites, landOf, nameOf) },
    { name: "sites", rows: isSearched ? siteRows.slice(0, maxHits) : siteRows },
  ];
  return {
    sections: sections
      .map(({ name, rows }) => ({
        name,
        rows: name === "sites" ? rows : rows.filter((row) => matchesSearch(search, [row.name])),
      }))
      .filter(({ rows }) => rows.length > 0),
    moreHits: isSearched ? Math.max(siteRows.length - maxHits, 0) : 0,
  };
}

const searchTexts = (site: SiteOption, nameOf: SectionInput["nameOf"]) => [
  site.locationOrderNumber,
  site.alias,
  site.street,
  site.houseNumber,
  site.zip,
  site.city,
  site.group?.name ?? null,
  nameOf(landOf(site)),
];

const toSiteRow = (site: SiteOption): PickerRow => ({
  part: { kind: "site", id: site.id },
  number: site.locationOrderNumber,
  name: site.alias,
  text: addressLine(site),
  members: null,
  favourite: site.favourite,
});

const groupOf = ({ group }: SiteOption): ScopePart | null =>
  group === null ? null : { kind: "group", id: group.groupId };
const landOf = ({ land }: SiteOption): ScopePart => ({ kind: "land", land });

/** The Länder or groups of the sites, sorted by name, each with its sites. */
function regionRows(
  sites: readonly SiteOption[],
  partOf: (site: SiteOption) => ScopePart | null,
  nameOf: SectionInput["nameOf"],
): PickerRow[] {
  const regions = new Map<string, { readonly part: ScopePart; readonly members: PickerRow[] }>();
  for (const site of sites) {
    const part = partOf(site);
    if (part === null) continue;
    const name = nameOf(part);
    const region = regions.get(name) ?? { part, members: [] };
    region.members.push(toSiteRow(site));
    regions.set(name, region);
  }
  return [...regions]
    .map(([name, region]) => ({ ...region, number: null, name, text: null, favourite: null }))
    .toSorted((a, b) => a.name.localeCompare(b.name, "de"));
}
