import { expect, test } from "vitest";
import { baseErrorTexts } from "./errors.texts.ts";

test("what the specification fixes stands word for word", () => {
  expect(baseErrorTexts.de.internal).toBe(
    "Ein Fehler ist aufgetreten. Bitte versuchen Sie es zu einem späteren Zeitpunkt erneut.",
  );
});
