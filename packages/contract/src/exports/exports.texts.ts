import type { JobExportKind } from "./exports.codes.ts";
import { defineTexts, type RoomErrorCode } from "../base/index.ts";

export const exportKindTexts = defineTexts<Record<JobExportKind, string>>({
  de: {
    container_stock: "Behälterbestand",
    orders: "Aufträge",
    waste_statistics: "Abfallstatistik",
    register_bundle: "Register je Standort",
    separation_bundle: "GewAbfV-Ordner je Standort",
  },
  en: {
    container_stock: "Container stock",
    orders: "Orders",
    waste_statistics: "Waste statistics",
    register_bundle: "Register by site",
    separation_bundle: "GewAbfV folders by site",
  },
});

export const exportsErrorTexts = defineTexts<Record<RoomErrorCode<"exports">, string>>({
  de: {
    export_expired: "Dieser Export ist abgelaufen. Bitte starten Sie ihn erneut.",
    export_sites_withdrawn:
      "Die Datei enthält Standorte, die Ihnen nicht mehr zugewiesen sind. Bitte starten Sie den Export erneut.",
  },
  en: {
    export_expired: "This export has expired. Please start a new one.",
    export_sites_withdrawn:
      "The file contains sites that are no longer assigned to you. Please start a new export.",
  },
});
