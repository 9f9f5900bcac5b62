import { expect, test } from "vitest";
import { sortOptions, optionSearchText } from "./search-option.ts";

test("options stand in the German order of all that their label says", () => {
  const words = [
    "Zentrale Zollweg 1, 20457 Hamburg",
    "Öllager Hafenstraße 2, 24103 Kiel",
    "Ärztehaus Markt 3, 34117 Kassel",
    "Oberhof Markt 3, 34117 Kassel",
    "anbau Markt 3, 34117 Kassel",
    "Straße Markt 3, 34117 Kassel",
    "Strand Markt 3, 34117 Kassel",
    "Oberhof Markt 3, 20457 Hamburg",
  ];
  const options = words.map((text, value) => {
    const [label = "", ...rest] = text.split(" ");
    return { value, label, text: rest.join(" ") };
  });
  const numbered = { value: 99, number: "4711", label: "Zweigstelle", text: "Markt 3, 34117 Kassel" };
  expect(sortOptions([...options, numbered]).map(optionSearchText)).toEqual([
    "4711 Zweigstelle Markt 3, 34117 Kassel",
    "anbau Markt 3, 34117 Kassel",
    "Ärztehaus Markt 3, 34117 Kassel",
    "Oberhof Markt 3, 20457 Hamburg",
    "Oberhof Markt 3, 34117 Kassel",
    "Öllager Hafenstraße 2, 24103 Kiel",
    "Strand Markt 3, 34117 Kassel",
    "Straße Markt 3, 34117 Kassel",
    "Zentrale Zollweg 1, 20457 Hamburg",
  ]);
});
