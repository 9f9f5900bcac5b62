import { formatDateTime, type Language } from "@kreislauf/contract/base";
import {
  folderPaperTexts,
  separationFractions,
  type SeparationFolder,
  type SeparationGap,
  type SeparationRow,
  separationTexts,
} from "@kreislauf/contract/separation";
import { evidenceSubjectText } from "./change-evidence.ts";
import { drawSitePlans } from "./draw-site-plans.ts";
import type { SitePlan } from "./read-site-plans.ts";
import { loadPdf, type PdfCell, type PdfColumn } from "../documents/index.ts";

interface FolderPaper {
  readonly folder: SeparationFolder;
  readonly sitePlans: readonly SitePlan[];
  readonly language: Language;
  readonly now: Temporal.Instant;
  readonly operatorName: string;
}

const locales = { de: "de-DE", en: "en-GB" } as const;

/** The folder on paper: rate, fractions, remaining waste, reasons, gaps, disposers, evidence and site plans. */
export async function renderSeparationFolder(paper: FolderPaper): Promise<Buffer> {
  const { folder, language, now } = paper;
  const texts = folderPaperTexts[language];
  const { pageLayout, paperOn, PdfWriter, rightEdge, writeTable } = await loadPdf();
  const title = texts.title(folder.year);
  const sheet = new PdfWriter({
    title,
    author: paper.operatorName,
    subject: folder.site.alias,
    createdAt: now,
    archival: false,
  });
  const { title: writeTitle, heading, paragraph, foot } = paperOn(sheet);
  writeTitle(title);
  paragraph(folder.site.alias, { weight: "bold" });
  paragraph(folder.site.address);
  sheet.y += 6;
  for (const sentence of rateSentences(folder, language)) paragraph(sentence);
  const isCollected = ({ disposals }: SeparationRow) => disposals > 0;
  const fractions = folder.rows.filter(isFraction);
  const collected = fractions.filter(isCollected);
  if (collected.length > 0) {
    heading(texts.fractions);
    writeTable(
      sheet,
      massColumns(language),
      collected.map((row) => massCells(row, language)),
    );
  }
  const rest = folder.rows.filter((row) => !isFraction(row));
  if (rest.length > 0) {
    heading(texts.rest);
    writeTable(
      sheet,
      massColumns(language),
      rest.map((row) => massCells(row, language)),
    );
  }
  heading(texts.reasons);
  const { columns } = texts;
  writeTable(
    sheet,
    [
      { head: columns.fraction, left: 0, width: 160 },
      { head: columns.reason, left: 170, width: 310 },
    ],
    fractions.filter((row) => !isCollected(row)).map((row) => reasonCells(row, language)),
  );
  heading(texts.gaps);
  writeTable(
    sheet,
    [
      { head: columns.state, left: 0, width: 160 },
      { head: columns.gap, left: 170, width: 310 },
    ],
    folder.gaps.map((gap) => [
      { text: separationTexts[language].level[gap.level] },
      { text: gapSentence(gap, language) },
    ]),
  );
  if (folder.disposers.length > 0) {
    heading(texts.disposers);
    writeTable(
      sheet,
      [
        { head: columns.disposer, left: 0, width: 250 },
        { head: columns.treatments, left: 260, width: 120 },
        { head: columns.disposals, left: 390, width: 90, toRight: true },
      ],
      folder.disposers.map(({ name, treatments, disposals }) => [
        { text: name },
        { text: treatments.join(", ") || "–" },
        { text: String(disposals) },
      ]),
    );
  }
  if (folder.evidence.length > 0) {
    heading(texts.evidence);
    writeTable(
      sheet,
      [
        { head: columns.subject, left: 0, width: 210 },
        { head: columns.kind, left: 220, width: 80 },
        { head: columns.file, left: 310, width: 170 },
      ],
      folder.evidence.map((file) => [
        { text: evidenceSubjectText(file, language) },
        { text: separationTexts[language].evidenceKind[file.kind] },
        { text: file.fileName },
      ]),
    );
  }
  if (paper.sitePlans.length > 0) {
    heading(texts.sitePlan);
    drawSitePlans(sheet, {
      plans: paper.sitePlans,
      left: pageLayout.left,
      right: rightEdge,
      say: paragraph,
      texts,
    });
  }
  const basis = texts.basis(folder.ruleSet, folder.isPlanned, formatDateTime(now, language));
  foot(basis, (page, pages) => `${title} · ${texts.page(page, pages)}`);
  return await sheet.finish();
}

const isFraction = (row: SeparationRow) =>
  (separationFractions as readonly SeparationRow["class"][]).includes(row.class);

const tonnesIn = (language: Language) => {
  const format = new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 6,
  });
  return (kilograms: number) => format.format(kilograms / 1000);
};

function rateSentences({ rate }: SeparationFolder, language: Language): string[] {
  const texts = folderPaperTexts[language];
  if (rate === null) return [texts.noRate];
  const tonnes = tonnesIn(language);
  const percent = new Intl.NumberFormat(locales[language], { minimumFractionDigits: 2 }).format(rate.percent);
  return [
    texts.rate(percent, tonnes(rate.separateKg), tonnes(rate.totalKg)),
    rate.isMet ? texts.met : texts.missed,
  ];
}

function massColumns(language: Language): readonly PdfColumn[] {
  const { columns } = folderPaperTexts[language];
  return [
    { head: columns.fraction, left: 0, width: 170 },
    { head: columns.containers, left: 175, width: 160 },
    { head: columns.tonnes, left: 340, width: 60, toRight: true },
    { head: columns.receipts, left: 410, width: 70, toRight: true },
  ];
}

function massCells(row: SeparationRow, language: Language): PdfCell[] {
  const texts = folderPaperTexts[language];
  const tonnes = tonnesIn(language);
  return [
    {
      text: separationTexts[language].class[row.class],
      remarks: [row.avvCodes.join(", "), row.descriptions.join(", ")].filter((words) => words !== ""),
    },
    { text: row.containers.join(", ") },
    {
      text: tonnes(row.kg),
      remarks: row.estimatedKg > 0 ? [texts.estimated(tonnes(row.estimatedKg))] : [],
    },
    { text: texts.receipts(String(row.receipts), String(row.disposals)) },
  ];
}

function reasonCells({ class: of, reason }: SeparationRow, language: Language): PdfCell[] {
  const words = separationTexts[language];
  return [
    { text: words.class[of] },
    reason === null
      ? { text: folderPaperTexts[language].noReason }
      : { text: words.reason[reason.reason], remarks: reason.explanation === "" ? [] : [reason.explanation] },
  ];
}

function gapSentence({ kind, level, fraction, open }: SeparationGap, language: Language): string {
  const words = separationTexts[language];
  const amount = kind === "estimates" ? tonnesIn(language)(open) : String(open);
  const said = level === "complete" ? words.complete[kind] : words.open[kind](amount);
  const subject = fraction === null ? "" : `${words.class[fraction]}: `;
  return `${subject}${said}`;
}
