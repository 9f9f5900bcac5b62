import { defineTexts } from "@kreislauf/contract/base";

export const pushTexts = defineTexts({
  de: {
    title: "Mitteilungen auf diesem Gerät",
    lead: "Sie erscheinen auch, wenn das Portal geschlossen ist, und enden mit dem Abmelden.",
    label: "Mitteilungen zeigen",
    text: "Fehlfahrten, Terminvorschläge, Stornierungen, Antworten auf Reklamationen und Anfragen",
    loading: "Die Einstellung wird geladen",
    failed: "Die Einstellung konnte nicht geladen werden",
    obstacle: {
      unsupported: {
        title: "Dieser Browser zeigt hier keine Mitteilungen",
        text: "Auf iPhone und iPad geht es, wenn Sie das Portal zum Home-Bildschirm hinzufügen und von dort öffnen. Private Fenster zeigen keine.",
      },
      denied: {
        title: "Ihr Browser lässt keine Mitteilungen zu",
        text: "Erlauben Sie sie für diese Seite in den Einstellungen des Browsers und laden Sie die Seite neu.",
      },
    },
    notPermitted: "Ohne Ihre Erlaubnis zeigt der Browser keine Mitteilungen.",
    notSubscribed:
      "Der Browser konnte die Mitteilungen nicht einschalten. Bitte versuchen Sie es später noch einmal.",
  },
  en: {
    title: "Push notifications on this device",
    lead: "They appear even when the portal is closed, and end when you sign out.",
    label: "Show notifications",
    text: "Failed trips, proposed dates, cancellations, answers to claims and inquiries",
    loading: "Loading the setting",
    failed: "The setting could not be loaded",
    obstacle: {
      unsupported: {
        title: "This browser does not show notifications here",
        text: "On iPhone and iPad, add the portal to the home screen and open it from there. Private windows do not show any.",
      },
      denied: {
        title: "Your browser does not allow notifications",
        text: "Allow them for this page in the browser's settings and reload the page.",
      },
    },
    notPermitted: "Without your permission the browser does not show notifications.",
    notSubscribed: "The browser could not switch notifications on. Please try again later.",
  },
});
