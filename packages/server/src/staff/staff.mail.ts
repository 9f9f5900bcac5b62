import { formatDateTime } from "@kreislauf/contract/base";
import type { MailTemplate } from "../base/mail/mail-content.ts";
import type { StaffFactorChange } from "./record-staff-factor.ts";

export const staffInvitationMail: MailTemplate<"staff_invitation"> = ({ greeting, token, expiresAt }) => ({
  subject: "Ihr Zugang zum Leitstand",
  preview: `Der Link gilt bis ${formatDateTime(expiresAt, "de")}`,
  title: "Willkommen im Leitstand",
  greeting: `Guten Tag ${greeting.firstName} ${greeting.lastName},`,
  opening: `bis ${formatDateTime(expiresAt, "de")} können Sie Ihren Zugang zum Leitstand einrichten. Sie legen Ihr Passwort fest und richten danach einen zweiten Faktor ein: einen Passkey oder eine Authenticator-App.`,
  facts: [],
  action: { label: "Zugang einrichten", path: `/invitation/${token}`, app: "desk" },
  remark: "Der Link gilt einmal. Ist er abgelaufen, bitten Sie die Verwaltung um einen neuen.",
  reason: "Sie erhalten diese E-Mail, weil Sie zum Leitstand eingeladen wurden.",
});

export const staffPasswordResetMail: MailTemplate<"staff_password_reset"> = ({
  greeting,
  token,
  expiresAt,
}) => ({
  subject: "Ihr neues Passwort für den Leitstand",
  preview: `Der Link gilt bis ${formatDateTime(expiresAt, "de")}`,
  title: "Passwort neu festlegen",
  greeting: `Guten Tag ${greeting.firstName} ${greeting.lastName},`,
  opening: `bis ${formatDateTime(expiresAt, "de")} können Sie ein neues Passwort für den Leitstand festlegen. Ihren zweiten Faktor brauchen Sie weiterhin.`,
  facts: [],
  action: { label: "Passwort festlegen", path: `/reset-password/${token}`, app: "desk" },
  remark: "Der Link gilt einmal. Haben Sie ihn nicht angefordert? Dann bleibt Ihr Passwort, wie es ist.",
  reason:
    "Sie erhalten diese E-Mail, weil auf der Anmeldeseite des Leitstands ein neues Passwort angefordert wurde.",
});

export const staffPasswordChangedMail: MailTemplate<"staff_password_changed"> = ({
  greeting,
  changedOn,
}) => ({
  subject: "Ihr Passwort für den Leitstand wurde geändert",
  preview: formatDateTime(changedOn, "de"),
  title: "Ihr Passwort wurde geändert",
  greeting: `Guten Tag ${greeting.firstName} ${greeting.lastName},`,
  opening: `am ${formatDateTime(changedOn, "de")} hat jemand Ihr Passwort für den Leitstand über einen Link geändert. Alle Geräte sind abgemeldet.`,
  facts: [],
  action: { label: "Zum Leitstand", path: "/", app: "desk" },
  remark: "Das waren nicht Sie? Bitten Sie die Verwaltung sofort, Ihren Zugang zu sperren.",
  reason: "Sie erhalten diese E-Mail, weil sich das Passwort Ihres Zugangs geändert hat.",
});

const factorChanges: Record<StaffFactorChange, { readonly subject: string; readonly happened: string }> = {
  second_factor_set_up: {
    subject: "Ihre Authenticator-App für den Leitstand ist eingerichtet",
    happened: "wurde für Ihren Zugang zum Leitstand eine Authenticator-App eingerichtet.",
  },
  second_factor_removed: {
    subject: "Ihre Authenticator-App für den Leitstand ist entfernt",
    happened: "wurde die Authenticator-App Ihres Zugangs zum Leitstand entfernt.",
  },
  second_factor_reset: {
    subject: "Ihr zweiter Faktor für den Leitstand wurde zurückgesetzt",
    happened:
      "hat die Verwaltung Ihren zweiten Faktor zurückgesetzt. Alle Geräte sind abgemeldet; die nächste Anmeldung richtet einen neuen ein.",
  },
  passkey_added: {
    subject: "Ein Passkey für den Leitstand ist hinzugefügt",
    happened:
      "wurde Ihrem Zugang zum Leitstand ein Passkey hinzugefügt. Damit ist die Anmeldung ohne Passwort möglich.",
  },
  passkey_removed: {
    subject: "Ein Passkey für den Leitstand ist entfernt",
    happened: "wurde ein Passkey Ihres Zugangs entfernt. Er öffnet den Leitstand nicht mehr.",
  },
  passkey_cloned: {
    subject: "Ein kopierter Passkey wurde am Leitstand abgewiesen",
    happened:
      "wollte sich jemand mit einem Passkey anmelden, der eine Kopie eines Ihrer Passkeys sein kann. Die Anmeldung wurde abgewiesen. Bitte entfernen Sie diesen Passkey.",
  },
  recovery_codes_created: {
    subject: "Neue Wiederherstellungscodes für den Leitstand",
    happened:
      "wurden für Ihren Zugang neue Wiederherstellungscodes erstellt. Die bisherigen gelten nicht mehr.",
  },
  recovery_code_used: {
    subject: "Anmeldung am Leitstand mit einem Wiederherstellungscode",
    happened: "hat sich jemand mit einem Ihrer Wiederherstellungscodes angemeldet. Der Code gilt nicht mehr.",
  },
};

export const staffSecondFactorChangedMail: MailTemplate<"staff_second_factor_changed"> = ({
  greeting,
  change,
  changedOn,
}) => {
  const time = formatDateTime(changedOn, "de");
  const { subject, happened } = factorChanges[change];
  return {
    subject,
    preview: time,
    title: subject,
    greeting: `Guten Tag ${greeting.firstName} ${greeting.lastName},`,
    opening: `am ${time} ${happened}`,
    facts: [],
    action: { label: "Zum Leitstand", path: "/account", app: "desk" },
    remark: "Das waren nicht Sie? Bitten Sie die Verwaltung sofort, Ihren Zugang zu sperren.",
    reason: "Sie erhalten diese E-Mail zu Ihrer Sicherheit; sie lässt sich nicht abschalten.",
  };
};
