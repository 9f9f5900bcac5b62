import { defineTexts } from "@kreislauf/contract/base";

export const baseTexts = defineTexts({
  de: {
    error: {
      generic: "Ein Fehler ist aufgetreten. Bitte versuchen Sie es zu einem späteren Zeitpunkt erneut.",
      unreachable: "Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Internetverbindung.",
    },
    format: {
      dateTime: (date: string, time: string) => `${date} ${time} Uhr`,
      time: (time: string) => `${time} Uhr`,
      day: (weekday: string, date: string) => `${weekday}., ${date}`,
    },
  },
  en: {
    error: {
      generic: "An error has occurred. Please try again later.",
      unreachable: "The server cannot be reached. Please check your internet connection.",
    },
    format: {
      dateTime: (date: string, time: string) => `${date} ${time}`,
      time: (time: string) => time,
      day: (weekday: string, date: string) => `${weekday}, ${date}`,
    },
  },
});
