import { type Statement, type StatementEntry, statementTexts } from "@kreislauf/contract/accounting";
import { berlinDate, formatDate, formatDateTime, type Language } from "@kreislauf/contract/base";
import { documentsTexts } from "@kreislauf/contract/documents";
import { loadPdf, type PdfCell, type PdfColumn, type PdfWriter } from "../documents/index.ts";

export interface StatementPaper {
  readonly language: Language;
  readonly operatorName: string;
  readonly companyName: string;
  /** The names of the chosen sites; empty for all sites. */
  readonly siteNames: readonly string[];
  readonly groups: Statement["groups"];
  readonly overdueAmount: number;
  readonly entries: readonly StatementEntry[];
  readonly now: Temporal.Instant;
}

const locales = { de: "de-DE", en: "en-GB" } as const;
const small = { size: 7.5, muted: true } as const;
const footTop = 770;

/** The statement of account on paper: the sums by age, then the open documents. */
export async function renderStatementPdf(paper: StatementPaper): Promise<Buffer> {
  const { language, entries, groups, overdueAmount, now } = paper;
  const texts = statementTexts[language];
  const { printed, columns } = texts;
  const { pageLayout, PdfWriter: Writer, rightEdge, writeTable } = await loadPdf();
  const day = printed.asOf(formatDate(berlinDate(now)));
  const sheet = new Writer({
    title: texts.title,
    author: paper.operatorName,
    subject: day,
    createdAt: now,
    archival: false,
  });
  const money = moneyIn(language);
  const line = (text: string, look: Parameters<PdfWriter["text"]>[3] = {}) => {
    for (const part of sheet.wrap(text, rightEdge - pageLayout.left, look)) {
      sheet.element("P", () => sheet.text(part, pageLayout.left, sheet.y, look));
      sheet.y += 14;
    }
  };
  sheet.element("H1", () => sheet.text(texts.title, pageLayout.left, sheet.y, { size: 15, weight: "bold" }));
  sheet.y += 24;
  line(paper.companyName, { weight: "bold" });
  line(day);
  line(printed.sites(paper.siteNames.length === 0 ? printed.allSites : paper.siteNames.join(", ")));
  sheet.y += 10;
  const sum = groups.reduce((all, { openAmount }) => all + openAmount, 0);
  const documents = groups.reduce((all, each) => all + each.documents, 0);
  writeTable(
    sheet,
    [
      { head: texts.age, left: 0, width: 150 },
      { head: texts.documents, left: 160, width: 60, toRight: true },
      { head: columns.openAmount, left: 240, width: 90, toRight: true },
    ],
    [
      ...groups.map((row): PdfCell[] => [
        { text: texts.groups[row.group] },
        { text: String(row.documents) },
        { text: money(row.openAmount) },
      ]),
      [
        { text: texts.sum, weight: "bold" },
        { text: String(documents), weight: "bold" },
        { text: money(sum), weight: "bold" },
      ],
      [{ text: texts.overdue }, { text: "" }, { text: money(overdueAmount) }],
    ],
  );
  sheet.y += 18;
  writeTable(
    sheet,
    entryColumns(language),
    entries.map((entry) => cellsOf(entry, language)),
  );
  const basis = printed.basis(formatDateTime(now, language));
  sheet.onEveryPage((page, pages) => {
    sheet.text(basis, pageLayout.left, footTop, small);
    sheet.text(`${texts.title} · ${printed.page(page, pages)}`, rightEdge, footTop + 12, {
      ...small,
      toRight: true,
    });
  });
  return await sheet.finish();
}

const moneyIn = (language: Language) => {
  const format = new Intl.NumberFormat(locales[language], { style: "currency", currency: "EUR" });
  return (cents: number) => format.format(cents / 100);
};

function entryColumns(language: Language): readonly PdfColumn[] {
  const { columns } = statementTexts[language];
  return [
    { head: columns.document, left: 0, width: 92 },
    { head: columns.site, left: 96, width: 100 },
    { head: columns.dueDate, left: 200, width: 100 },
    { head: columns.grossAmount, left: 304, width: 58, toRight: true },
    { head: columns.paidAmount, left: 364, width: 56, toRight: true },
    { head: columns.openAmount, left: 424, width: 59, toRight: true },
  ];
}

function cellsOf(entry: StatementEntry, language: Language): PdfCell[] {
  const { groups } = statementTexts[language];
  const money = moneyIn(language);
  return [
    {
      text: entry.number,
      remarks: [`${documentsTexts[language].type[entry.type]} ${formatDate(entry.date)}`],
    },
    { text: entry.site.alias, remarks: [entry.site.city] },
    {
      text: entry.dueDate === null ? "–" : formatDate(entry.dueDate),
      remarks: entry.overdueDays > 0 || entry.group === "not_due" ? [groups[entry.group]] : [],
    },
    { text: money(entry.grossAmount) },
    { text: money(entry.paidAmount) },
    { text: money(entry.openAmount), weight: "bold" },
  ];
}
