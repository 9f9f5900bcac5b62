import { berlinDate, daysBetween, type Language } from "@kreislauf/contract/base";
import {
  type Order,
  type OrderPhase,
  orderPhaseTexts,
  ordersTexts,
  plannedDate,
  proposalEnd,
} from "@kreislauf/contract/orders";
import { formatsOf } from "@kreislauf/ui/base/format.ts";
import { today } from "@kreislauf/ui/base/today.ts";

/** The text below an order's badge, for example until when an answer is due; undefined if the badge has none. */
export function orderPhaseMeasure(order: Order, language: Language): string | undefined {
  return order.phase === null ? undefined : measures[order.phase](order, language);
}

/** Whether the customer has to answer a proposal, or the order is overdue; the text below the badge is then orange. */
export const needsAction = ({ phase }: Pick<Order, "phase">): boolean =>
  phase === "proposal" || phase === "overdue";

type Measure = (order: Order, language: Language) => string | undefined;

const timeWindow: Measure = (order, language) => ordersTexts[language].timeWindowOnDay[order.timeWindow];
const since = (day: string, language: Language) =>
  orderPhaseTexts[language].sinceDays(Math.max(0, daysBetween(day, today())));

const measures: Readonly<Record<OrderPhase, Measure>> = {
  proposal: ({ desiredDate, proposal }, language) =>
    proposal === null
      ? undefined
      : orderPhaseTexts[language].until(
          formatsOf(language).deadline(proposalEnd(desiredDate, proposal).toString()),
        ),
  overdue: (order, language) => since(plannedDate(order), language),
  feedback: ({ executedOn }, language) =>
    executedOn === null
      ? orderPhaseTexts[language].nothingReported
      : orderPhaseTexts[language].executedOn(formatsOf(language).date(executedOn)),
  today: timeWindow,
  confirmed: timeWindow,
  requested: ({ orderDate }, language) => since(orderDate, language),
  waiting: (_order, language) => orderPhaseTexts[language].waitingForAnswer,
  answered: ({ claim }, language) =>
    typeof claim?.editedOn === "string"
      ? orderPhaseTexts[language].answerFrom(
          formatsOf(language).date(berlinDate(Temporal.Instant.from(claim.editedOn))),
        )
      : undefined,
};
