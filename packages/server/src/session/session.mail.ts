import { formatDateTime } from "@kreislauf/contract/base";
import type { Factor } from "@kreislauf/contract/session";
import type { MailTemplate } from "../base/mail/mail-content.ts";

interface Greeting {
  readonly firstName: string;
  readonly lastName: string;
}

const greet = ({ firstName, lastName }: Greeting) => `Guten Tag ${firstName} ${lastName},`;

export const invitationMail: MailTemplate<"invitation"> = (mail) => ({
  subject: `Ihr Zugang für ${mail.companyName}`,
  preview: `Der Link gilt bis ${formatDateTime(mail.expiresAt, "de")}`,
  title: "Willkommen im Kundenportal",
  greeting: greet(mail.greeting),
  opening: `bis ${formatDateTime(mail.expiresAt, "de")} können Sie Ihren Zugang für ${mail.companyName} einrichten. Legen Sie dafür Ihr Passwort fest.`,
  facts: [["Unternehmen", mail.companyName]],
  action: { label: "Zugang einrichten", path: `/join/${mail.token}` },
  remark: "Der Link gilt einmal. Ist er abgelaufen, fordern Sie auf derselben Seite einen neuen an.",
  reason: `Sie erhalten diese E-Mail, weil ${mail.companyName} Sie eingeladen hat.`,
});

export const membershipAddedMail: MailTemplate<"membership_added"> = (mail) => ({
  subject: `Ihr Zugang gilt auch für ${mail.companyName}`,
  preview: "E-Mail-Adresse und Passwort bleiben, wie sie sind",
  title: "Ein Unternehmen mehr",
  greeting: greet(mail.greeting),
  opening: `mit Ihrem Zugang können Sie jetzt auch für ${mail.companyName} handeln. Ihre E-Mail-Adresse und Ihr Passwort bleiben, wie sie sind; für welches Unternehmen Sie handeln, wählen Sie bei der Anmeldung.`,
  facts: [["Unternehmen", mail.companyName]],
  action: { label: "Zum Portal", path: "/login" },
  remark: "Sie wissen nichts davon? Rufen Sie uns bitte an.",
  reason: `Sie erhalten diese E-Mail, weil wir Ihren Zugang für ${mail.companyName} ergänzt haben.`,
});

/** How a person signed in, as part of a line of facts in the mail. */
const factorWords: Record<Factor, string> = {
  password: "Passwort",
  totp: "Code aus der Authenticator-App",
  passkey: "Passkey",
  recovery_code: "Wiederherstellungscode",
  trusted_device: "Gerät ohne Code",
  oidc: "Firmenkonto",
};

export const newDeviceMail: MailTemplate<"new_device"> = (mail) => {
  const time = formatDateTime(mail.signedInOn, "de");
  return {
    subject: "Anmeldung an einem neuen Gerät",
    preview: `${mail.device}, ${time}`,
    title: "Anmeldung an einem neuen Gerät",
    greeting: greet(mail.greeting),
    opening: "mit Ihrem Zugang hat sich jemand an einem Gerät angemeldet, das wir noch nicht kennen.",
    facts: [
      ["Gerät", mail.device],
      ["Zeit", time],
      ["Unternehmen", mail.companyName],
      ["Angemeldet mit", mail.factors.map((factor) => factorWords[factor]).join(", ")],
    ],
    action: { label: "Angemeldete Geräte ansehen", path: "/preferences" },
    remark:
      "Das waren nicht Sie? Ändern Sie Ihr Passwort, melden Sie in den Kontoeinstellungen alle Geräte ab und rufen Sie uns an.",
    reason: "Sie erhalten diese E-Mail, damit Sie bemerken, wenn es nicht Sie waren.",
    isSwitchable: true,
  };
};

export const passwordResetMail: MailTemplate<"password_reset"> = (mail) => ({
  subject: "Neues Passwort festlegen",
  preview: `Der Link gilt bis ${formatDateTime(mail.expiresAt, "de")}`,
  title: "Neues Passwort festlegen",
  greeting: greet(mail.greeting),
  opening: `bis ${formatDateTime(mail.expiresAt, "de")} können Sie mit diesem Link ein neues Passwort festlegen.`,
  facts: [],
  action: { label: "Passwort festlegen", path: `/reset-password/${mail.token}` },
  remark:
    "Sie haben das nicht angefordert? Dann brauchen Sie nichts zu tun, Ihr Passwort bleibt, wie es ist.",
  reason: "Sie erhalten diese E-Mail, weil für Ihre Adresse ein neues Passwort angefordert wurde.",
});

export const passwordChangedMail: MailTemplate<"password_changed"> = (mail) => ({
  subject: "Ihr Passwort wurde geändert",
  preview: formatDateTime(mail.changedOn, "de"),
  title: "Ihr Passwort wurde geändert",
  greeting: greet(mail.greeting),
  opening: `am ${formatDateTime(mail.changedOn, "de")} wurde das Passwort Ihres Zugangs geändert. Ihre anderen Geräte sind abgemeldet.`,
  facts: [],
  action: { label: "Zum Portal", path: "/login" },
  remark: "Das waren nicht Sie? Fordern Sie auf der Anmeldeseite ein neues Passwort an und rufen Sie uns an.",
  reason: "Sie erhalten diese E-Mail zu Ihrer Sicherheit; sie lässt sich nicht abschalten.",
});
