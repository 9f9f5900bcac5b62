import { defineTexts } from "@kreislauf/contract/base";
import { notificationKindTexts } from "@kreislauf/contract/notifications";

const de = {
  title: "Benachrichtigungen",
  bell: (unread: number) => (unread === 0 ? "Benachrichtigungen" : `Benachrichtigungen, ${unread} neue`),
  allRead: "Alle gelesen",
  settings: "Einstellungen",
  unread: "ungelesen",
  today: "Heute",
  yesterday: "Gestern",
  loading: "Benachrichtigungen werden geladen",
  failed: "Die Benachrichtigungen konnten nicht geladen werden",
  views: "Welche Benachrichtigungen",
  toDo: "Zu tun",
  all: "Alles",
  none: {
    toDo: {
      title: "Nichts zu tun",
      text: "Hier steht, was auf Sie wartet: Terminvorschläge, Rückmeldungen, volle Behälter, beantwortete Reklamationen.",
    },
    all: {
      title: "Nichts Neues",
      text: "Hier melden wir Termine, ausgeführte Aufträge und neue Belege.",
    },
  },
  by: (name: string) => `von ${name}`,
  full: (amount: number) => `${amount} voll`,
  used: (percent: number, year: number) => `${percent.toLocaleString("de-DE")} % von ${year} verbraucht`,
  kind: notificationKindTexts.de,
  newDocuments: (count: number) => `${count} neue Belege`,
  until: (deadline: string) => `abrufbar bis ${deadline}`,
  instead: (proposed: string, desired: string) => `${proposed} statt ${desired}`,
  answerUntil: (deadline: string) => `Antwort bis ${deadline}`,
  from: (day: string) => `ab ${day}`,
  ticket: (number: string, status: string) => [`Ticket ${number}`, status].filter(Boolean).join(", "),
};

const en: typeof de = {
  title: "Notifications",
  bell: (unread: number) => (unread === 0 ? "Notifications" : `Notifications, ${unread} new`),
  allRead: "Mark all as read",
  settings: "Settings",
  unread: "unread",
  today: "Today",
  yesterday: "Yesterday",
  loading: "Loading notifications",
  failed: "The notifications could not be loaded",
  views: "Which notifications",
  toDo: "To do",
  all: "All",
  none: {
    toDo: {
      title: "Nothing to do",
      text: "Here you see what is waiting for you: proposed dates, feedback, full containers, answered claims.",
    },
    all: {
      title: "No new notifications",
      text: "You will be notified here about dates, completed orders and new documents.",
    },
  },
  by: (name: string) => `by ${name}`,
  full: (amount: number) => `${amount} full`,
  used: (percent: number, year: number) => `${percent.toLocaleString("en-GB")}% of ${year} used`,
  kind: notificationKindTexts.en,
  newDocuments: (count: number) => `${count} new documents`,
  until: (deadline: string) => `available until ${deadline}`,
  instead: (proposed: string, desired: string) => `${proposed} instead of ${desired}`,
  answerUntil: (deadline: string) => `Answer by ${deadline}`,
  from: (day: string) => `from ${day}`,
  ticket: (number: string, status: string) => [`Ticket ${number}`, status].filter(Boolean).join(", "),
};

export const notificationsTexts = defineTexts({ de, en });
