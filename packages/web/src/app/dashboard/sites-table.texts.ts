import { defineTexts } from "@kreislauf/contract/base";
import type { SiteFigure } from "./site-rows.ts";

/** Texts of the table that shows many sites by Land or by group. */
export const sitesTableTexts = defineTexts({
  de: {
    view: "Standorte zeigen",
    views: { land: "Bundesland", group: "Gruppe", map: "Karte" },
    table: "Aufträge der Standorte",
    figures: {
      overdue: "Überfällig",
      claimed: "Reklamiert",
      feedback: "Rückmeldung",
      open: "Offen",
    } satisfies Record<SiteFigure, string>,
    withoutGroup: "Ohne Gruppe",
    sites: (count: number) => (count === 1 ? "1 Standort" : `${count} Standorte`),
    cell: (name: string, figure: string, count: number) => `${name}, ${figure}: ${count}`,
  },
  en: {
    view: "Show sites",
    views: { land: "Federal state", group: "Group", map: "Map" },
    table: "Orders of the sites",
    figures: { overdue: "Overdue", claimed: "With a claim", feedback: "Feedback", open: "Open" },
    withoutGroup: "Without a group",
    sites: (count) => (count === 1 ? "1 site" : `${count} sites`),
    cell: (name, figure, count) => `${name}, ${figure}: ${count}`,
  },
});
