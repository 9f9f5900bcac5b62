import { expect, test } from "vitest";
import { signInFailureMessage } from "./sign-in-failure-message.ts";
import { sessionTexts } from "../session.texts.ts";

const texts = sessionTexts.de.signIn;

test("wrong credentials have the sentence of the specification", () => {
  expect(signInFailureMessage({ kind: "failed" }, texts)).toBe(
    "Das hat nicht geklappt, bitte überprüfen Sie Ihre E-Mail und Ihr Passwort auf Richtigkeit.",
  );
});

test.each([
  { seconds: 1, wait: "1 Sekunde" },
  { seconds: 30, wait: "30 Sekunden" },
  { seconds: 59, wait: "59 Sekunden" },
  { seconds: 60, wait: "1 Minute" },
  { seconds: 61, wait: "2 Minuten" },
  { seconds: 900, wait: "15 Minuten" },
])("too many attempts: wait $wait", ({ seconds, wait }) => {
  expect(signInFailureMessage({ kind: "tooMany", seconds }, texts)).toContain(` in ${wait} `);
});
