import { defineTexts } from "@kreislauf/contract/base";
import { englishLabelLines } from "./label-lines.texts.ts";
import type { PrintedLabel } from "./printed-label.ts";

const placeOf = ({ site, sheet }: Pick<PrintedLabel, "site" | "sheet">) =>
  sheet.place === "" ? site.alias : `${site.alias}, ${sheet.place}`;

export const labelPrintTexts = defineTexts({
  de: {
    title: "Behälterschilder",
    fileName: (date: string) => `Behaelterschilder_${date}.pdf`,
    subject: (count: number) => (count === 1 ? "1 Schild" : `${count} Schilder`),
    avv: (code: string) => `AVV ${code}`,
    hazardous: "gefährlich",
    accepted: "Hinein",
    rejected: "Nicht hinein",
    acceptedLine: "Hinein: ",
    rejectedLine: "Nicht hinein: ",
    /** The texts of labels are kept in German. */
    line: (line: string) => line,
    place: placeOf,
    container: ({ containerType, number }: Pick<PrintedLabel, "containerType" | "number">) =>
      number === null
        ? containerType.type
        : `${containerType.type} · Behälter ${number.this} von ${number.of}`,
    contact: ({ name, phone }: { readonly name: string; readonly phone: string }) =>
      `Notfall am Standort: ${phone === "" ? name : `${name}, ${phone}`}`,
    scan: "Voll? Scannen.",
  },
  en: {
    title: "Container labels",
    fileName: (date) => `Container_labels_${date}.pdf`,
    subject: (count) => (count === 1 ? "1 label" : `${count} labels`),
    avv: (code) => `AVV ${code}`,
    hazardous: "hazardous",
    accepted: "Belongs in",
    rejected: "Keep out",
    acceptedLine: "Belongs in: ",
    rejectedLine: "Keep out: ",
    line: (line) => englishLabelLines[line] ?? line,
    place: placeOf,
    container: ({ containerType, number }) =>
      number === null
        ? containerType.type
        : `${containerType.type} · container ${number.this} of ${number.of}`,
    contact: ({ name, phone }) => `Emergency at the site: ${phone === "" ? name : `${name}, ${phone}`}`,
    scan: "Full? Scan.",
  },
});
