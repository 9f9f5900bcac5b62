import { expect, test } from "vitest";
import { parseEmailList } from "./parse-email-list.ts";

test.each([
  ["Nele Harder <n.harder@firma.example>", "Nele", "Harder", "n.harder@firma.example"],
  ["Harder, Nele <N.Harder@Firma.example>", "Nele", "Harder", "n.harder@firma.example"],
  ['"Harder, Nele" <n@firma.example>', "Nele", "Harder", "n@firma.example"],
  ["Nele; Harder; n@firma.example", "Nele", "Harder", "n@firma.example"],
  ["n@firma.example\tNele\tHarder", "Nele", "Harder", "n@firma.example"],
  ["Anna Maria von Berg <a@firma.example>", "Anna Maria von", "Berg", "a@firma.example"],
  ["nele.harder@firma.example", "Nele", "Harder", "nele.harder@firma.example"],
  ["anna-lena.kurz-groß@firma.example", "Anna-Lena", "Kurz-Groß", "anna-lena.kurz-groß@firma.example"],
  ["n.harder@firma.example", "", "Harder", "n.harder@firma.example"],
  ["werkstatt@firma.example", "", "", "werkstatt@firma.example"],
  ["Harder <n@firma.example>", "", "Harder", "n@firma.example"],
  ["Nele Harder", "Nele", "Harder", ""],
])("%s", (text, firstName, lastName, email) => {
  expect(parseEmailList(text)).toEqual([{ line: 1, firstName, lastName, email, text }]);
});

test("lines keep their numbers, empty ones are left out", () => {
  expect(parseEmailList("a@x.de\r\n\n  \nb@x.de\n").map(({ line, email }) => [line, email])).toEqual([
    [1, "a@x.de"],
    [4, "b@x.de"],
  ]);
});

test("a list of recipients as Outlook copies it", () => {
  const people = parseEmailList("Harder, Nele <n@x.de>; Abel, Henrike <h@x.de>");
  expect(people.map(({ firstName, email }) => [firstName, email])).toEqual([
    ["Nele", "n@x.de"],
    ["Henrike", "h@x.de"],
  ]);
});
