import { type BalanceReceipt, balanceTexts, type WasteBalance } from "@kreislauf/contract/balance";
import { formatDate, formatDateTime, type Language } from "@kreislauf/contract/base";
import { loadPdf, type PdfCell } from "../documents/index.ts";
import { balanceFileTexts } from "./balance-file.texts.ts";
import { balanceLines } from "./balance-lines.ts";

export interface BalancePaper {
  readonly balance: WasteBalance;
  /** Null if there are too many receipts for paper. */
  readonly receipts: readonly BalanceReceipt[] | null;
  /** The names of the chosen sites; empty for all sites. */
  readonly siteNames: readonly string[];
  readonly language: Language;
  readonly now: Temporal.Instant;
  readonly operatorName: string;
}

const locales = { de: "de-DE", en: "en-GB" } as const;

/**
 * The balance on paper: the rates with their sums, the cells of E5-5, the AVV codes, the emissions, the receipts, and
 * the sources.
 */
export async function renderBalancePdf(paper: BalancePaper): Promise<Buffer> {
  const { balance, receipts, language, now } = paper;
  const texts = balanceFileTexts[language];
  const words = balanceTexts[language];
  const { printed } = texts;
  const tonnes = tonnesIn(language);
  const { paperOn, PdfWriter, writeTable } = await loadPdf();
  const period = printed.period(formatDate(balance.dateFrom), formatDate(balance.dateTo));
  const title = printed.title(balance.year);
  const sheet = new PdfWriter({
    title,
    author: paper.operatorName,
    subject: period,
    createdAt: now,
    archival: false,
  });
  const { title: writeTitle, heading, paragraph, foot } = paperOn(sheet);
  writeTitle(title);
  paragraph(period, { weight: "bold" });
  paragraph(printed.sites(paper.siteNames.length === 0 ? printed.allSites : paper.siteNames.join(", ")));
  paragraph(printed.total(tonnes(balance.total.kg), tonnes(balance.hazardousKg), balance.total.disposals));
  for (const sentence of rateSentences(balance, language)) paragraph(sentence);
  heading(printed.cells);
  writeTable(
    sheet,
    [
      { head: texts.treatment, left: 0, width: 190 },
      { head: `${words.hazardous} (t)`, left: 195, width: 65, toRight: true },
      { head: `${words.other} (t)`, left: 265, width: 75, toRight: true },
      { head: `${words.sum} (t)`, left: 345, width: 60, toRight: true },
      { head: texts.estimated, left: 410, width: 73, toRight: true },
    ],
    balanceLines(balance, language).map(({ name, hazardousKg, otherKg, estimatedKg, isSum }) =>
      [name, hazardousKg, otherKg, hazardousKg + otherKg, estimatedKg].map((value): PdfCell => ({
        text: typeof value === "string" ? value : tonnes(value),
        ...(isSum && { weight: "bold" as const }),
      })),
    ),
  );
  heading(printed.codes);
  writeTable(
    sheet,
    [
      { head: texts.wasteType, left: 0, width: 190 },
      { head: texts.disposals, left: 195, width: 65, toRight: true },
      { head: texts.weight, left: 265, width: 75, toRight: true },
      { head: texts.recovered, left: 345, width: 60, toRight: true },
      { head: texts.disposed, left: 410, width: 73, toRight: true },
    ],
    balance.rows.map((row): PdfCell[] => [
      {
        text: row.description,
        remarks: [
          row.avvCode || words.withoutCode,
          ...(row.hazardous ? [texts.hazardous] : []),
          ...row.treatments
            .filter(({ code }) => code !== "")
            .map(({ code, kg }) => `${code}: ${tonnes(kg)} t`),
        ],
      },
      { text: String(row.disposals) },
      {
        text: tonnes(row.kg),
        remarks: row.estimatedKg > 0 ? [printed.estimated(tonnes(row.estimatedKg))] : [],
      },
      { text: tonnes(row.recoveredKg) },
      { text: tonnes(row.disposedKg) },
    ]),
  );
  if (balance.emissions.length > 0) {
    heading(texts.emissions);
    for (const { cell, tonnesCo2, kgPerTonne, source, year } of balance.emissions) {
      paragraph(`${words.cell[cell]}: ${texts.factor(tonnesCo2, kgPerTonne, source, year)}`);
    }
  }
  heading(texts.sheets.receipts);
  if (receipts === null) paragraph(printed.tooManyReceipts);
  else {
    writeTable(
      sheet,
      [
        { head: texts.receipt, left: 0, width: 90 },
        { head: texts.date, left: 95, width: 60 },
        { head: texts.wasteType, left: 160, width: 150 },
        { head: texts.treatment, left: 315, width: 60 },
        { head: texts.weight, left: 380, width: 103, toRight: true },
      ],
      receipts.map((receipt): PdfCell[] => [
        { text: receipt.receiptNumber ?? "–", remarks: [`${texts.order} ${receipt.orderNumber}`] },
        { text: formatDate(receipt.executedOn) },
        { text: receipt.wasteType, remarks: [receipt.avvCode || words.withoutCode, receipt.site] },
        { text: receipt.treatmentCode || "–" },
        receipt.kg === null
          ? { text: "–", remarks: [printed.unweighed] }
          : { text: tonnes(receipt.kg), remarks: receipt.isEstimated ? [texts.isEstimated] : [] },
      ]),
    );
  }
  heading(texts.sheets.sources);
  for (const source of balance.rules.sources) paragraph(source);
  const basis = printed.basis(balance.rules.version, formatDateTime(now, language));
  foot(basis, (page, pages) => `${title} · ${printed.page(page, pages)}`);
  return await sheet.finish();
}

const tonnesIn = (language: Language) => {
  const format = new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: 3,
    maximumFractionDigits: 6,
  });
  return (kilograms: number) => format.format(kilograms / 1000);
};

/** Sentences for the two rates, for measured and estimated weights, and for disposals without a weight. */
function rateSentences(balance: WasteBalance, language: Language): string[] {
  const { printed } = balanceFileTexts[language];
  const tonnes = tonnesIn(language);
  const percent = (rate: number | null) =>
    rate === null
      ? "–"
      : new Intl.NumberFormat(locales[language], { style: "percent", minimumFractionDigits: 1 }).format(rate);
  const { total, construction, unweighed } = balance;
  return [
    printed.recycling(
      percent(balance.recyclingRate),
      tonnes(construction.kg),
      tonnes(construction.recycledKg),
    ),
    printed.recovery(percent(balance.recoveryRate)),
    printed.measured(tonnes(total.kg - total.estimatedKg), tonnes(total.estimatedKg)),
    ...(unweighed > 0 ? [printed.withoutWeight(unweighed)] : []),
  ];
}
