import { defineTexts } from "@kreislauf/contract/base";

export const momentFieldTexts = defineTexts({
  de: { timeOf: (label: string) => `Uhrzeit, ${label}`, timeShape: "SS:MM" },
  en: { timeOf: (label: string) => `Time, ${label}`, timeShape: "HH:MM" },
});
