import { defineTexts } from "@kreislauf/contract/base";
import type { DeskViewFilter } from "@kreislauf/contract/desk";

export const viewsTexts = defineTexts({
  de: {
    title: "Ansichten",
    save: "Ansicht speichern",
    change: "Ansicht ändern",
    remove: "Ansicht löschen",
    name: "Name der Ansicht",
    nameHint: "Gespeichert werden Phase, Filter, Suche und Reihenfolge, wie sie jetzt sind.",
    submit: "Speichern",
    back: "Zurück",
    saved: (name: string) => `Die Ansicht „${name}“ ist gespeichert.`,
    removed: (name: string) => `Die Ansicht „${name}“ ist gelöscht.`,
    undo: "Rückgängig",
    dropped: (filters: string) =>
      `Diese Filter der Ansicht gibt es nicht mehr, sie sind weggelassen: ${filters}.`,
    filters: {
      companyId: "Unternehmen",
      wasteTypeId: "Abfallart",
      disposer: "Entsorger",
      from: "Termin ab",
      to: "Termin bis",
    } satisfies Record<DeskViewFilter, string>,
  },
  en: {
    title: "Views",
    save: "Save view",
    change: "Change view",
    remove: "Delete view",
    name: "Name of the view",
    nameHint: "Phase, filters, search and order of the rows are saved as they are now.",
    submit: "Save",
    back: "Back",
    saved: (name: string) => `The view “${name}” has been saved.`,
    removed: (name: string) => `The view “${name}” has been deleted.`,
    undo: "Undo",
    dropped: (filters: string) => `These filters of the view no longer exist and are left out: ${filters}.`,
    filters: {
      companyId: "company",
      wasteTypeId: "waste type",
      disposer: "disposer",
      from: "date from",
      to: "date to",
    } satisfies Record<DeskViewFilter, string>,
  },
});
