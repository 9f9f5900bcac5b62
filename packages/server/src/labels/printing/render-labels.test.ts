import { suggestedLabel } from "@kreislauf/contract/labels";
import { expect, test } from "vitest";
import { readPdfBack } from "../../../test/assertions/read-documents-back.ts";
import { readQrCodes } from "../../../test/assertions/read-qr-codes.ts";
import { avvCodeList } from "../../catalog/index.ts";
import { englishLabelLines } from "./label-lines.texts.ts";
import type { PrintedLabel } from "./printed-label.ts";
import { renderLabels } from "./render-labels.ts";

const avvCodes = [...avvCodeList.keys()];
const at = {
  author: "Nordwerk Entsorgung GmbH",
  createdAt: Temporal.Instant.from("2027-03-01T08:00:00Z"),
  language: "de" as const,
};
const addressOf = (letter: string) => `https://portal.nordwerk.example/#/container/${letter.repeat(43)}`;

const oil: PrintedLabel = {
  language: "de",
  sheet: { ...suggestedLabel("Altöl", "13 02 05*"), place: "Hof 3" },
  wasteType: { id: 161, description: "Altöl", avvCode: "13 02 05*", hazardous: true },
  containerType: { id: 204, type: "Fass 200 l", size: "200 l", drawing: "fass" },
  operator: "Nordwerk Entsorgung GmbH",
  company: "Tiedemark Fahrzeugservice GmbH",
  site: { alias: "Werkstatt Süd", address: "Lohgerberweg 21, 34123 Kassel" },
  contact: { name: "Henrike Abel", phone: "+4956155501-14" },
  number: { this: 2, of: 4 },
  address: addressOf("A"),
};
const drawings = ["umleerbehaelter", "absetzcontainer", "big-bag", "gitterbox"] as const;
const paper = (letter: string, index: number): PrintedLabel => ({
  ...oil,
  sheet: suggestedLabel("Papier/Pappe/Kartonagen", "20 01 01"),
  wasteType: { id: 111, description: "Papier", avvCode: "20 01 01", hazardous: false },
  containerType: {
    id: 205,
    type: "Umleerbehälter 1.100 l",
    size: "1.100 l",
    drawing: drawings[index] ?? "fass",
  },
  number: null,
  address: addressOf(letter),
});

test("an A4 label says what it is, and a scanner reads its code from the rendered page", async () => {
  const pdf = await renderLabels([oil], "a4", at);
  const { text, pages, isTagged, title } = await readPdfBack(pdf);
  expect({ pages, isTagged, title }).toEqual({ pages: 1, isTagged: true, title: "Behälterschilder" });
  for (const words of [
    "Altöl",
    "AVV 13 02 05*",
    "gefährlich",
    "Hinein",
    "Motoröl",
    "Nicht hinein",
    "Bremsflüssigkeit",
    "Werkstatt Süd, Hof 3",
    "Fass 200 l · Behälter 2 von 4",
    "Notfall am Standort: Henrike Abel",
    "Voll? Scannen.",
  ])
    expect(text[0]).toContain(words);
  const [codes] = await readQrCodes(pdf);
  expect(codes?.map((code) => code.text)).toEqual([addressOf("A")]);
  expect(codes?.[0]?.side).toBeGreaterThan(25);
});

test("an English label has its words and suggested lines in English, and what somebody wrote as it is", async () => {
  const written = { ...oil.sheet, accepted: [...oil.sheet.accepted, "Nur Halle 4"] };
  for (const size of ["a4", "a6"] as const) {
    const english = { ...oil, language: "en" as const, sheet: written };
    const { text, title } = await readPdfBack(await renderLabels([english], size, { ...at, language: "en" }));
    const page = (text[0] ?? "").replaceAll(/\s+/g, " ");
    expect(title).toBe("Container labels");
    for (const words of ["hazardous", "Belongs in", "Motor oil", "Keep out", "Brake fluid", "Nur Halle 4"]) {
      expect(page).toContain(words);
    }
    expect(page).not.toContain("Bremsflüssigkeit");
  }
});

test("each suggested line has its English", () => {
  const lines = avvCodes.flatMap((code) => {
    const { accepted, rejected } = suggestedLabel("", code);
    return [...accepted, ...rejected].filter((line) => line !== "");
  });
  expect(lines.filter((line) => englishLabelLines[line] === undefined)).toEqual([]);
});

test("four A6 labels share a sheet, the fifth gets another, and each code reads as its own", async () => {
  const pdf = await renderLabels(["A", "B", "C", "D", "E"].map(paper), "a6", at);
  const pages = await readQrCodes(pdf);
  expect(pages.map((codes) => codes.map(({ text }) => text).toSorted())).toEqual([
    ["A", "B", "C", "D"].map(addressOf),
    [addressOf("E")],
  ]);
  for (const { side } of pages.flat()) expect(side).toBeGreaterThan(20);
});

test.each(["a4", "a6"] as const)(
  "the longest texts fit on %s, and a label without a code has none",
  async (size) => {
    const lines = Array.from({ length: 5 }, () => "Verpackungen mit Resten gefährl.");
    const longest: PrintedLabel = {
      ...oil,
      sheet: {
        name: "Ölfilter, ölhaltige Betriebsmittel u. a.",
        accepted: lines,
        rejected: lines,
        place: "Halle 3, Tor 12, neben der Waschanlage 4",
      },
      contact: null,
      address: null,
    };
    const pdf = await renderLabels([longest], size, at);
    const { text, pages } = await readPdfBack(pdf);
    expect(pages).toBe(1);
    expect(text[0]?.match(/Verpackungen mit Resten gefährl\./g)).toHaveLength(10);
    expect(text[0]).not.toContain("Notfall");
    expect(await readQrCodes(pdf)).toEqual([[]]);
  },
);
