import { defineTexts } from "@kreislauf/contract/base";

export const momentFieldTexts = defineTexts({
  de: {
    timeOf: (label: string) => `Uhrzeit, ${label}`,
    timeShape: "SS:MM",
    unusable: "Bitte geben Sie einen Zeitpunkt an.",
  },
  en: {
    timeOf: (label: string) => `Time, ${label}`,
    timeShape: "HH:MM",
    unusable: "Please enter a date and time.",
  },
});
