import { defineTexts } from "../base/index.ts";

export const sessionErrorTexts = defineTexts({
  de: {
    wrong_credentials:
      "Das hat nicht geklappt, bitte überprüfen Sie Ihre E-Mail und Ihr Passwort auf Richtigkeit.",
    refresh_failed: "Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.",
    initial_password: "Bitte ändern Sie zuerst Ihr Anfangspasswort.",
  },
  en: {
    wrong_credentials: "Failed to log user in",
    refresh_failed: "Failed to refresh access token",
    initial_password: "Please change your initial password first.",
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
