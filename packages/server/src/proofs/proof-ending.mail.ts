import { formatDate } from "@kreislauf/contract/base";
import type { MailTemplate } from "../base/mail/mail-content.ts";

declare module "../base/mail/outbox.ts" {
  interface Mails {
    proof_ending: ProofEndingMail;
  }
}

export interface ProofEndingMail {
  readonly greeting: { readonly firstName: string; readonly lastName: string };
  readonly siteId: number;
  readonly site: string;
  readonly wasteType: string;
  readonly avvCode: string;
  readonly number: string;
  readonly validUntil: string;
  readonly daysLeft: number;
}

const inDays = (days: number) => (days === 0 ? "heute" : days === 1 ? "morgen" : `in ${days} Tagen`);

export const proofEndingMail: MailTemplate<"proof_ending"> = (mail) => ({
  subject: `Nachweis für ${mail.wasteType} endet am ${formatDate(mail.validUntil)}`,
  preview: mail.site,
  title: "Ein Entsorgungsnachweis endet bald",
  greeting: `Guten Tag ${mail.greeting.firstName} ${mail.greeting.lastName},`,
  opening: `${inDays(mail.daysLeft)} endet ein Nachweis für gefährlichen Abfall. Danach darf ihn niemand mehr abholen, bis ein neuer vorliegt.`,
  facts: [
    ["Standort", mail.site],
    ["Abfallart", `${mail.wasteType}, AVV ${mail.avvCode}`],
    ["Nachweis", mail.number],
    ["Gültig bis", formatDate(mail.validUntil)],
  ],
  action: { label: "Nachweise ansehen", path: `/proofs?site=${mail.siteId}` },
  remark:
    "Die Behörde hat bis zu 30 Tage für ihre Entscheidung. Fragen Sie die Verlängerung deshalb rechtzeitig an.",
  reason: "Sie erhalten diese E-Mail, weil Sie die Nachweise dieses Standorts sehen.",
});
