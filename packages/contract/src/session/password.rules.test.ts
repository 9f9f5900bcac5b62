import { expect, test } from "vitest";
import { passwordProblems } from "./password.rules.ts";
import { passwordErrorTexts } from "./password.texts.ts";

test.each([
  ["Kreislauf1", []],
  ["Aa345678", []],
  ["Aa34567", ["too_short"]],
  ["kreislauf1", ["no_uppercase"]],
  ["KREISLAUF1", ["no_lowercase"]],
  ["Kreislauf", ["no_digit"]],
  ["ÄÖÜäöü12", []],
  ["", ["too_short", "no_uppercase", "no_lowercase", "no_digit"]],
])("%s lacks %j", (password, problems) => {
  expect(passwordProblems(password)).toEqual(problems);
});

test("the sentences stand word for word", () => {
  expect(passwordErrorTexts.de).toMatchObject({
    required: "Passwort ist erforderlich",
    mismatch: "Passwörter stimmen nicht überein",
    problems: {
      too_short: "Das Passwort muss mindestens 8 Zeichen lang sein",
      no_uppercase: "Das Passwort muss mindestens einen Großbuchstaben enthalten",
      no_lowercase: "Das Passwort muss mindestens einen Kleinbuchstaben enthalten",
      no_digit: "Das Passwort muss mindestens eine Zahl enthalten",
    },
  });
});
