import { defaultBookingSettings } from "@kreislauf/contract/accounting";
import { expect, test } from "vitest";
import { bookingColumn, bookingColumns } from "./booking-columns.texts.ts";
import { type BookedDocument, writeBookingBatch } from "./booking-batch.ts";
import { encodeWindows1252 } from "./encode-windows-1252.ts";

const now = Temporal.Instant.from("2027-03-01T08:00:00.125Z");
const settings = { ...defaultBookingSettings, taxKeys: { 19: "9", 7: "8" } };
const invoice: BookedDocument = {
  number: "RE-2027-1",
  date: "2027-02-28",
  dueDate: "2027-03-15",
  text: "RE-2027-1 Werkstatt Süd, Kassel",
  parts: [{ costCentre: "4100-02", vatRate: 19, grossAmount: 11_900 }],
};
function write(documents: readonly BookedDocument[], changed: object = {}) {
  const batch = writeBookingBatch({
    month: "2027-02",
    settings: { ...settings, ...changed },
    documents,
    now,
  });
  const [head = "", columns = "", ...rows] = batch.content.toString("latin1").split("\r\n");
  const names = columns.split(";");
  return {
    head,
    columns,
    changed: batch.changed,
    rows: rows.slice(0, -1).map((row) => {
      const cells = row.split(";");
      return (name: string) => cells[names.indexOf(Buffer.from(name).toString("utf8"))];
    }),
  };
}

test("the head names format, consultant, client, financial year and month", () => {
  expect(write([invoice]).head).toBe(
    '"EXTF";700;21;"Buchungsstapel";13;20270301090000125;;"KR";"";"";1001;1;20270101;4;20270201;20270228;"Entsorgung 2027-02";"";1;0;0;"EUR";;"";;;"";;;"";""',
  );
  expect(write([invoice], { fiscalYearMonth: 7 }).head).toContain(";20260701;4;20270201;");
  expect(write([invoice], { fiscalYearMonth: 2 }).head).toContain(";20270201;4;20270201;");
});

test("there are 125 columns, and every row has as many", () => {
  expect(new Set(bookingColumns).size).toBe(125);
  const { content } = writeBookingBatch({ month: "2027-02", settings, documents: [invoice], now });
  const [, columns, row] = content.toString("latin1").split("\r\n");
  expect([columns?.split(";").length, row?.split(";").length]).toEqual([125, 125]);
});

test("an invoice is booked on the debit side of the expense account, gross, with its tax key", () => {
  const [row] = write([invoice]).rows;
  expect(
    [
      bookingColumn.amount,
      bookingColumn.side,
      bookingColumn.account,
      bookingColumn.date,
      bookingColumn.documentNumber,
    ].map((name) => row?.(name)),
  ).toEqual(["119,00", '"S"', "4969", "2802", '"RE-2027-1"']);
  expect(row?.(bookingColumn.costCentre)).toBe('"4100-02"');
});

test("what lowers the account is booked on the other side, with a positive amount", () => {
  const [row] = write([{ ...invoice, parts: [{ costCentre: null, vatRate: 7, grossAmount: -1_070 }] }]).rows;
  expect([row?.(bookingColumn.amount), row?.(bookingColumn.side)]).toEqual(["10,70", '"H"']);
});

test.each([
  ["documentNumber", 36, "R".repeat(36), "R".repeat(37)],
  ["text", 60, "T".repeat(60), "T".repeat(61)],
  ["costCentre", 36, "K".repeat(36), "K".repeat(37)],
] as const)("%s takes %i characters, and one more is cut with a notice", (field, most, fitting, long) => {
  const of = (value: string): BookedDocument => ({
    ...invoice,
    ...(field === "documentNumber" && { number: value }),
    ...(field === "text" && { text: value }),
    ...(field === "costCentre" && { parts: [{ costCentre: value, vatRate: 19, grossAmount: 1 }] }),
  });
  expect(write([of(fitting)]).changed).toEqual([]);
  expect(write([of(long)]).changed).toMatchObject([{ field, from: long, to: long.slice(0, most) }]);
});

test("signs that a document number may not have are replaced, quotation marks of a text are doubled", () => {
  expect(write([{ ...invoice, number: "RE_2027 Ä1" }]).changed).toMatchObject([{ to: "RE-2027--1" }]);
  const { content } = writeBookingBatch({
    month: "2027-02",
    settings,
    documents: [{ ...invoice, text: 'Halle "Nord"\nKassel' }],
    now,
  });
  expect(content.toString("latin1")).toContain('"Halle ""Nord"" Kassel"');
});

test("texts are written in Windows-1252", () => {
  expect(encodeWindows1252("Süd – 5 € ž 漢").toString("hex")).toBe(
    "53fc6420962035208020 9e203f".replace(" ", ""),
  );
});
