import type { BerlinDate, Language } from "../base/index.ts";
import type { Document } from "./documents.schema.ts";
import { documentsTexts } from "./documents.texts.ts";
import { overdueDays } from "./payment.rules.ts";

interface PaymentWording {
  readonly language: Language;
  readonly today: BerlinDate;
  /** Formats an amount in cents. */
  readonly money: (cents: number) => string;
}

/** How far a document is paid, in words, and for how many days it is overdue; null if no payment was reported. */
export function describePayment(
  { payment, dueDate }: Pick<Document, "payment" | "dueDate">,
  { language, today, money }: PaymentWording,
): { readonly words: string; readonly isOverdue: boolean } | null {
  if (payment === null) return null;
  const texts = documentsTexts[language];
  const days = payment.state === "paid" ? 0 : overdueDays(dueDate, today);
  const words = [
    ...(payment.state === "open" && days > 0 ? [] : [texts.payment[payment.state]]),
    ...(payment.state === "part_paid" ? [texts.left(money(payment.openAmount))] : []),
    ...(days > 0 ? [texts.overdue(days)] : []),
  ];
  return { words: words.join(" · "), isOverdue: days > 0 };
}

/** What a document is charged to, in words; undefined if it has no cost centre. */
export function describeCostCentre(
  { costCentre, costCentreCount }: Pick<Document, "costCentre" | "costCentreCount">,
  language: Language,
): string | undefined {
  const texts = documentsTexts[language];
  if (costCentre !== null) return texts.chargedTo(costCentre);
  return costCentreCount > 1 ? texts.chargedToSeveral : undefined;
}
