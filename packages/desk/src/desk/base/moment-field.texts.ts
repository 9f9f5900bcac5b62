import { defineTexts } from "@kreislauf/contract/base";

export const momentFieldTexts = defineTexts({
  de: {
    timeOf: (label: string) => `Uhrzeit, ${label}`,
    timeShape: "SS:MM",
    hourMissing: "Bitte geben Sie auch die Uhrzeit an.",
    unusable: "Bitte geben Sie einen Zeitpunkt an.",
  },
  en: {
    timeOf: (label: string) => `Time, ${label}`,
    timeShape: "HH:MM",
    hourMissing: "Please enter the time, too.",
    unusable: "Please enter a date and time.",
  },
});
