import { defineTexts } from "@kreislauf/contract/base";
import type { Device } from "./device-words.ts";

export const preferencesTexts = defineTexts({
  de: {
    password: {
      title: "Passwort",
      changedOn: (date: string) => `Zuletzt geändert am ${date}.`,
      text: "Nach dem Ändern bleiben Sie hier angemeldet, alle anderen Geräte nicht.",
      old: "Bisheriges Passwort",
      oldMissing: "Passwort ist erforderlich",
      submit: "Passwort ändern",
      busy: "Wird geändert …",
      changed: "Ihr Passwort ist geändert. Ihre anderen Geräte sind abgemeldet.",
      failed: "Das Passwort wurde nicht geändert",
      initialTitle: "Bitte vergeben Sie zuerst ein eigenes Passwort",
      initialText:
        "Sie haben sich mit einem vorläufigen Passwort angemeldet. Bis Sie es ändern, sind die anderen Bereiche gesperrt.",
      initialOld: "Vorläufiges Passwort",
      initialSubmit: "Passwort ändern und weiter",
      signOut: "Abmelden",
    },
    devices: {
      title: "Angemeldete Geräte",
      name: ({ browser, system }: Device) =>
        browser && system ? `${browser} auf ${system}` : (browser ?? system ?? "Unbekanntes Gerät"),
      since: (time: string) => `Angemeldet seit ${time}`,
      times: (since: string, last: string) => `Angemeldet seit ${since}, zuletzt aktiv ${last}`,
      current: "Dieses Gerät",
      signOut: "Abmelden",
      signOutNamed: (device: string) => `${device} abmelden`,
      signedOut: (device: string) => `${device} ist abgemeldet.`,
      signOutAll: "Alle anderen abmelden",
      allSignedOut: "Alle anderen Geräte sind abgemeldet.",
      failed: "Die angemeldeten Geräte konnten nicht geladen werden",
      loading: "Angemeldete Geräte werden geladen",
    },
  },
  en: {
    password: {
      title: "Password",
      changedOn: (date: string) => `Last changed on ${date}.`,
      text: "After the change you stay signed in here; all other devices do not.",
      old: "Present password",
      oldMissing: "A password is required",
      submit: "Change password",
      busy: "Changing …",
      changed: "Your password is changed. Your other devices are signed out.",
      failed: "The password was not changed",
      initialTitle: "Please set a password of your own first",
      initialText:
        "You have signed in with a provisional password. Until you change it, the other areas are locked.",
      initialOld: "Provisional password",
      initialSubmit: "Change password and continue",
      signOut: "Sign out",
    },
    devices: {
      title: "Signed-in devices",
      name: ({ browser, system }: Device) =>
        browser && system ? `${browser} on ${system}` : (browser ?? system ?? "Unknown device"),
      since: (time: string) => `Signed in since ${time}`,
      times: (since: string, last: string) => `Signed in since ${since}, last active ${last}`,
      current: "This device",
      signOut: "Sign out",
      signOutNamed: (device: string) => `Sign out ${device}`,
      signedOut: (device: string) => `${device} is signed out.`,
      signOutAll: "Sign out all others",
      allSignedOut: "All other devices are signed out.",
      failed: "The signed-in devices could not be loaded",
      loading: "Loading signed-in devices",
    },
  },
});
