import { isTest, type HouseRule } from "./source-file.ts";

const umlauts = /[äöüÄÖÜß]/;

/** Frequent German words that are not English words, identifiers or names. */
const germanWords = new RegExp(
  `(?<![\\w-])(${[
    "und|oder|nicht|bitte|kein|keine|keinen|wird|wurde|wurden|werden|sind|ein|eine|einen|einem|einer|eines",
    "das|dem|zum|zur|beim|nach|noch|nur|auch|schon|diese|dieser|dieses|Sie|Ihre|Ihren|Ihrem|Ihrer",
    "Auftrag|Beauftragung|Bestellung|bestellen|Abzug|Abholung|Leerung|Tausch|Stellung|Fehlfahrt|Reklamation",
    "Standort|Standorte|Beleg|Belege|Rechnung|Gutschrift|Termin|Wunschtermin|Datum|Uhr|Menge|Abfallart",
    "offen|erledigt|storniert|reklamiert|stornieren|reklamieren|bearbeiten|speichern|abbrechen|suchen|weiter",
    "anmelden|abmelden|Passwort|Benutzer|Benutzername|Unternehmen|Firma|Vorname|Nachname|Telefon|Hilfe|Kontakt",
    "Impressum|Datenschutz|Fehler|heute|morgen|gestern|ganztags|vormittags|nachmittags|Woche|Monat|Jahr",
    "Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Januar|Februar|Juni|Juli|Oktober|Dezember",
    "Entsorgung|GmbH|Turnus|Abruf",
  ].join("|")})(?![\\w-])`,
  "i",
);

/**
 * Whether a file may contain German: texts, labels in descriptions of fields, mail templates, demo and sample data, and
 * tests that quote the specification.
 */
const isGermanPlace = (path: string) =>
  isTest(path) ||
  /\.(texts|fields)\.ts$|\.mail\.tsx?$|\/seed\/|^packages\/ui\/specimen\/|^packages\/e2e\//.test(path);

/** A text of umlauts without other letters is not German: it is a list of characters that a function handles. */
const isGerman = (text: string) => (umlauts.test(text) && /[a-z]/i.test(text)) || germanWords.test(text);

/** German text that users read is only in the files of `isGermanPlace`, mostly `*.texts.ts` with both languages. */
export const german: HouseRule = (file) =>
  !file.path.startsWith("packages/") || isGermanPlace(file.path)
    ? []
    : file.texts
        .filter(({ text }) => isGerman(text))
        .map(({ line, text }) => ({
          path: file.path,
          line,
          rule: "german",
          text: `'${text.trim().slice(0, 40)}' belongs into a *.texts.ts`,
        }));
