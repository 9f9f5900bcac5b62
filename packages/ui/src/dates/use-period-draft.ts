import type { BerlinDate } from "@kreislauf/contract/base";
import { useState } from "react";

interface Period {
  readonly dateFrom: BerlinDate;
  readonly dateTo: BerlinDate;
}

/**
 * The two dates of a period, which are entered one after the other. A period that ends before it begins stays in the
 * fields but is not passed on, until one date is corrected or the period changes elsewhere.
 */
export function usePeriodDraft({ dateFrom, dateTo }: Period, change: (period: Period) => void) {
  const [draft, setDraft] = useState<{ readonly typed: Period; readonly instead: string } | null>(null);
  const present = `${dateFrom} ${dateTo}`;
  const isReversed = draft?.instead === present;
  if (draft !== null && !isReversed) setDraft(null);
  const shown = isReversed ? draft.typed : { dateFrom, dateTo };
  const enter = (ends: Partial<Period>) => {
    const typed = { ...shown, ...ends };
    const endsBefore = typed.dateTo < typed.dateFrom;
    setDraft(endsBefore ? { typed, instead: present } : null);
    if (!endsBefore) change(typed);
  };
  return { ...shown, isReversed, enter, discard: () => setDraft(null) };
}
