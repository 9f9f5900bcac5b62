import { defineTexts } from "../base/index.ts";

export const locationsErrorTexts = defineTexts({
  de: { location_inactive: "Der Standort ist inaktiv. Dort lassen sich keine Aufträge erteilen." },
  en: { location_inactive: "The location is inactive. Nothing can be ordered there." },
});
