import { splitGross } from "@kreislauf/contract/accounting";
import type { FileContent, Language } from "@kreislauf/contract/base";
import { figuresWithSignOf, type BookingsRequest } from "@kreislauf/contract/documents";
import type { Context } from "../base/context.ts";
import type { ZipEntry } from "../base/files/zip-stream.ts";
import { zipDocuments } from "../documents/index.ts";
import { readBookingSettings } from "./booking-settings.store.ts";
import { listBookableDocuments } from "./bookings.store.ts";
import { type BookedDocument, type ChangedText, writeBookingBatch } from "./booking-batch.ts";
import { zipBookingsTexts } from "./zip-bookings.texts.ts";

/** A ZIP file with the chosen documents and a posting batch for each of their months. */
export const zipBookings = (context: Context, request: BookingsRequest): Promise<FileContent> =>
  zipDocuments(context, request, {
    name: zipBookingsTexts[context.language].zipName,
    entriesOf: (ids) => bookingEntries(context, ids),
  });

async function* bookingEntries(context: Context, ids: readonly number[]): AsyncGenerator<ZipEntry> {
  const { language, now } = context;
  const texts = zipBookingsTexts[language];
  const settings = await readBookingSettings(context);
  const rows = await listBookableDocuments(context, ids);
  const unbooked = rows.filter(({ invoice }) => invoice === null).map(({ number }) => number);
  const booked = rows.flatMap(({ invoice, net_cents, ...row }): BookedDocument[] =>
    invoice === null
      ? []
      : [
          {
            number: row.number,
            date: row.date,
            dueDate: row.due_on,
            text: `${row.number} ${row.alias}, ${row.city}`,
            parts: splitGross(figuresWithSignOf(invoice, net_cents)),
          },
        ],
  );
  const changed: ChangedText[] = [];
  for (const [month, documents] of Map.groupBy(booked, ({ date }) => date.slice(0, "YYYY-MM".length))) {
    const batch = writeBookingBatch({ month, settings, documents, now });
    changed.push(...batch.changed);
    yield { name: `EXTF_Buchungsstapel_${month}.csv`, content: batch.content };
  }
  yield { name: texts.notesName, content: Buffer.from(notes(language, unbooked, changed)) };
}

/** Notes for the person who imports the batch: which documents are not booked, and which texts were changed. */
function notes(language: Language, unbooked: readonly string[], changed: readonly ChangedText[]): string {
  const texts = zipBookingsTexts[language];
  const lines = [
    texts.about,
    "",
    texts.unbooked(unbooked.length),
    ...unbooked,
    "",
    texts.changed(changed.length),
    ...changed.map(({ document, field, from, to }) => texts.change(document, texts.fields[field], from, to)),
  ];
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}
