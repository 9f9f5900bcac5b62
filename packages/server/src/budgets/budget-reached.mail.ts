import type { MailTemplate } from "../base/mail/mail-content.ts";

declare module "../base/mail/outbox.ts" {
  interface Mails {
    budget_reached: BudgetReachedMail;
  }
}

export interface BudgetReachedMail {
  readonly greeting: { readonly firstName: string; readonly lastName: string };
  readonly budget: string;
  readonly year: number;
  /** The limit that was reached, in percent of the budget. */
  readonly limit: number;
  readonly usedPercent: number;
  readonly amountCents: number;
  readonly spentCents: number;
  readonly reservedCents: number;
  readonly leftCents: number;
}

const inEuros = (cents: number): string =>
  (cents / 100).toLocaleString("de-DE", { style: "currency", currency: "EUR" });
const inPercent = (percent: number): string => `${percent.toLocaleString("de-DE")} %`;

export const budgetReachedMail: MailTemplate<"budget_reached"> = (mail) => ({
  subject: `Budget ${mail.budget} ${mail.year} zu ${inPercent(mail.usedPercent)} verbraucht`,
  preview: `Verfügbar: ${inEuros(mail.leftCents)}`,
  title: mail.limit < 100 ? "Ein Budget wird knapp" : "Ein Budget ist aufgebraucht",
  greeting: `Guten Tag ${mail.greeting.firstName} ${mail.greeting.lastName},`,
  opening: `Rechnungen und erteilte Aufträge haben ${inPercent(mail.limit)} des Budgets ${mail.budget} für ${mail.year} erreicht.`,
  facts: [
    ["Budget", inEuros(mail.amountCents)],
    ["Abgerechnet", inEuros(mail.spentCents)],
    ["Reserviert", inEuros(mail.reservedCents)],
    ["Verfügbar", inEuros(mail.leftCents)],
  ],
  action: { label: "Budgets ansehen", path: `/budgets?year=${mail.year}` },
  remark: "Alle Beträge sind netto. Aufträge lassen sich weiterhin erteilen.",
  reason:
    "Sie erhalten diese E-Mail, weil Sie Budgets führen und diese Hinweise für Ihr Konto eingeschaltet sind.",
  isSwitchable: true,
});
