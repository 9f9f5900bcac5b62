import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { fieldErrorMessage } from "./field-error-message.ts";
import {
  withReason,
  booleanParam,
  nullableText,
  date,
  fileNameInput,
  id,
  idParam,
  instant,
  jsonParam,
  optionalText,
  requiredText,
  searchInput,
  textInput,
  integerParam,
} from "./fields.ts";

const messageOf = (schema: z.ZodMiniType, value: unknown, language: "de" | "en" = "de") =>
  z.safeParse(schema, value, { error: (issue) => fieldErrorMessage(issue, language) }).error?.issues[0]
    ?.message;

describe("what is said beside a field", () => {
  test.each([
    ["missing", z.string(), undefined, "Bitte füllen Sie dieses Feld aus."],
    ["empty", textInput(9).check(z.minLength(1)), "  ", "Bitte füllen Sie dieses Feld aus."],
    ["too short", textInput(9).check(z.minLength(2)), "a", "Bitte geben Sie mindestens 2 Zeichen ein."],
    ["too long", textInput(3), "abcd", "Bitte geben Sie höchstens 3 Zeichen ein."],
    ["wrong type", z.string(), 5, "Diese Angabe passt hier nicht."],
    ["no number", z.number(), "5", "Bitte geben Sie eine Zahl an."],
    ["no whole number", z.int(), 1.5, "Bitte geben Sie eine ganze Zahl an."],
    ["too small", id, 0, "Der Wert muss mindestens 1 sein."],
    ["too big", id, 2_147_483_648, "Der Wert darf höchstens 2147483647 sein."],
    ["not offered", z.literal([1, 2, 8]), 7, "Bitte wählen Sie einen der angebotenen Werte."],
    ["not chosen", z.literal([1, 2, 8]), undefined, "Bitte füllen Sie dieses Feld aus."],
    ["no such date", date, "2026-02-30", "Bitte geben Sie ein Datum an, das es gibt."],
    ["no date", date, "", "Bitte füllen Sie dieses Feld aus."],
    ["no moment", instant, "", "Bitte füllen Sie dieses Feld aus."],
    ["no instant", instant, "2026-02-03", "Bitte geben Sie einen Zeitpunkt an."],
    ["no address", z.email(), "x", "Bitte geben Sie eine gültige E-Mail-Adresse ein"],
    ["unknown field", z.strictObject({}), { x: 1 }, "Dieses Feld gibt es hier nicht."],
    ["too few", z.array(id).check(z.minLength(1)), [], "Bitte wählen Sie mindestens 1."],
    [
      "control characters",
      textInput(9),
      "a\u0000b",
      "Der Text enthält unsichtbare Zeichen, die hier nicht erlaubt sind.",
    ],
    [
      "half a character",
      textInput(9),
      "a\ud800",
      "Der Text enthält unsichtbare Zeichen, die hier nicht erlaubt sind.",
    ],
    [
      "a direction mark",
      textInput(9),
      "a\u202Eb",
      "Der Text enthält unsichtbare Zeichen, die hier nicht erlaubt sind.",
    ],
    ["a line break", textInput(9), "a\nb", "Bitte schreiben Sie das in eine Zeile."],
    ["unreadable JSON", jsonParam(), "{", "Der Filter lässt sich nicht lesen."],
  ])("%s", (_, schema, value, message) => {
    expect(messageOf(schema, value)).toBe(message);
  });

  test("has its English sentence", () => {
    const schema = z.string().check(z.refine(() => false, withReason("date_range")));
    expect(messageOf(schema, "x", "en")).toBe("The end date must not be before the start date.");
  });

  test("can be said after parsing too, where missing and wrong look the same", () => {
    const issue = z.safeParse(z.string(), undefined).error?.issues[0];
    expect(issue && fieldErrorMessage(issue, "de")).toBe("Bitte füllen Sie dieses Feld aus.");
  });
});

describe("fields", () => {
  test("in a query arrive as text", () => {
    expect(z.parse(idParam, "42")).toBe(42);
    expect(z.parse(integerParam(0, 5), "0")).toBe(0);
    expect(z.parse(booleanParam, "true")).toBe(true);
    for (const text of ["0", "-1", "1.0", "1e3", "007", "2147483648", " 1", ""]) {
      expect(z.safeParse(idParam, text).success, text).toBe(false);
    }
  });

  test("left empty hold nothing", () => {
    expect(z.parse(optionalText(9), undefined)).toBeNull();
    expect(z.parse(nullableText(9), "")).toBeNull();
    expect(z.parse(nullableText(9), " \n")).toBeNull();
    expect(z.parse(nullableText(9), " Tor 2\n")).toBe("Tor 2");
  });

  test.each(["\n", "\r\n", "\t", "\u0085", "\u2028", "\u2029", "\u200E", "\u202E", "\u2066", "\u061C"])(
    "of one line refuse %j, those of several lines do not",
    (mark) => {
      const text = `Tor${mark}2`;
      expect(z.safeParse(textInput(9), text).success).toBe(false);
      expect(z.parse(textInput(9, { isMultiline: true }), text)).toBe(text);
      expect(z.safeParse(requiredText(9), text).success).toBe(false);
      expect(z.safeParse(nullableText(9), text).success).toBe(false);
      expect(z.safeParse(optionalText(9), text).success).toBe(false);
      expect(z.parse(searchInput(9), text)).toBe(text);
      expect(z.parse(fileNameInput(9), `a${mark}.pdf`)).toBe("a.pdf");
    },
  );

  test.each(["\u0000", "\u0007", "\u000B", "\u001B", "\u007F", "\u009B", "\uD800"])(
    "refuse %j",
    (character) => {
      const text = `Tor${character}2`;
      for (const isMultiline of [true, false]) {
        expect(z.safeParse(textInput(9, { isMultiline }), text).success).toBe(false);
      }
      expect(z.parse(fileNameInput(9), `a${character}.pdf`)).toMatch(/^a\uFFFD?\.pdf$/);
    },
  );

  test("take what people write", () => {
    for (const text of ["Müller & Söhne", "Łódź", "Tor 2 – Hof", "👩‍🔧", "محمد", "שלום"]) {
      expect(z.parse(textInput(20), text)).toBe(text);
    }
  });

  test("for the name of a file need one", () => {
    expect(z.safeParse(fileNameInput(9), "\u202E\n").success).toBe(false);
  });

  test("take dates that the database can hold", () => {
    for (const text of ["1970-01-01", "2199-12-31", "2028-02-29"])
      expect(z.safeParse(date, text).success).toBe(true);
    for (const text of ["1969-12-31", "2200-01-01", "2027-02-29", "2026-1-1", "999999-01-01"]) {
      expect(z.safeParse(date, text).success, text).toBe(false);
    }
  });
});
