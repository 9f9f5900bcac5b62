import type { Agreement } from "@kreislauf/contract/agreements";
import type { BerlinDate } from "@kreislauf/contract/base";
import type { ContainerActionId } from "@kreislauf/contract/catalog";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { today } from "@kreislauf/ui/base/today.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { CalendarPopover } from "@kreislauf/ui/dates/calendar-popover.tsx";
import { Calendar } from "lucide-react";
import { useMemo, useState } from "react";
import { dayLockText, orderDayFacts } from "../form/order-day-facts.ts";
import { dayLock } from "../form/orderable-days.ts";
import { orderingFormTexts } from "../form/ordering-form.texts.ts";
import { useOrderingFacts } from "../form/use-ordering-facts.ts";
import { siteOrdersTexts } from "./site-orders.texts.ts";

interface RowDateProps {
  siteId: number;
  agreement: Agreement;
  containerActionId: ContainerActionId;
  value: BerlinDate | null;
  label: (day: string) => string;
  onChange: (date: BerlinDate) => void;
}

/**
 * A button that opens the calendar of a site; its possible days are loaded when the button gets the focus or pointer.
 */
export function RowDate({ siteId, agreement, containerActionId, value, label, onChange }: RowDateProps) {
  const texts = useTexts(siteOrdersTexts);
  const { legend, calendar } = useTexts(orderingFormTexts);
  const language = useLanguage();
  const { day } = useFormats();
  const [isWanted, setWanted] = useState(false);
  const [firstVisibleDay, setFirstVisibleDay] = useState(() => `${(value ?? today()).slice(0, 8)}01`);
  const offeredActions = useMemo(() => [containerActionId], [containerActionId]);
  const { facts, holidays } = useOrderingFacts({
    siteId,
    agreement: isWanted ? agreement : undefined,
    offeredActions,
    containerActionId,
    desiredDate: value,
    firstVisibleDay,
  });
  const shown = value === null ? texts.chooseDay : day(value);
  return (
    <CalendarPopover
      label={calendar}
      withEntry
      value={value}
      onChange={onChange}
      onMonthChange={setFirstVisibleDay}
      today={today()}
      from={today()}
      {...(facts && { to: facts.latestDate })}
      facts={orderDayFacts({
        lockedBecause: (date) => dayLockText(dayLock(facts, holidays, date), language),
        holidays,
        orderedDays: agreement.nextDates,
      })}
      lockedLegend={legend}
      trigger={
        <Button
          icon={Calendar}
          aria-label={label(shown)}
          onFocus={() => setWanted(true)}
          onPointerEnter={() => setWanted(true)}
        >
          {shown}
        </Button>
      }
    />
  );
}
