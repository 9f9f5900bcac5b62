import { berlinDate, formatDate } from "@kreislauf/contract/base";
import { inactiveAfterDays, siteFieldLabels } from "@kreislauf/contract/sites";
import type { MailTemplate } from "../base/mail/mail-content.ts";

declare module "../base/mail/outbox.ts" {
  interface Mails {
    location_deactivated: SiteDeactivatedMail;
  }
}

export interface SiteDeactivatedMail {
  readonly greeting: { readonly firstName: string; readonly lastName: string };
  readonly siteId: number;
  readonly alias: string;
  readonly address: string;
  readonly deactivatedOn: string;
}

const dayOf = (instant: string) => formatDate(berlinDate(Temporal.Instant.from(instant)));

export const siteDeactivatedMail: MailTemplate<"location_deactivated"> = (mail) => ({
  subject: `Standort ${mail.alias} ist jetzt inaktiv`,
  preview: mail.address,
  title: "Ein Standort wurde automatisch deaktiviert",
  greeting: `Guten Tag ${mail.greeting.firstName} ${mail.greeting.lastName},`,
  opening: `${inactiveAfterDays} Tage lang gab es an diesem Standort weder Behälter noch Vereinbarungen noch offene Aufträge. Seit dem ${dayOf(mail.deactivatedOn)} ist er inaktiv.`,
  facts: [
    ["Standort", mail.alias],
    [siteFieldLabels.de.address, mail.address],
  ],
  action: { label: "Standort ansehen", path: `/settings/location/${mail.siteId}` },
  remark:
    "Beauftragen lässt sich dort erst wieder nach dem Aktivieren. Vergangene Aufträge und Belege bleiben lesbar.",
  reason: "Sie erhalten diese E-Mail, weil Sie den Standort verwalten.",
});
