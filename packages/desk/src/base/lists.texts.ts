import { defineTexts } from "@kreislauf/contract/base";

export const listsTexts = defineTexts({
  de: {
    clearSearch: "Suche leeren",
    resetFilters: "Filter zurücksetzen",
    pages: "Seiten",
    previous: "Vorherige Seite",
    next: "Nächste Seite",
    isFirst: "Das ist die erste Seite.",
    isLast: "Das ist die letzte Seite.",
    all: (count: number) => `Alle ${count} zeigen`,
  },
  en: {
    clearSearch: "Clear search",
    resetFilters: "Reset filters",
    pages: "Pages",
    previous: "Previous page",
    next: "Next page",
    isFirst: "This is the first page.",
    isLast: "This is the last page.",
    all: (count: number) => `Show all ${count}`,
  },
});
