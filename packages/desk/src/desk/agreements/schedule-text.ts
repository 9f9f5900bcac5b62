import { type CycleIntervalId, type CycleWeekday, formatShortCycle } from "@kreislauf/contract/agreements";
import type { Language } from "@kreislauf/contract/base";
import { type AgreementTypeId, catalogTexts } from "@kreislauf/contract/catalog";

interface Schedule {
  readonly agreementTypeId: AgreementTypeId;
  readonly cycleInterval: CycleIntervalId | null;
  readonly weekday1: CycleWeekday | null;
  readonly weekday2: CycleWeekday | null;
}

/** `Turnus, jede Woche: Mo.`; only the agreement type for an agreement without a cycle. */
export function scheduleText(schedule: Schedule, language: Language): string {
  const { cycleInterval, weekday1, weekday2 } = schedule;
  const type = catalogTexts[language].agreementType[schedule.agreementTypeId];
  if (cycleInterval === null || weekday1 === null) return type;
  return `${type}, ${formatShortCycle({ cycleInterval, weekday1, weekday2 }, language)}`;
}
