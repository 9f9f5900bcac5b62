import { berlinWallClock, isStartOfBerlinDay } from "./berlin-wall-clock.ts";
import { type Cell, type CellKind, chunkLength, type Sheet, startsLikeFormula } from "./sheet.ts";
import { zipStream } from "../files/zip-stream.ts";

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packages = "http://schemas.openxmlformats.org/package/2006";
const mediaTypes = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** Cell formats by their index in the style sheet; Excel displays numbers in the reader's locale. */
const style = {
  plain: 0,
  heading: 1,
  date: 2,
  dateTime: 3,
  month: 4,
  tonnes: 5,
  quoted: 6,
  percent: 7,
  money: 8,
} as const;

const numberFormats = [
  [164, "dd\\.mm\\.yyyy"],
  [165, "dd\\.mm\\.yyyy\\ hh:mm"],
  [166, "mm\\.yyyy"],
  [167, "#,##0.000"],
] as const;

/**
 * The cell formats, at the indexes that `style` names. `quotePrefix` keeps a text that looks like a formula a text,
 * even after editing.
 */
const cellFormats = [
  'numFmtId="0"',
  'numFmtId="0" fontId="1" applyFont="1"',
  ...numberFormats.map(([id]) => `numFmtId="${id}" applyNumberFormat="1"`),
  'numFmtId="0" quotePrefix="1"',
  'numFmtId="10" applyNumberFormat="1"',
  'numFmtId="4" applyNumberFormat="1"',
];

const styles = [
  `${head}<styleSheet ${main}><numFmts count="${numberFormats.length}">`,
  ...numberFormats.map(([id, code]) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`),
  '</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>',
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  `<cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs count="${cellFormats.length}">`,
  ...cellFormats.map((format) => `<xf ${format}/>`),
  "</cellXfs></styleSheet>",
].join("");

// oxlint-disable-next-line no-control-regex -- XML 1.0 has no way to write these.
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const special = /[&<>"]/;
/**
 * Matches the underscore of a text such as `_x0041_`, which Excel would decode to A unless the underscore is escaped.
 */
const looksEscaped = /_x(?=[\dA-Fa-f]{4}_)/g;

function escaped(text: string): string {
  const clean = text.toWellFormed().replace(unwritable, "").replace(looksEscaped, "_x005F_x");
  if (!special.test(clean)) return clean;
  return clean
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

const dayMilliseconds = 86_400_000;
/**
 * Day 1 is 1 January 1900, but Excel also counts 29 February 1900, which never existed. So for days after it day 0 is
 * 30 December 1899.
 */
const dayZero = Date.UTC(1899, 11, 30);

/** The serial number of a calendar date; no time zone is involved that could shift it. */
const serialDay = (date: string) =>
  (Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10))) - dayZero) /
  dayMilliseconds;

const serialMoment = (wallClock: string) =>
  serialDay(wallClock) + (Number(wallClock.slice(11, 13)) * 60 + Number(wallClock.slice(14, 16))) / 1440;

const number = (cell: string, value: number, styleId: number) =>
  `<c r="${cell}"${styleId === 0 ? "" : ` s="${styleId}"`}><v>${value}</v></c>`;

const text = (cell: string, value: string, styleId = startsLikeFormula.test(value) ? style.quoted : 0) =>
  `<c r="${cell}" t="inlineStr"${styleId === 0 ? "" : ` s="${styleId}"`}><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;

const writers: Readonly<Record<CellKind, (cell: string, value: never) => string>> = {
  text,
  integer: (cell, value: number) => number(cell, value, style.plain),
  kilograms: (cell, value: number) => number(cell, value, style.plain),
  // Kilograms have three decimals; without rounding, some values in tonnes would get fifteen.
  tonnes: (cell, value: number) => number(cell, Math.round(value * 1000) / 1e6, style.tonnes),
  percent: (cell, value: number) => number(cell, value, style.percent),
  money: (cell, value: number) => number(cell, value / 100, style.money),
  date: (cell, value: string) => number(cell, serialDay(value), style.date),
  month: (cell, value: string) => number(cell, serialDay(`${value}-01`), style.month),
  dateTime: (cell, value: string) => number(cell, serialMoment(berlinWallClock(value)), style.dateTime),
  dayOrTime: (cell, value: string) => {
    const there = berlinWallClock(value);
    return number(cell, serialMoment(there), isStartOfBerlinDay(value, there) ? style.date : style.dateTime);
  },
};

/** The letters of a column by its index from 0: `A` to `ZZ`. */
const columnName = (index: number): string =>
  index < 26
    ? String.fromCodePoint(65 + index)
    : columnName(Math.floor(index / 26) - 1) + columnName(index % 26);

/** Writes a workbook; every sheet has frozen headings, column widths and a filter. */
export function writeXlsx(sheets: readonly Sheet[]): AsyncGenerator<Buffer> {
  const plain = (name: string, content: string) => ({ name, content: Buffer.from(content) });
  return zipStream([
    plain("[Content_Types].xml", contentTypes(sheets)),
    plain("_rels/.rels", relationships([["rId1", `${office}/officeDocument`, "xl/workbook.xml"]])),
    plain("xl/workbook.xml", workbook(sheets)),
    plain(
      "xl/_rels/workbook.xml.rels",
      relationships([
        ...sheets.map(
          (_, index) =>
            [`rId${index + 1}`, `${office}/worksheet`, `worksheets/sheet${index + 1}.xml`] as const,
        ),
        [`rId${sheets.length + 1}`, `${office}/styles`, "styles.xml"],
      ]),
    ),
    plain("xl/styles.xml", styles),
    ...sheets.map((sheet, index) => ({
      name: `xl/worksheets/sheet${index + 1}.xml`,
      content: worksheet(sheet),
    })),
  ]);
}

const relationships = (all: readonly (readonly [id: string, type: string, target: string])[]) =>
  `${head}<Relationships xmlns="${packages}/relationships">${all
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`)
    .join("")}</Relationships>`;

const contentTypes = (sheets: readonly Sheet[]) =>
  `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${mediaTypes}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${mediaTypes}.styles+xml"/>${sheets
    .map(
      (_, index) =>
        `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${mediaTypes}.worksheet+xml"/>`,
    )
    .join("")}</Types>`;

const workbook = (sheets: readonly Sheet[]) =>
  `${head}<workbook ${main} xmlns:r="${office}"><sheets>${sheets
    .map(
      ({ name }, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
    )
    .join("")}</sheets></workbook>`;

async function* worksheet({ columns, pages }: Sheet): AsyncGenerator<Buffer> {
  const fields = columns.map(({ kind, value }, index) => ({
    name: columnName(index),
    value,
    write: writers[kind] as (cell: string, value: Cell) => string,
  }));
  const widths = columns
    .map(
      ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
    )
    .join("");
  const headings = columns
    .map(({ heading }, index) => text(`${columnName(index)}1`, heading, style.heading))
    .join("");
  yield Buffer.from(
    `${head}<worksheet ${main}><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths}</cols><sheetData><row r="1">${headings}</row>`,
  );
  let rowNumber = 1;
  for await (const rows of pages) {
    let xml = "";
    for (const row of rows) {
      rowNumber += 1;
      xml += `<row r="${rowNumber}">`;
      for (const { name, value, write } of fields) {
        const cell = value(row);
        if (cell !== null && cell !== "") xml += write(`${name}${rowNumber}`, cell);
      }
      xml += "</row>";
      if (xml.length < chunkLength) continue;
      yield Buffer.from(xml);
      xml = "";
    }
    yield Buffer.from(xml);
  }
  yield Buffer.from(`</sheetData><autoFilter ref="A1:${fields.at(-1)?.name}${rowNumber}"/></worksheet>`);
}
