import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import type { Pickup } from "./agreement-summary.ts";
import { agreementsScreenTexts } from "./agreements.texts.ts";

/** Writes a pickup as `09.04.2026`, or as `07.04.2026 statt Mo., 06.04.2026 (Feiertag)` if a holiday moved it. */
export function usePickupText(): (pickup: Pickup) => string {
  const { moved } = useTexts(agreementsScreenTexts).summaryLines;
  const { date, day } = useFormats();
  return ({ date: pickupDate, movedFrom }) =>
    movedFrom === null ? date(pickupDate) : moved(date(pickupDate), day(movedFrom));
}
