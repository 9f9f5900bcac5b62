import { agreementFieldLabels, formatCycle, type PendingChange } from "@kreislauf/contract/agreements";
import { formatDate, formatLongDay } from "@kreislauf/contract/base";
import { catalogTexts, type ContainerDrawing } from "@kreislauf/contract/catalog";
import type { MailTemplate } from "../base/mail/mail-content.ts";

declare module "../base/mail/outbox.ts" {
  interface Mails {
    agreement_change_decided: AgreementChangeDecidedMail;
  }
}

export interface AgreementChangeDecidedMail {
  readonly greeting: { readonly firstName: string; readonly lastName: string };
  readonly wasteType: string;
  readonly containerType: string;
  readonly drawing: ContainerDrawing;
  readonly site: { readonly id: number; readonly alias: string; readonly address: string };
  readonly rhythm: Pick<PendingChange, "agreementTypeId" | "cycleInterval" | "weekday1" | "weekday2">;
  /** The day on which the change takes effect; null if it was declined. */
  readonly effectiveOn: string | null;
  readonly note: string | null;
}

function describeSchedule({
  agreementTypeId,
  cycleInterval,
  weekday1,
  weekday2,
}: AgreementChangeDecidedMail["rhythm"]) {
  const type = catalogTexts.de.agreementType[agreementTypeId];
  return cycleInterval === null || weekday1 === null
    ? type
    : `${type}: ${formatCycle({ cycleInterval, weekday1, weekday2 }, "de")}`;
}

export const agreementChangeDecidedMail: MailTemplate<"agreement_change_decided"> = (mail) => {
  const { effectiveOn } = mail;
  return {
    subject:
      effectiveOn === null
        ? `Änderung nicht möglich: ${mail.wasteType}`
        : `Änderung ab ${formatDate(effectiveOn)}: ${mail.wasteType}`,
    preview: `${mail.containerType}, ${mail.site.alias}: ${describeSchedule(mail.rhythm)}`,
    status:
      effectiveOn === null ? { word: "Abgelehnt", tone: "cancelled" } : { word: "Abgestimmt", tone: "done" },
    title: effectiveOn === null ? "Die Änderung ist nicht möglich" : "Die Änderung ist abgestimmt",
    greeting: `Guten Tag ${mail.greeting.firstName} ${mail.greeting.lastName},`,
    opening:
      effectiveOn === null
        ? "nach Abstimmung mit dem Entsorger lässt sich Ihre Vereinbarung nicht so ändern, wie Sie es wünschen. Sie läuft weiter wie bisher."
        : `ab ${formatLongDay(effectiveOn, "de")} gilt Ihre Vereinbarung so, wie Sie es wünschen.`,
    illustration: {
      drawing: mail.drawing,
      description: mail.containerType,
      title: mail.containerType,
      subtitle: describeSchedule(mail.rhythm),
    },
    facts: [
      ["Gewünscht", describeSchedule(mail.rhythm)],
      ...(mail.note === null ? [] : [["Hinweis", mail.note] as const]),
      [agreementFieldLabels.de.wasteType, mail.wasteType],
      [agreementFieldLabels.de.containerType, mail.containerType],
      ["Standort", `${mail.site.alias}, ${mail.site.address}`],
    ],
    action: { label: "Vereinbarungen ansehen", path: `/agreements?site=${mail.site.id}` },
    remark:
      effectiveOn === null
        ? "Sie können jederzeit eine andere Änderung anfragen."
        : "Spätere Aufträge des bisherigen Turnus, die noch niemand geändert hat, entfallen an diesem Tag.",
    reason: "Sie erhalten diese E-Mail, weil Sie die Änderung angefragt haben.",
  };
};
