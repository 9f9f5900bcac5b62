import {
  berlinDate,
  formatDay,
  formatDeadline,
  type Language,
  type WireVerdict,
} from "@kreislauf/contract/base";
import { ordersErrorTexts, type OrderActionRefusal } from "@kreislauf/contract/orders";
import { actionDeadlinesTexts } from "./action-deadlines.texts.ts";

type Refused = Extract<WireVerdict<OrderActionRefusal>, { readonly allowed: false }>;

/** Why an action is refused. For a missed deadline it also says when the deadline was, and when editing opens again. */
export function refusalMessage(
  { reason, since, again }: Refused,
  now: Temporal.Instant,
  language: Language,
): string {
  if (since === undefined) return ordersErrorTexts[language][reason];
  const texts = actionDeadlinesTexts[language];
  const ended = formatDeadline(Temporal.Instant.from(since), now, language);
  if (again === undefined) return texts.editClosed(ended);
  return texts.editClosedForNow(ended, formatDay(berlinDate(Temporal.Instant.from(again)), language));
}
