import { dateTexts, defineTexts, type Language } from "../base/index.ts";
import type { CycleIntervalId, CycleWeekday, AgreementStatus } from "./agreements.codes.ts";
import type { Cycle } from "./agreements.rules.ts";

/** Labels of the fields of an agreement, used everywhere. */
export const agreementFieldLabels = defineTexts({
  de: {
    agreementNumber: "Vereinbarungsnummer",
    agreementType: "Auftragsart",
    wasteType: "Abfallart",
    avvCode: "AVV-Nummer",
    containerType: "Behälter",
    status: "Status",
    containersOnSite: "Behälter am Standort",
    cycle: "Turnus",
    nextDate: "Nächster Termin",
    nextDates: "Nächste Termine",
    lastDoneDate: "Zuletzt erledigt",
    leastAmount: "Mindestmenge je Auftrag",
    mostAmount: "Höchstmenge je Auftrag",
    createdOn: "Angefragt am",
    endsOn: "Endet am",
    endedOn: "Beendet am",
  },
  en: {
    agreementNumber: "Agreement number",
    agreementType: "Order type",
    wasteType: "Waste type",
    avvCode: "AVV code",
    containerType: "Container",
    status: "Status",
    containersOnSite: "Containers on site",
    cycle: "Cycle",
    nextDate: "Next date",
    nextDates: "Next dates",
    lastDoneDate: "Last completed",
    leastAmount: "Minimum per order",
    mostAmount: "Maximum per order",
    createdOn: "Requested on",
    endsOn: "Ends on",
    endedOn: "Ended on",
  },
});

export const agreementsTexts = defineTexts({
  de: {
    /** By the id of the interval (docs/coverage.md 9.13). */
    cycleInterval: {
      20: "zweimal wöchentlich",
      19: "jede Woche",
      16: "alle zwei Wochen",
      12: "alle vier Wochen",
      7: "alle sechs Wochen",
      10: "alle acht Wochen",
    } satisfies Record<CycleIntervalId, string>,
    status: { requested: "Angefragt", active: "Aktiv", ended: "Beendet" } satisfies Record<
      AgreementStatus,
      string
    >,
    /**
     * The sentence about coordinating a change with the disposer, and from when the change applies; the same
     * everywhere.
     */
    coordination:
      "Änderungen einer Vereinbarung stimmen wir mit dem Entsorger ab; sie gelten ab dem Tag nach der Abstimmung.",
    /** The part of `coordination` that dialogs emphasize. */
    afterCoordination: "ab dem Tag nach der Abstimmung",
  },
  en: {
    cycleInterval: {
      20: "twice a week",
      19: "every week",
      16: "every two weeks",
      12: "every four weeks",
      7: "every six weeks",
      10: "every eight weeks",
    },
    status: { requested: "Requested", active: "Active", ended: "Ended" },
    coordination:
      "We coordinate changes to an agreement with the disposer; they apply from the day after confirmation.",
    afterCoordination: "from the day after confirmation",
  },
});

/** The weekdays of a cycle, earliest first, in the given words: `Dienstag und Donnerstag`. */
function formatDays(
  { weekday1, weekday2 }: Cycle,
  words: Readonly<Record<CycleWeekday, string>>,
  language: Language,
): string {
  return [weekday1, weekday2]
    .filter((day) => day !== null)
    .toSorted((one, other) => one - other)
    .map((day) => words[day])
    .join(` ${dateTexts[language].and} `);
}

/** `zweimal wöchentlich` */
export const formatCycleInterval = (interval: CycleIntervalId, language: Language): string =>
  agreementsTexts[language].cycleInterval[interval];

/** `Dienstag und Donnerstag` */
export const formatCycleDays = (cycle: Cycle, language: Language): string =>
  formatDays(cycle, dateTexts[language].weekdays, language);

/** `zweimal wöchentlich, Dienstag und Donnerstag` */
export const formatCycle = (cycle: Cycle, language: Language): string =>
  `${formatCycleInterval(cycle.cycleInterval, language)}, ${formatCycleDays(cycle, language)}`;

/** `zweimal wöchentlich: Di. und Do.`, for narrow places. */
export function formatShortCycle(cycle: Cycle, language: Language): string {
  const interval = formatCycleInterval(cycle.cycleInterval, language);
  return `${interval}: ${formatDays(cycle, dateTexts[language].weekdaysShort, language)}`;
}
