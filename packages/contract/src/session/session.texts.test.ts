import { expect, test } from "vitest";
import { sessionErrorTexts } from "./session.texts.ts";

test("what the specification fixes stands word for word", () => {
  expect(sessionErrorTexts.de.wrong_credentials).toBe(
    "Das hat nicht geklappt, bitte überprüfen Sie Ihre E-Mail und Ihr Passwort auf Richtigkeit.",
  );
  expect(sessionErrorTexts.en.refresh_failed).toBe("Failed to refresh access token");
});
