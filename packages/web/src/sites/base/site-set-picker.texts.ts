import { defineTexts } from "@kreislauf/contract/base";

export const siteSetPickerTexts = defineTexts({
  de: {
    label: "Standorte wählen",
    search: "Standort, Ort, Gruppe oder Land",
    sections: { recent: "Zuletzt", groups: "Gruppen", laender: "Länder", sites: "Standorte" },
    add: (name: string) => `${name} auswählen`,
    remove: (name: string) => `${name} entfernen`,
    chosen: (count: number) => (count === 1 ? "1 Standort gewählt" : `${count} Standorte gewählt`),
    noneChosen: "Nichts gewählt: alle Standorte",
    clear: "Leeren",
    apply: "Anwenden",
    tooMany: (most: number) => `Bitte höchstens ${most} Standorte einzeln wählen.`,
    nothingFound: "Kein Standort gefunden.",
    moreHits: (count: number) => (count === 1 ? "1 weiterer Treffer" : `${count} weitere Treffer`),
  },
  en: {
    label: "Choose sites",
    search: "Site, town, group or state",
    sections: { recent: "Recent", groups: "Groups", laender: "States", sites: "Sites" },
    add: (name: string) => `Select ${name}`,
    remove: (name: string) => `Remove ${name}`,
    chosen: (count: number) => (count === 1 ? "1 site chosen" : `${count} sites chosen`),
    noneChosen: "Nothing chosen: all sites",
    clear: "Clear",
    apply: "Apply",
    tooMany: (most: number) => `Please choose at most ${most} single sites.`,
    nothingFound: "No site found.",
    moreHits: (count: number) => (count === 1 ? "1 more hit" : `${count} more hits`),
  },
});
