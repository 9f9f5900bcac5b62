import { defineTexts } from "../base/index.ts";

export const disposersTexts = defineTexts({
  de: {
    failedTrip: {
      access_blocked: "Zufahrt versperrt",
      overfilled: "Überladen oder falsch befüllt",
      nobody_there: "Niemand angetroffen",
      other: "Anderer Grund",
    },
  },
  en: {
    failedTrip: {
      access_blocked: "Access blocked",
      overfilled: "Overloaded or incorrectly filled",
      nobody_there: "Nobody there",
      other: "Other reason",
    },
  },
});
