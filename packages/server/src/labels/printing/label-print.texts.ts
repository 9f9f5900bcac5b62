import type { PrintedLabel } from "./printed-label.ts";

/** Labels are German, as the papers of the portal are. */
export const labelPrintTexts = {
  title: "Behälterschilder",
  fileName: (date: string) => `Behaelterschilder_${date}.pdf`,
  subject: (count: number) => (count === 1 ? "1 Schild" : `${count} Schilder`),
  avv: (code: string) => `AVV ${code}`,
  hazardous: "gefährlich",
  accepted: "Hinein",
  rejected: "Nicht hinein",
  acceptedLine: "Hinein: ",
  rejectedLine: "Nicht hinein: ",
  place: ({ site, sheet }: Pick<PrintedLabel, "site" | "sheet">) =>
    sheet.place === "" ? site.alias : `${site.alias}, ${sheet.place}`,
  container: ({ containerType, number }: Pick<PrintedLabel, "containerType" | "number">) =>
    number === null ? containerType.type : `${containerType.type} · Behälter ${number.this} von ${number.of}`,
  contact: ({ name, phone }: { readonly name: string; readonly phone: string }) =>
    `Notfall am Standort: ${phone === "" ? name : `${name}, ${phone}`}`,
  scan: "Voll? Scannen.",
};
