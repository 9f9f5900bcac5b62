import { formatAbsoluteDeadline, formatDay, formatLongDay } from "@kreislauf/contract/base";
import {
  type AmountUnit,
  catalogTexts,
  type ContainerActionId,
  type ContainerDrawing,
  formatOrderedAmount,
} from "@kreislauf/contract/catalog";
import { ordersTexts, type TimeWindow } from "@kreislauf/contract/orders";
import type { MailContent, MailTemplate } from "../base/mail/mail-content.ts";

declare module "../base/mail/outbox.ts" {
  interface Mails {
    disposer: DisposerMail;
  }
}

/** A mail to a disposer without an account. It contains no prices, no other orders and no names of persons. */
export interface DisposerMail {
  readonly occasion: "handed_over" | "moved" | "cancelled";
  readonly token: string;
  readonly disposer: string;
  readonly orderNumber: string;
  readonly wasteType: string;
  readonly containerType: string;
  readonly drawing: ContainerDrawing;
  readonly containerActionId: ContainerActionId;
  readonly amount: number;
  readonly unit: AmountUnit;
  readonly desiredDate: string;
  readonly timeWindow: TimeWindow;
  readonly place: string;
  /** ISO instant in UTC; null without a deadline. */
  readonly answerBy: string | null;
  readonly validUntil: string;
}

type Words = Pick<MailContent, "subject" | "title" | "opening">;

const words: Readonly<Record<DisposerMail["occasion"], (mail: DisposerMail) => Words>> = {
  handed_over: ({ orderNumber, wasteType, answerBy }) => ({
    subject: `Auftrag ${orderNumber}: ${wasteType}`,
    title: "Ein Auftrag für Sie",
    opening:
      answerBy === null
        ? "bitte bestätigen Sie den Termin, oder schlagen Sie einen anderen vor. Gewicht oder Fehlfahrt melden Sie am Tag selbst über denselben Link."
        : `bitte antworten Sie bis ${formatAbsoluteDeadline(Temporal.Instant.from(answerBy), "de")}: den Termin bestätigen oder einen anderen vorschlagen. Gewicht oder Fehlfahrt melden Sie am Tag selbst über denselben Link.`,
  }),
  moved: ({ orderNumber, desiredDate }) => ({
    subject: `Neuer Termin für Auftrag ${orderNumber}`,
    title: "Der Termin hat sich geändert",
    opening: `der Auftrag ist jetzt für ${formatLongDay(desiredDate, "de")} geplant. Bitte bestätigen Sie den Tag mit dem neuen Link; der frühere gilt nicht mehr.`,
  }),
  cancelled: ({ orderNumber }) => ({
    subject: `Auftrag ${orderNumber} ist storniert`,
    title: "Der Auftrag ist storniert",
    opening: "der Auftrag ist storniert. Bitte fahren Sie nicht hin.",
  }),
};

export const disposerMail: MailTemplate<"disposer"> = (mail) => ({
  ...words[mail.occasion](mail),
  preview: `${formatDay(mail.desiredDate, "de")}, ${mail.place}`,
  ...(mail.occasion === "cancelled" && { status: { word: "Storniert", tone: "cancelled" } as const }),
  greeting: mail.disposer === "" ? "Guten Tag," : `Guten Tag ${mail.disposer},`,
  illustration: {
    drawing: mail.drawing,
    description: mail.containerType,
    title: formatLongDay(mail.desiredDate, "de"),
    subtitle: ordersTexts.de.timeWindowOnDay[mail.timeWindow],
  },
  facts: [
    ["Auftrag", mail.orderNumber],
    ["Abfall", mail.wasteType],
    ["Behälter", formatOrderedAmount(mail.amount, mail.unit, mail.containerType, "de")],
    ["Leistung", catalogTexts.de.containerAction[mail.containerActionId]],
    ["Ort", mail.place],
  ],
  action: { label: "Auftrag öffnen", path: `/disposer/${mail.token}` },
  remark: `Der Link gilt nur für diesen Auftrag und bis ${formatDay(mail.validUntil, "de")}. Geben Sie ihn nicht weiter.`,
  reason: "Sie erhalten diese E-Mail, weil Ihnen die Disposition den Auftrag übergeben hat.",
});
