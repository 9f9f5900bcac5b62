import { expect, test } from "vitest";
import { requestLanguage } from "./request-language.ts";

test.for([
  [undefined, "de"],
  ["", "de"],
  ["en", "en"],
  ["en-GB,en;q=0.9,de;q=0.8", "en"],
  ["de-DE,de;q=0.9,en;q=0.8", "de"],
  ["fr,en;q=0.5", "en"],
  ["*", "de"],
  ["en;q=0", "de"],
] as const)("%s is answered in %s", ([header, language]) => {
  expect(requestLanguage(header)).toBe(language);
});
