import type { Language } from "@kreislauf/contract/base";

/**
 * The English sentences about problems, as patterns, with their German translations. The command line prints the
 * English ones.
 */
const german: readonly (readonly [pattern: RegExp, sentence: string])[] = [
  [/^a text of at most (\d+) characters in one line$/, "ein Text mit höchstens $1 Zeichen in einer Zeile"],
  [/^a text of at most (\d+) characters$/, "ein Text mit höchstens $1 Zeichen"],
  [/^a text of 2 to (\d+) characters$/, "ein Text mit 2 bis $1 Zeichen"],
  [/^five digits$/, "fünf Ziffern"],
  [/^a whole number from (\d+) to (\d+)$/, "eine ganze Zahl von $1 bis $2"],
  [/^kilograms from 0 to (\d+), like (.+)$/, "Kilogramm von 0 bis $1, zum Beispiel $2"],
  [/^degrees from (-\d+) to (\d+), like (.+)$/, "Grad von $1 bis $2, zum Beispiel $3"],
  [/^an amount in euros like (.+)$/, "ein Betrag in Euro wie $1"],
  [/^an amount with its day, or neither$/, "ein Betrag mit seinem Tag, oder keiner von beiden"],
  [/^percent from 0 to 100, like (.+)$/, "Prozent von 0 bis 100, zum Beispiel $1"],
  [/^an amount with unit and VAT, or none of them$/, "ein Betrag mit Einheit und USt., oder nichts davon"],
  [/^no other price in a list without prices$/, "kein weiterer Preis in einer Liste ohne Preise"],
  [
    /^the same name and terms in all rows of a list$/,
    "derselbe Name und dieselben Bedingungen in allen Zeilen einer Liste",
  ],
  [/^one price for each unit and service$/, "ein Preis je Einheit und Leistung"],
  [/^at most (\d+) prices of a list$/, "höchstens $1 Preise einer Liste"],
  [/^an amount from (.+) to (.+) euros$/, "ein Betrag von $1 bis $2 Euro"],
  [/^an amount in euros from 0 on, like (.+)$/, "ein Betrag in Euro ab 0 wie $1"],
  [/^percent above 0 and up to 100, like (.+)$/, "Prozent über 0 bis 100, zum Beispiel $1"],
  [/^a number from (-\d+) to (\d+), like (.+)$/, "eine Zahl von $1 bis $2, zum Beispiel $3"],
  [/^(.+) euros, quantity times unit price$/, "$1 Euro, Menge mal Einzelpreis"],
  [
    /^lines of (.+) euros in all, as published, not of (.+)$/,
    "zusammen $1 Euro wie veröffentlicht; die Positionen ergeben $2",
  ],
  [/^(.+) euros, the lines with VAT$/, "$1 Euro, die Positionen mit USt."],
  [/^at most (\d+) lines of a document$/, "höchstens $1 Positionen eines Belegs"],
  [/^at most (\d+) entries of a company$/, "höchstens $1 Einträge eines Kunden"],
  [/^a position in all lines of a document$/, "eine Positionsnummer in allen Zeilen eines Belegs"],
  [/^the same in all lines of a document$/, "dasselbe in allen Zeilen eines Belegs"],
  [/^the day in one of the lines of a document$/, "der Tag in einer der Zeilen des Belegs"],
  [
    /^a value in one of the lines, as no e-invoice has it yet$/,
    "ein Wert in einer der Zeilen, denn noch keine E-Rechnung hat ihn",
  ],
  [/^a day of the service period$/, "ein Tag des Leistungszeitraums"],
  [/^a postcode$/, "eine Postleitzahl"],
  [/^two letters of a country, like (.+)$/, "zwei Buchstaben eines Landes wie $1"],
  [/^a VAT number like (.+)$/, "eine USt-IdNr. wie $1"],
  [/^an e-mail address$/, "eine E-Mail-Adresse"],
  [/^a phone number$/, "eine Telefonnummer"],
  [/^an IBAN without spaces$/, "eine IBAN ohne Leerzeichen"],
  [/^a BIC$/, "ein BIC"],
  [/^at most (\d+) payments of a document$/, "höchstens $1 Zahlungen zu einem Beleg"],
  [/^the number of a published document$/, "die Nummer eines veröffentlichten Belegs"],
  [/^a month like (.+)$/, "ein Monat wie $1"],
  [/^a date like (.+)$/, "ein Datum wie $1"],
  [/^a code of the waste list like (.+)$/, "eine Nummer der Abfallliste wie $1"],
  [/^ja or nein$/, "ja oder nein"],
  [/^one of (.+)$/, "eines von: $1"],
  [/^13 digits with a valid check digit$/, "13 Ziffern mit richtiger Prüfziffer"],
  [/^(\d+) letters and digits$/, "$1 Buchstaben und Ziffern"],
  [/^R1 to R13 or D1 to D15$/, "R1 bis R13 oder D1 bis D15"],
  [/^each column once$/, "jede Spalte nur einmal"],
  [/^a column '(.+?)'(?: \(or '.+'\))?$/, "eine Spalte „$1“"],
  [/^no value without a heading above it$/, "kein Wert ohne Überschrift darüber"],
  [/^the number of a company$/, "die Nummer eines Kunden"],
  [/^the number of a site of the company$/, "die Nummer eines Standorts des Kunden"],
  [/^the number of an agreement$/, "die Nummer einer Vereinbarung"],
  [/^the number or the words of a waste type$/, "Nummer oder Bezeichnung einer Abfallart"],
  [/^the number or the words of a container type$/, "Nummer oder Bezeichnung einer Behälterart"],
  [/^latitude and longitude, or neither$/, "Breitengrad und Längengrad, oder keiner von beiden"],
  [
    /^nothing, as only a periodic agreement has a cycle$/,
    "nichts, denn nur eine Turnusvereinbarung hat einen Turnus",
  ],
  [/^the interval of the periodic agreement$/, "das Intervall der Turnusvereinbarung"],
  [/^a weekday of the periodic agreement$/, "ein Wochentag der Turnusvereinbarung"],
  [
    /^another weekday for twice a week, and none for other intervals$/,
    "ein zweiter Wochentag bei zweimal wöchentlich, sonst keiner",
  ],
  [/^a number that no other order of the portal has$/, "eine Nummer, die kein anderer Auftrag im Portal hat"],
  [/^the e-mail address of a user of the company$/, "die E-Mail-Adresse einer Person des Kunden"],
  [/^no day after today$/, "kein Tag nach heute"],
  [/^no day after today for a failed trip$/, "bei einer Fehlfahrt kein Tag nach heute"],
  [/^nothing without a day of execution$/, "nichts ohne Tag der Ausführung"],
  [/^a day not before the first$/, "ein Tag, der nicht vor dem ersten liegt"],
  [/^at most five years from the first day on$/, "höchstens fünf Jahre ab dem ersten Tag"],
  [/^the kilograms that the proof grants$/, "die Kilogramm, die der Nachweis genehmigt"],
];

const whole: readonly (readonly [pattern: RegExp, sentence: string])[] = [
  [/^line (\d+) has the same$/, "Zeile $1 hat dasselbe"],
  [
    /^the document has other lines already, and is corrected by a new document$/,
    "Der Beleg hat schon andere Positionen und wird durch einen neuen Beleg berichtigt",
  ],
  [
    /^the company has a site here without a number: name it there first$/,
    "Der Kunde hat hier schon einen Standort ohne Nummer: Tragen Sie sie zuerst dort ein",
  ],
  [/^several sites of the company have it$/, "mehrere Standorte des Kunden haben sie"],
  [/^the agreement is of another site$/, "die Vereinbarung gehört zu einem anderen Standort"],
  [/^the agreement is about another waste type$/, "die Vereinbarung hat eine andere Abfallart"],
  [/^the agreement is about another container$/, "die Vereinbarung hat einen anderen Behälter"],
];

const translate = (table: typeof german, text: string): string | undefined => {
  const found = table.find(([pattern]) => pattern.test(text));
  return found && text.replace(found[0], found[1]);
};

/**
 * A problem's sentence in the reader's language. A sentence without a translation is returned as it is: that of a
 * refusal is in the reader's language already.
 */
export function importProblemIn(language: Language, message: string): string {
  if (language === "en") return message;
  const sentence = translate(whole, message);
  if (sentence !== undefined) return sentence;
  const [, expected = ""] = /^expected (.+)$/.exec(message) ?? [];
  const withoutAdvice = expected
    .replace(/, not the error of a formula$/, "")
    .replace(/: several have these words, so give the number$/, "");
  const translated = translate(german, withoutAdvice);
  if (translated === undefined) return message;
  const advice = expected.endsWith("the error of a formula")
    ? ", nicht der Fehler einer Formel"
    : expected.endsWith("so give the number")
      ? ": Mehrere heißen so, nehmen Sie die Nummer"
      : "";
  return `Erwartet: ${translated}${advice}`;
}
