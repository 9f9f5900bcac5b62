import { defineTexts } from "@kreislauf/contract/base";

export const siteSwitcherTexts = defineTexts({
  de: {
    label: "Standort",
    list: "Standorte",
    search: "Standort suchen",
    all: "Alle Standorte",
    choose: "Standort wählen",
    available: (count: number) => (count === 1 ? "1 Standort verfügbar" : `${count} Standorte verfügbar`),
    loading: "Standorte werden geladen",
    none: "Keine Standorte",
    noneHint: "Ihnen ist noch kein Standort zugewiesen",
    failed: "Standorte nicht geladen",
    retry: "Erneut versuchen",
  },
  en: {
    label: "Site",
    list: "Sites",
    search: "Search sites",
    all: "All sites",
    choose: "Choose a site",
    available: (count: number) => (count === 1 ? "1 site available" : `${count} sites available`),
    loading: "Loading sites",
    none: "No sites",
    noneHint: "No site has been assigned to you yet",
    failed: "Sites not loaded",
    retry: "Try again",
  },
});
