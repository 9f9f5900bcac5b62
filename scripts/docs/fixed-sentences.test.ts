import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "../commands.ts";

const texts = globSync("packages/{contract,web}/src/**/*.texts.ts", { cwd: root })
  .filter((file) => !file.includes("/dev/"))
  .map((file) => readFileSync(path.join(root, file), "utf8"))
  .join("\n");

/** Texts that the specification fixes word for word (docs/coverage.md D9.8). */
test.each([
  "Das Passwort muss mindestens 8 Zeichen lang sein",
  "Das Passwort muss mindestens einen Großbuchstaben enthalten",
  "Das Passwort muss mindestens einen Kleinbuchstaben enthalten",
  "Das Passwort muss mindestens eine Zahl enthalten",
  "Passwort ist erforderlich",
  "Passwörter stimmen nicht überein",
  "Sie müssen einen Name angeben.",
  "Bitte geben Sie eine gültige E-Mail-Adresse ein",
  "Diese E-Mail-Adresse ist bereits registriert.",
  "E-Mail-Adresse ist erforderlich",
  "E-Mail-Adresse muss gültig sein",
  "Der Einladungslink ist abgelaufen",
  "Server hat Aktivierung abgelehnt",
  "Das hat nicht geklappt, bitte überprüfen Sie Ihre E-Mail und Ihr Passwort auf Richtigkeit.",
  "Fehler beim Versenden der E-Mail!",
  "Ein Fehler ist aufgetreten. Bitte versuchen Sie es zu einem späteren Zeitpunkt erneut.",
  "Bitte wählen Sie ein Unternehmen aus",
  "Der Aktivierungslink ist abgelaufen. Bitte fordern Sie einen neuen an.",
  "Datei konnte nicht empfangen werden.",
  "Der Auftrag wurde inzwischen geändert.",
  "Please fill out all required fields",
  "No correct Agreement data provided",
  "Container action is required!",
  "Order cannot go!",
  "Failed to refresh access token",
])("'%s' stands word for word", (sentence) => {
  expect(texts).toContain(sentence);
});
