import { defineTexts } from "@kreislauf/contract/base";

export const siteSwitcherTexts = defineTexts({
  de: {
    label: "Standort",
    list: "Standorte",
    search: "Standort suchen",
    all: "Alle Standorte",
    choose: "Standort wählen",
    available: (count: number) => (count === 1 ? "1 Standort verfügbar" : `${count} Standorte verfügbar`),
    count: (count: number) => (count === 1 ? "1 Standort" : `${count} Standorte`),
    andMore: (names: string, more: number) => `${names} und ${more} ${more === 1 ? "weiterer" : "weitere"}`,
    unknown: (count: number) =>
      count === 1
        ? "Ein Teil der Auswahl ist Ihnen nicht zugewiesen und fehlt hier."
        : `${count} Teile der Auswahl sind Ihnen nicht zugewiesen und fehlen hier.`,
    loading: "Standorte werden geladen",
    none: "Keine Standorte",
    noneHint: "Ihnen ist noch kein Standort zugewiesen",
    noneText: "Wer in Ihrem Unternehmen die Standorte verwaltet, kann Ihnen einen zuweisen.",
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
    count: (count: number) => (count === 1 ? "1 site" : `${count} sites`),
    andMore: (names: string, more: number) => `${names} and ${more} more`,
    unknown: (count: number) =>
      count === 1
        ? "Part of the selection is not assigned to you and is left out."
        : `${count} parts of the selection are not assigned to you and are left out.`,
    loading: "Loading sites",
    none: "No sites",
    noneHint: "No site has been assigned to you yet",
    noneText: "Your company's site managers can assign one to you.",
    failed: "Sites not loaded",
    retry: "Try again",
  },
});
