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
