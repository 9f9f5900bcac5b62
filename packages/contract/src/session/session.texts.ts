import { defineTexts, type RoomErrorCode } from "../base/index.ts";

export const sessionErrorTexts = defineTexts<Record<RoomErrorCode<"session">, string>>({
  de: {
    wrong_credentials:
      "Das hat nicht geklappt, bitte überprüfen Sie Ihre E-Mail und Ihr Passwort auf Richtigkeit.",
    refresh_failed: "Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.",
    initial_password: "Bitte ändern Sie zuerst Ihr vorläufiges Passwort.",
    sign_in_expired: "Die Anmeldung hat zu lange gedauert. Bitte beginnen Sie noch einmal.",
    company_sign_in_required: "Ihr Unternehmen verlangt die Anmeldung mit dem Firmenkonto.",
    company_deactivated:
      "Der Zugang Ihres Unternehmens ist beendet. Bitte wenden Sie sich an den Kundenservice.",
    other_sign_in_required: "Für dieses Unternehmen melden Sie sich bitte mit Passwort oder Passkey an.",
    company_account_refused:
      "Mit diesem Firmenkonto ist keine Anmeldung möglich. Bitte wenden Sie sich an die Benutzerverwaltung Ihres Unternehmens.",
    company_sign_in_unknown: "Für diese E-Mail-Domain ist keine Anmeldung mit Firmenkonto eingerichtet.",
    company_sign_in_away:
      "Die Anmeldung Ihres Unternehmens ist gerade nicht erreichbar. Bitte versuchen Sie es später noch einmal.",
    proof_required: "Bitte bestätigen Sie zuerst, dass Sie es sind.",
    second_factor_required:
      "Bitte richten Sie zuerst einen zweiten Faktor ein. Ihr Unternehmen verlangt ihn.",
    wrong_code: "Dieser Code passt nicht. Bitte warten Sie auf den nächsten.",
    code_used: "Dieser Code wurde schon benutzt. Bitte warten Sie auf den nächsten.",
    passkey_refused:
      "Dieser Passkey passt nicht. Bitte nehmen Sie einen anderen oder melden Sie sich anders an.",
    passkey_expired: "Das hat zu lange gedauert. Bitte nehmen Sie den Passkey noch einmal.",
    too_many_passkeys: "Sie haben schon zehn Passkeys. Bitte entfernen Sie zuerst einen.",
    second_factor_present: "Es ist schon eine Authenticator-App eingerichtet.",
    last_second_factor:
      "Das ist Ihr letzter zweiter Faktor, und Ihr Unternehmen verlangt einen. Richten Sie zuerst einen anderen ein.",
    invitation_link_expired: "Der Einladungslink ist abgelaufen",
    activation_link_expired: "Der Aktivierungslink ist abgelaufen. Bitte fordern Sie einen neuen an.",
    reset_link_expired: "Der Link zum Zurücksetzen ist abgelaufen. Bitte fordern Sie einen neuen an.",
    link_replaced: "Es gibt einen neueren Link. Bitte nutzen Sie die jüngste E-Mail in Ihrem Postfach.",
    link_used: "Dieser Link wurde schon benutzt.",
  },
  en: {
    wrong_credentials: "Failed to log user in",
    refresh_failed: "Failed to refresh access token",
    initial_password: "Please change your temporary password first.",
    sign_in_expired: "Signing in took too long. Please start again.",
    company_sign_in_required: "Your company requires signing in with the company account.",
    company_deactivated: "Your company's access has ended. Please contact customer service.",
    other_sign_in_required: "Please sign in to this company with your password or a passkey.",
    company_account_refused:
      "You cannot sign in with this company account. Please contact your company's user manager.",
    company_sign_in_unknown: "Signing in with a company account is not set up for this e-mail domain.",
    company_sign_in_away: "Your company's sign-in cannot be reached at the moment. Please try again later.",
    proof_required: "Please confirm first that it is you.",
    second_factor_required: "Please set up a second factor first. Your company requires one.",
    wrong_code: "This code does not match. Please wait for the next one.",
    code_used: "This code has already been used. Please wait for the next one.",
    passkey_refused: "This passkey does not match. Please use another one or sign in differently.",
    passkey_expired: "That took too long. Please use the passkey again.",
    too_many_passkeys: "You already have ten passkeys. Please remove one first.",
    second_factor_present: "An authenticator app is already set up.",
    last_second_factor:
      "This is your last second factor, and your company requires one. Set up another one first.",
    invitation_link_expired: "The invitation link has expired",
    activation_link_expired: "The activation link has expired. Please request a new one.",
    reset_link_expired: "The reset link has expired. Please request a new one.",
    link_replaced: "There is a newer link. Please use the most recent e-mail in your inbox.",
    link_used: "This link has already been used.",
  },
});

export const sessionTexts = defineTexts({
  de: {
    signInLocked: (time: string) => `Zu viele Versuche. Bitte versuchen Sie es nach ${time} erneut.`,
  },
  en: {
    signInLocked: (time) => `Too many attempts. Please try again after ${time}.`,
  },
});
