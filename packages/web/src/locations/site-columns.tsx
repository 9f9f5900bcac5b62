import type { Language } from "@kreislauf/contract/base";
import { berlinDate } from "@kreislauf/contract/base";
import type { ServiceLocationSummary } from "@kreislauf/contract/locations";
import { formatsOf } from "../base/format.ts";
import { Badge } from "../ui/badge.tsx";
import type { DataColumn } from "../ui/data-column.ts";
import { RunningOrders } from "./running-orders.tsx";
import { sitesTexts } from "./sites.texts.ts";

type Site = ServiceLocationSummary;

/** `automatisch, 24.03.2026` */
export function endWords({ deactivation }: Site, language: Language): string {
  if (deactivation === null) return "–";
  const texts = sitesTexts[language].list;
  const date = formatsOf(language).date(berlinDate(Temporal.Instant.from(deactivation.on)));
  return deactivation.automatic ? texts.automatic(date) : texts.byPerson(deactivation.by.name, date);
}

/** What a list of active or of inactive sites tells of each. */
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
        { id: "orders", head: texts.orders, cell: (site) => <RunningOrders site={site} /> },
      ]
    : [
        ...columns,
        { id: "ended", head: texts.ended, cell: (site) => <Badge>{endWords(site, language)}</Badge> },
      ];
}
