import { type BookingSettings, maxBookingTextLengths, type splitGross } from "@kreislauf/contract/accounting";
import type { BerlinDate } from "@kreislauf/contract/base";
import { batchName, bookingColumn, bookingColumns } from "./booking-columns.texts.ts";
import { encodeWindows1252 } from "./encode-windows-1252.ts";

/** A document with what its bookings need. */
export interface BookedDocument {
  readonly number: string;
  readonly date: BerlinDate;
  readonly dueDate: BerlinDate | null;
  /** The text of the booking. */
  readonly text: string;
  readonly parts: ReturnType<typeof splitGross>;
}

/**
 * A text that was changed for the file, because it was too long or contained characters that its field does not allow.
 */
export interface ChangedText {
  readonly document: string;
  readonly field: "documentNumber" | "text" | "costCentre";
  readonly from: string;
  readonly to: string;
}

interface Batch {
  readonly month: string;
  readonly settings: Omit<BookingSettings, "version">;
  readonly documents: readonly BookedDocument[];
  readonly now: Temporal.Instant;
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const digits = (day: string) => day.replaceAll("-", "");
const dayFirst = (day: BerlinDate) => `${day.slice(8)}${day.slice(5, 7)}${day.slice(0, 4)}`;
const lineEnd = "\r\n";

/**
 * The bookings of one month in the DATEV format (EXTF 700, posting batch 13), and the texts that were changed for it.
 * Positive amounts are debits of the expense account; negative amounts, such as those of credit notes, are credits.
 */
export function writeBookingBatch({ month, settings, documents, now }: Batch): {
  readonly content: Buffer;
  readonly changed: readonly ChangedText[];
} {
  const changed: ChangedText[] = [];
  const fitting = (document: string, field: ChangedText["field"], from: string) => {
    const clean =
      field === "documentNumber"
        ? from.replaceAll(/[^\w$&%*+\-/]|_/g, "-")
        : from.replaceAll(/\p{Cc}+/gu, " ").trim();
    const to = Array.from(clean).slice(0, maxBookingTextLengths[field]).join("");
    if (to !== from) changed.push({ document, field, from, to });
    return quoted(to);
  };
  const rows = documents.flatMap((document) =>
    document.parts.map(({ costCentre, vatRate, grossAmount }) => {
      const number = fitting(document.number, "documentNumber", document.number);
      const key = vatRate === 19 || vatRate === 7 ? settings.taxKeys[vatRate] : "";
      const cells: Readonly<Record<string, string>> = {
        [bookingColumn.amount]: (Math.abs(grossAmount) / 100).toFixed(2).replace(".", ","),
        [bookingColumn.side]: quoted(grossAmount < 0 ? "H" : "S"),
        [bookingColumn.currency]: quoted("EUR"),
        [bookingColumn.account]: settings.expenseAccount,
        [bookingColumn.contraAccount]: settings.creditorAccount,
        [bookingColumn.taxKey]: quoted(key),
        [bookingColumn.date]: `${document.date.slice(8)}${document.date.slice(5, 7)}`,
        [bookingColumn.documentNumber]: number,
        [bookingColumn.text]: fitting(document.number, "text", document.text),
        ...(costCentre !== null && {
          [bookingColumn.costCentre]: fitting(document.number, "costCentre", costCentre),
        }),
        [bookingColumn.isFinal]: "0",
        ...(document.dueDate !== null && { [bookingColumn.dueDate]: dayFirst(document.dueDate) }),
      };
      return bookingColumns.map((name) => cells[name] ?? "").join(";");
    }),
  );
  const lines = [headOf({ month, settings, now }), bookingColumns.join(";"), ...rows];
  return { content: encodeWindows1252(lines.map((line) => line + lineEnd).join("")), changed };
}

/** The first line of the file: consultant and client, month and financial year, and the time of its creation. */
function headOf({ month, settings, now }: Omit<Batch, "documents">): string {
  const first = Temporal.PlainDate.from(`${month}-01`);
  const begins = first.with({ month: settings.fiscalYearMonth });
  const year = Temporal.PlainDate.compare(begins, first) > 0 ? begins.subtract({ years: 1 }) : begins;
  const made = now
    .toString({ fractionalSecondDigits: 3, timeZone: "Europe/Berlin" })
    .replaceAll(/\D/g, "")
    .slice(0, 17);
  return [
    quoted("EXTF"),
    700,
    21,
    quoted("Buchungsstapel"),
    13,
    made,
    "",
    quoted("KR"),
    quoted(""),
    quoted(""),
    settings.consultantNumber,
    settings.clientNumber,
    digits(year.toString()),
    settings.accountLength,
    digits(first.toString()),
    digits(first.with({ day: first.daysInMonth }).toString()),
    quoted(batchName(month)),
    quoted(""),
    1,
    0,
    0,
    quoted("EUR"),
    "",
    quoted(""),
    "",
    "",
    quoted(""),
    "",
    "",
    quoted(""),
    quoted(""),
  ].join(";");
}
