import { defineTexts } from "../base/index.ts";

export const exportsErrorTexts = defineTexts({
  de: {
    export_expired: "Dieser Export ist abgelaufen. Bitte starten Sie ihn erneut.",
    export_sites_withdrawn:
      "Die Datei enthält Standorte, die Ihnen nicht mehr zugewiesen sind. Bitte starten Sie den Export erneut.",
  },
  en: {
    export_expired: "This export has expired. Please start it again.",
    export_sites_withdrawn:
      "The file holds sites that are no longer assigned to you. Please start the export again.",
  },
});
