import { formatDate, formatDateTime, type Language } from "@kreislauf/contract/base";
import {
  type RegisterEntry,
  registerRuleSet,
  type RegisterSelection,
  registerTexts,
} from "@kreislauf/contract/waste-register";
import { loadPdf, type PdfCell, type PdfColumn } from "../documents/index.ts";

export interface RegisterPaper {
  readonly language: Language;
  readonly operatorName: string;
  readonly companyName: string;
  /** The names of the chosen sites; empty for all sites. */
  readonly siteNames: readonly string[];
  readonly selection: Pick<RegisterSelection, "dateFrom" | "dateTo">;
  /** Oldest first. */
  readonly entries: readonly RegisterEntry[];
  readonly now: Temporal.Instant;
}

const locales = { de: "de-DE", en: "en-GB" } as const;

/** The register on paper, oldest disposal first. Each page has the version of the rules and the time of the data. */
export async function renderRegisterPdf(paper: RegisterPaper): Promise<Buffer> {
  const { language, entries, now, selection } = paper;
  const texts = registerTexts[language];
  const { printed } = texts;
  const { paperOn, PdfWriter, writeTable } = await loadPdf();
  const sheet = new PdfWriter({
    title: texts.title,
    author: paper.operatorName,
    subject: printed.period(formatDate(selection.dateFrom), formatDate(selection.dateTo)),
    createdAt: now,
    archival: false,
  });
  const tonnes = tonnesIn(language);
  const number = new Intl.NumberFormat(locales[language]);
  const kilograms = entries.reduce((sum, entry) => sum + (entry.weightKg ?? 0), 0);
  const hazardous = entries.filter(({ wasteType }) => wasteType.hazardous).length;
  const { title, paragraph, foot } = paperOn(sheet);
  title(texts.title);
  paragraph(paper.companyName, { weight: "bold" });
  paragraph(printed.period(formatDate(selection.dateFrom), formatDate(selection.dateTo)));
  paragraph(printed.sites(paper.siteNames.length === 0 ? printed.allSites : paper.siteNames.join(", ")));
  paragraph(printed.sum(number.format(entries.length), number.format(hazardous), tonnes(kilograms)));
  sheet.y += 10;
  writeTable(
    sheet,
    columnsIn(language),
    entries.map((entry) => cellsOf(entry, language)),
  );
  const basis = printed.basis(
    registerRuleSet.sources.join(", "),
    registerRuleSet.version,
    formatDateTime(now, language),
  );
  foot(basis, (page, pages) => `${texts.title} · ${printed.page(page, pages)}`);
  return await sheet.finish();
}

const tonnesIn = (language: Language) => {
  const format = new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: 3,
    maximumFractionDigits: 6,
  });
  return (kilograms: number) => format.format(kilograms / 1000);
};

function columnsIn(language: Language): readonly PdfColumn[] {
  const { columns, printed } = registerTexts[language];
  return [
    { head: columns.date, left: 0, width: 52 },
    { head: columns.wasteType, left: 56, width: 112 },
    { head: printed.weight, left: 168, width: 52, toRight: true },
    { head: columns.carrier, left: 228, width: 78 },
    { head: printed.disposerAndTreatment, left: 310, width: 84 },
    { head: printed.proofAndNote, left: 398, width: 85 },
  ];
}

function cellsOf(entry: RegisterEntry, language: Language): PdfCell[] {
  const texts = registerTexts[language];
  const { printed, notes } = texts;
  const tonnes = tonnesIn(language);
  const { wasteType, note } = entry;
  return [
    { text: formatDate(entry.date), remarks: [String(entry.orderNumber)] },
    {
      text: wasteType.description,
      remarks: [
        ...(wasteType.avvCode === "" ? [] : [`AVV ${wasteType.avvCode}`]),
        ...(wasteType.hazardous ? [printed.hazardous] : []),
        `${entry.site.alias}, ${entry.site.city}`,
      ],
    },
    entry.weightKg === null
      ? { text: "–", remarks: [printed.unweighed] }
      : {
          text: tonnes(entry.weightKg),
          remarks: [
            ...(entry.isEstimated ? [texts.columns.estimated] : []),
            ...(entry.formerWeightKg === null ? [] : [printed.formerly(tonnes(entry.formerWeightKg))]),
          ],
        },
    { text: entry.carrier },
    { text: entry.disposer || "–", remarks: entry.treatmentCode === null ? [] : [entry.treatmentCode] },
    {
      text: entry.proofNumber ?? "–",
      remarks: note === null ? [] : [`${notes[note.kind]} ${note.number}`],
    },
  ];
}
