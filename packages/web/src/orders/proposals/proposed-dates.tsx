import type { BerlinDate } from "@kreislauf/contract/base";
import { ordersTexts, type Order, type Proposal, type TimeWindow } from "@kreislauf/contract/orders";
import { ChevronRight } from "lucide-react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { classNames } from "@kreislauf/ui/base/class-names.ts";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { proposalTexts } from "./proposal.texts.ts";
import styles from "./proposal.module.css";

interface ProposedDatesProps {
  order: Pick<Order, "desiredDate" | "timeWindow">;
  proposal: Proposal;
  /** The date that will apply; it is highlighted. */
  chosen: "desired" | "proposed";
}

/** The desired date beside the proposed one. */
export function ProposedDates({ order, proposal, chosen }: ProposedDatesProps) {
  const texts = useTexts(proposalTexts);
  return (
    <div className={styles.dates}>
      <PlannedDay
        title={texts.desired}
        date={order.desiredDate}
        timeWindow={order.timeWindow}
        chosen={chosen === "desired"}
      />
      <Icon of={ChevronRight} />
      <PlannedDay
        title={texts.proposed}
        date={proposal.date}
        timeWindow={proposal.timeWindow}
        chosen={chosen === "proposed"}
      />
    </div>
  );
}

interface PlannedDayProps {
  title: string;
  date: BerlinDate;
  timeWindow: TimeWindow;
  chosen: boolean;
}

function PlannedDay({ title, date, timeWindow, chosen }: PlannedDayProps) {
  const { timeWindowOnDay } = useTexts(ordersTexts);
  const { day } = useFormats();
  return (
    <div className={classNames(styles.day, chosen && styles.chosen)}>
      <small>{title}</small>
      <b>{day(date)}</b>
      <small>{timeWindowOnDay[timeWindow]}</small>
    </div>
  );
}
