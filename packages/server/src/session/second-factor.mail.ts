import { formatDate, formatDateTime } from "@kreislauf/contract/base";
import type { MailTemplate } from "../base/mail/mail-content.ts";
import type { SecondFactorChange } from "./second-factor/record-second-factor.ts";

interface Words {
  readonly subject: string;
  readonly opening: (time: string, byProvider: boolean) => string;
}

const words: Record<SecondFactorChange, Words> = {
  second_factor_added: {
    subject: "Ein zweiter Faktor ist eingerichtet",
    opening: (time) =>
      `am ${time} wurde für Ihren Zugang eine Authenticator-App eingerichtet. Ab jetzt fragt die Anmeldung nach einem Code daraus. Ihre anderen Geräte sind abgemeldet.`,
  },
  second_factor_removed: {
    subject: "Ihr zweiter Faktor ist entfernt",
    opening: (time) =>
      `am ${time} wurde die Authenticator-App Ihres Zugangs entfernt. Die Anmeldung fragt nur noch nach dem Passwort.`,
  },
  second_factor_reset: {
    subject: "Ihr zweiter Faktor wurde zurückgesetzt",
    opening: (time, byProvider) =>
      `am ${time} hat ${byProvider ? "unser Kundenservice" : "die Benutzerverwaltung Ihres Unternehmens"} Ihren zweiten Faktor zurückgesetzt. Alle Geräte sind abgemeldet. Melden Sie sich mit Ihrem Passwort an und richten Sie ihn neu ein.`,
  },
  passkey_added: {
    subject: "Ein Passkey ist hinzugefügt",
    opening: (time) =>
      `am ${time} wurde Ihrem Zugang ein Passkey hinzugefügt. Damit ist die Anmeldung ohne Passwort möglich. Ihre anderen Geräte sind abgemeldet.`,
  },
  passkey_removed: {
    subject: "Ein Passkey ist entfernt",
    opening: (time) =>
      `am ${time} wurde ein Passkey Ihres Zugangs entfernt. Er öffnet das Portal nicht mehr.`,
  },
  passkey_cloned: {
    subject: "Ein kopierter Passkey wurde abgewiesen",
    opening: (time) =>
      `am ${time} wollte sich jemand mit einem Passkey anmelden, der eine Kopie eines Ihrer Passkeys sein kann. Die Anmeldung wurde abgewiesen. Bitte entfernen Sie diesen Passkey in den Kontoeinstellungen.`,
  },
  recovery_codes_created: {
    subject: "Neue Wiederherstellungscodes",
    opening: (time) =>
      `am ${time} wurden für Ihren Zugang neue Wiederherstellungscodes erstellt. Die bisherigen gelten nicht mehr.`,
  },
  recovery_code_used: {
    subject: "Anmeldung mit einem Wiederherstellungscode",
    opening: (time) =>
      `am ${time} hat sich jemand mit einem Ihrer Wiederherstellungscodes angemeldet. Der Code gilt nicht mehr.`,
  },
};

export const secondFactorChangedMail: MailTemplate<"second_factor_changed"> = (mail) => {
  const time = formatDateTime(mail.changedOn, "de");
  const { subject, opening } = words[mail.change];
  return {
    subject,
    preview: time,
    title: subject,
    greeting: `Guten Tag ${mail.greeting.firstName} ${mail.greeting.lastName},`,
    opening: opening(time, mail.byProvider === true),
    facts: [],
    action: { label: "Zum Portal", path: "/preferences" },
    remark:
      "Das waren nicht Sie? Ändern Sie Ihr Passwort, melden Sie in den Kontoeinstellungen alle Geräte ab und rufen Sie uns an.",
    reason: "Sie erhalten diese E-Mail zu Ihrer Sicherheit; sie lässt sich nicht abschalten.",
  };
};

export const secondFactorRequiredMail: MailTemplate<"second_factor_required"> = ({
  greeting,
  companyName,
  due,
}) => {
  const day = formatDate(due);
  return {
    subject: `Ab ${day} mit zweitem Faktor`,
    preview: `${companyName} verlangt ihn ab diesem Tag`,
    title: "Richten Sie einen zweiten Faktor ein",
    greeting: `Guten Tag ${greeting.firstName} ${greeting.lastName},`,
    opening: `${companyName} verlangt ab ${day} einen zweiten Faktor: einen Passkey oder eine Authenticator-App. Ohne ihn erreichen Sie ab diesem Tag nur noch Ihr Konto.`,
    facts: [
      ["Unternehmen", companyName],
      ["Verlangt ab", day],
    ],
    action: { label: "Jetzt einrichten", path: "/preferences" },
    remark:
      "Es dauert zwei Minuten. Fragen zur Vorgabe beantwortet die Benutzerverwaltung Ihres Unternehmens.",
    reason: `Sie erhalten diese E-Mail, weil ${companyName} die Anmeldung geändert hat.`,
  };
};
