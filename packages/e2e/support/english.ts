/// <reference lib="dom" />
import { formatContainerName } from "@kreislauf/contract/catalog";
import { expect, type Page } from "@playwright/test";

/** Words that occur only in German sentences. Data such as names of waste types and sites may contain these words. */
const germanWords = new RegExp(
  String.raw`[äöüß]|(?<![\w-])(${[
    "und|oder|nicht|bitte|kein|keine|wird|werden|sind|ein|eine|der|die|das|dem|den|von|zum|zur|nach|nur|bis|am",
    "Auftrag|Aufträge|Standort|Standorte|Abfallart|Aktion|Anzahl|Termin|Uhr|Suche|Ansicht|Liste|Karten|Spalten",
    "offen|erledigt|storniert|reklamiert|Fehlfahrt|Alle|Seite|heute|Grund|Hinweis|Verlauf|Erstellt|Geplant",
    "Leeren|Tauschen|Abholen|Abziehen|Aufstellen|Absaugen|Umstellen|Abruf|Turnus|Einmalig",
  ].join("|")})(?![\w-])`,
  "i",
);

/** The demo's announcement, shown at the top of every page. */
const announced = [
  "Baustelle am Elbtunnel.",
  "Bis Ende nächster Woche kommen unsere Wagen im Norden bis zu einer Stunde später.",
];

/** Every text of a page: content, accessible names, tooltips and placeholders. */
const visibleTexts = (page: Page) =>
  page.evaluate(() => {
    const attributes = ["aria-label", "title", "placeholder", "alt"];
    // Notifications are left out, since they quote texts that users wrote.
    const elements = [...document.querySelectorAll("body *")].filter(
      (element) => element.closest('[class*="notifications_entry"]') === null,
    );
    const found = elements.flatMap((element) => [
      ...[...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.nodeValue),
      ...attributes.map((name) => element.getAttribute(name)),
    ]);
    return [document.title, ...found].filter((text): text is string => Boolean(text?.trim()));
  });

/** Switches to English by storing this language, as if chosen on an earlier visit, and reloads the page. */
export async function speakEnglish(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem("kreislauf.language", '"en"'));
  await page.reload();
}

/** Every text in these API answers. Such texts count as data, which may be in German. */
export const textsIn = (...answers: readonly object[]): string[] =>
  answers.flatMap((answer) =>
    [...JSON.stringify(answer).matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(
      ([quoted]) => JSON.parse(quoted) as string,
    ),
  );

/** Checks that the page has no German texts besides `data`: texts of users and of the catalog. */
export async function expectNoGerman(page: Page, data: readonly string[]): Promise<void> {
  const known = [...announced, ...data, ...data.map((text) => formatContainerName(text, "en"))]
    .filter((text) => text.length > 1)
    .toSorted((one, other) => other.length - one.length);
  const leftOver = (await visibleTexts(page)).map((text) =>
    known.reduce((rest, words) => rest.replaceAll(words, ""), text),
  );
  expect(leftOver.filter((text) => germanWords.test(text))).toEqual([]);
}
