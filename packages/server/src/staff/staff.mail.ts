import { formatDateTime } from "@kreislauf/contract/base";
import type { MailTemplate } from "../base/mail/mail-content.ts";

export const staffInvitationMail: MailTemplate<"staff_invitation"> = ({ greeting, token, expiresAt }) => ({
  subject: "Ihr Zugang zum Leitstand",
  preview: `Der Link gilt bis ${formatDateTime(expiresAt, "de")}`,
  title: "Willkommen im Leitstand",
  greeting: `Guten Tag ${greeting.firstName} ${greeting.lastName},`,
  opening: `bis ${formatDateTime(expiresAt, "de")} können Sie Ihren Zugang zum Leitstand einrichten. Sie legen Ihr Passwort fest und richten danach eine Authenticator-App ein.`,
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
  opening: `bis ${formatDateTime(expiresAt, "de")} können Sie ein neues Passwort für den Leitstand festlegen. Den Code Ihrer Authenticator-App brauchen Sie weiterhin.`,
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
  remark: "Das waren Sie nicht? Bitten Sie die Verwaltung sofort, Ihren Zugang zu sperren.",
  reason: "Sie erhalten diese E-Mail, weil sich das Passwort Ihres Zugangs geändert hat.",
});
