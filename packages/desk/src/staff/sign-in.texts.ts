import { defineTexts } from "@kreislauf/contract/base";
import { staffResetMinutes } from "@kreislauf/contract/staff";

export const signInTexts = defineTexts({
  de: {
    product: "Leitstand",
    title: "Anmelden",
    audience: { before: "Für Beschäftigte. Kunden melden sich im ", portal: "Kundenportal", after: " an." },
    email: "E-Mail-Adresse",
    password: "Passwort",
    signIn: "Anmelden",
    next: "Weiter",
    back: "Zurück zur Anmeldung",
    signInByPasskey: "Mit Passkey anmelden",
    locked: (time: string) =>
      `Zu viele falsche Versuche. Versuchen Sie es um ${time} wieder, oder bitten Sie die Verwaltung um Hilfe.`,
    methods: {
      totp: {
        title: "Code eingeben",
        text: "Aus der Authenticator-App auf Ihrem Telefon.",
        code: "Code aus der App",
      },
      passkey: {
        title: "Mit Passkey bestätigen",
        text: "Ihr Gerät fragt nach Fingerabdruck, Gesicht oder PIN, oder Sie stecken Ihren Sicherheitsschlüssel ein.",
      },
      recovery_code: {
        title: "Ohne Telefon anmelden",
        text: "Nehmen Sie einen Ihrer Wiederherstellungscodes. Jeder gilt einmal.",
        code: "Wiederherstellungscode",
      },
    },
    use: {
      totp: "Code aus der App verwenden",
      passkey: "Passkey verwenden",
      recovery_code: "Wiederherstellungscode eingeben",
    },
    codeMissing: "Der Code ist erforderlich",
    noCodes: "Auch keine Codes mehr? Die Verwaltung kann Ihren zweiten Faktor zurücksetzen.",
    fewLeft: (count: number) =>
      count === 0
        ? "Das war Ihr letzter Wiederherstellungscode. Erstellen Sie unter „Mein Zugang“ neue."
        : `Noch ${count === 1 ? "ein Wiederherstellungscode" : `${count} Wiederherstellungscodes`} übrig. Erstellen Sie unter „Mein Zugang“ neue.`,
    codes: {
      title: "Wiederherstellungscodes sichern",
      text: "Diese zehn Codes sehen Sie nur jetzt. Bewahren Sie sie so auf, dass Sie ohne Ihr Gerät herankommen.",
      saved: "Ich habe die Codes gesichert",
      savedMissing: "Erst sichern, dann bestätigen",
      finish: "Fertig",
    },
    setUpTitle: "Zweiten Faktor einrichten",
    setUpText:
      "Der Leitstand verlangt einen zweiten Faktor. Scannen Sie das Bild mit einer Authenticator-App, oder nehmen Sie einen Passkey.",
    setUpPasskey: "Stattdessen Passkey einrichten",
    setUpQr: "QR-Code für die Authenticator-App",
    setUpSecret: "Oder tippen Sie diesen Schlüssel ein:",
    links: {
      invitation: {
        title: (name: string | undefined) => (name === undefined ? "Leitstand" : `Willkommen, ${name}`),
        text: "Legen Sie Ihr Passwort fest. Danach melden Sie sich an.",
        failed: "Diese Einladung lässt sich nicht annehmen",
        failedText: "Eine neue Einladung schickt Ihnen die Verwaltung des Leitstands.",
      },
      reset: {
        title: () => "Neues Passwort",
        text: "Danach sind alle Geräte abgemeldet, und Sie melden sich neu an.",
        failed: "Dieser Link lässt sich nicht verwenden",
        failedText: "Unter „Passwort vergessen?“ bekommen Sie einen neuen.",
      },
    },
    forgotten: "Passwort vergessen?",
    forgottenText: "Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort festlegen.",
    sendLink: "Link senden",
    linkSent: `Wenn es zu dieser Adresse einen Zugang gibt, ist der Link unterwegs. Er gilt ${staffResetMinutes} Minuten.`,
    accept: "Passwort festlegen",
    accepted: "Ihr Passwort ist festgelegt. Sie können sich jetzt anmelden.",
    again: {
      title: "Ihre Anmeldung ist abgelaufen",
      text: "Melden Sie sich wieder an. Was Sie getippt haben, bleibt.",
      leave: "Abmelden",
    },
    proof: {
      rest: {
        title: "Sind Sie noch da?",
        text: "Nach 30 Minuten ohne Eingabe fragt der Leitstand nach. Was Sie getippt haben, bleibt.",
        prove: "Weiterarbeiten",
        leave: "Abmelden",
      },
      change: {
        title: "Bestätigen Sie, dass Sie es sind",
        text: "Vor Änderungen an Zugängen fragt der Leitstand nach, wenn Ihre Anmeldung länger als 10 Minuten her ist.",
        prove: "Bestätigen",
        leave: "Abbrechen",
      },
    },
  },
  en: {
    product: "Desk",
    title: "Sign in",
    audience: { before: "For staff. Customers sign in at the ", portal: "customer portal", after: "." },
    email: "E-mail address",
    password: "Password",
    signIn: "Sign in",
    next: "Continue",
    back: "Back to sign-in",
    signInByPasskey: "Sign in with a passkey",
    locked: (time: string) =>
      `Too many wrong attempts. Try again at ${time}, or ask the administration for help.`,
    methods: {
      totp: {
        title: "Enter the code",
        text: "From the authenticator app on your phone.",
        code: "Code from the app",
      },
      passkey: {
        title: "Confirm with a passkey",
        text: "Your device asks for a fingerprint, face or PIN, or you plug in your security key.",
      },
      recovery_code: {
        title: "Sign in without your phone",
        text: "Use one of your recovery codes. Each works once.",
        code: "Recovery code",
      },
    },
    use: {
      totp: "Use a code from the app",
      passkey: "Use a passkey",
      recovery_code: "Enter a recovery code",
    },
    codeMissing: "The code is required",
    noCodes: "No codes left either? The administration can reset your second factor.",
    fewLeft: (count: number) =>
      count === 0
        ? "That was your last recovery code. Create new ones under “My account”."
        : `${count === 1 ? "One recovery code is" : `${count} recovery codes are`} left. Create new ones under “My account”.`,
    codes: {
      title: "Save your recovery codes",
      text: "These ten codes are shown only once. Keep them where you can reach them without your device.",
      saved: "I have saved the codes",
      savedMissing: "Save them first, then confirm",
      finish: "Done",
    },
    setUpTitle: "Set up the second factor",
    setUpText:
      "The desk requires a second factor. Scan the picture with an authenticator app, or use a passkey.",
    setUpPasskey: "Set up a passkey instead",
    setUpQr: "QR code for the authenticator app",
    setUpSecret: "Or type this key:",
    links: {
      invitation: {
        title: (name: string | undefined) => (name === undefined ? "Desk" : `Welcome, ${name}`),
        text: "Set your password. Then sign in.",
        failed: "This invitation cannot be accepted",
        failedText: "The desk's administration can send you a new one.",
      },
      reset: {
        title: () => "New password",
        text: "All devices are then signed out, and you sign in again.",
        failed: "This link cannot be used",
        failedText: "“Forgot your password?” sends you a new one.",
      },
    },
    forgotten: "Forgot your password?",
    forgottenText: "We will send you a link to set a new password.",
    sendLink: "Send link",
    linkSent: `If there is an account for this address, the link is on its way. It is valid for ${staffResetMinutes} minutes.`,
    accept: "Set password",
    accepted: "Your password is set. You can sign in now.",
    again: {
      title: "Your sign-in has expired",
      text: "Sign in again. What you typed is kept.",
      leave: "Sign out",
    },
    proof: {
      rest: {
        title: "Are you still there?",
        text: "The desk asks after 30 minutes without input. What you typed is kept.",
        prove: "Continue working",
        leave: "Sign out",
      },
      change: {
        title: "Confirm that it is you",
        text: "The desk asks before changes to accounts if you signed in more than 10 minutes ago.",
        prove: "Confirm",
        leave: "Cancel",
      },
    },
  },
});
