import { berlinDate, type Language } from "@kreislauf/contract/base";
import type { SiteSummary } from "@kreislauf/contract/sites";
import { formatsOf } from "@kreislauf/ui/base/format.ts";
import { Badge } from "@kreislauf/ui/feedback/badge.tsx";
import type { DataColumn } from "@kreislauf/ui/data/data-column.ts";
import { SiteOrderCounts } from "./site-order-counts.tsx";
import { sitesTexts } from "../sites.texts.ts";

type Site = SiteSummary;

/** How and when a site was deactivated, for example `automatisch, 24.03.2026`; a dash if it is active. */
export function formatDeactivation({ deactivation }: Site, language: Language): string {
  if (deactivation === null) return "–";
  const texts = sitesTexts[language].list;
  const date = formatsOf(language).date(berlinDate(Temporal.Instant.from(deactivation.on)));
  return deactivation.automatic ? texts.automatic(date) : texts.byPerson(deactivation.by.name, date);
}

/** The columns of the list of active or inactive sites. */
export function siteColumns(language: Language, active: boolean): readonly DataColumn<Site>[] {
  const texts = sitesTexts[language].list;
  const { number } = formatsOf(language);
  const columns: readonly DataColumn<Site>[] = [
    {
      id: "name",
      head: texts.site,
      cell: ({ alias }) => alias,
      sub: ({ locationOrderNumber }) => locationOrderNumber ?? texts.noNumber,
      sortable: true,
      isLink: true,
    },
    {
      id: "place",
      head: texts.address,
      cell: ({ street, houseNumber }) => `${street} ${houseNumber}`.trim(),
      sub: ({ zip, city }) => `${zip} ${city}`,
      sortable: true,
    },
    { id: "group", head: texts.group, cell: ({ group }) => group?.name ?? "–", sortable: true },
  ];
  return active
    ? [
        ...columns,
        { id: "contact", head: texts.contact, cell: ({ contactPerson }) => contactPerson?.name ?? "–" },
        {
          id: "containers",
          head: texts.containers,
          cell: ({ containerCount }) => number(containerCount),
          sortable: true,
          align: "right",
        },
        { id: "orders", head: texts.orders, cell: (site) => <SiteOrderCounts site={site} /> },
      ]
    : [
        ...columns,
        {
          id: "ended",
          head: texts.ended,
          cell: (site) => <Badge>{formatDeactivation(site, language)}</Badge>,
        },
      ];
}
