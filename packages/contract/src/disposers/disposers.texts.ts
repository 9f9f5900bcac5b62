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
      overfilled: "Overloaded or wrongly filled",
      nobody_there: "Nobody there",
      other: "Another reason",
    },
  },
});
