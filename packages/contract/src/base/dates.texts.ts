import { defineTexts } from "./language.ts";

/** Words for days and times; `weekdays` has ISO weekday numbers as keys. */
export const dateTexts = defineTexts({
  de: {
    weekdays: {
      1: "Montag",
      2: "Dienstag",
      3: "Mittwoch",
      4: "Donnerstag",
      5: "Freitag",
      6: "Samstag",
      7: "Sonntag",
    },
    weekdaysShort: { 1: "Mo.", 2: "Di.", 3: "Mi.", 4: "Do.", 5: "Fr.", 6: "Sa.", 7: "So." },
    todayOn: (weekday: string) => `heute, ${weekday}`,
    and: "und",
    clock: (time: string) => `${time} Uhr`,
  },
  en: {
    weekdays: {
      1: "Monday",
      2: "Tuesday",
      3: "Wednesday",
      4: "Thursday",
      5: "Friday",
      6: "Saturday",
      7: "Sunday",
    },
    weekdaysShort: { 1: "Mon", 2: "Tue", 3: "Wed", 4: "Thu", 5: "Fri", 6: "Sat", 7: "Sun" },
    todayOn: (weekday) => `today (${weekday})`,
    and: "and",
    clock: (time) => time,
  },
});
