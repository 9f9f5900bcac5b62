import type { ExportKind } from "./exports.codes.ts";
import { defineTexts, type RoomErrorCode } from "../base/index.ts";

/** What can be exported. */
export const exportKindTexts = defineTexts<Record<ExportKind, string>>({
  de: {
    container_stock: "Behälterbestand",
    orders: "Aufträge",
    waste_statistics: "Abfallstatistik",
  },
  en: {
    container_stock: "Container stock",
    orders: "Orders",
    waste_statistics: "Waste statistics",
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
