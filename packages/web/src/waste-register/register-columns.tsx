import type { RegisterEntry } from "@kreislauf/contract/waste-register";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { VisuallyHidden } from "@kreislauf/ui/base/visually-hidden.tsx";
import type { DataColumn } from "@kreislauf/ui/data/data-column.ts";
import { HazardMark } from "@kreislauf/ui/feedback/hazard-mark.tsx";
import { registerScreenTexts } from "./register.texts.ts";
import styles from "./register.module.css";

const locales = { de: "de-DE", en: "en-GB" } as const;

/**
 * Formats kilograms as tonnes with at least three decimals, which is to the kilogram, and up to six if they are needed.
 */
export function useExactTonnes(): (kilograms: number) => string {
  const format = new Intl.NumberFormat(locales[useLanguage()], {
    minimumFractionDigits: 3,
    maximumFractionDigits: 6,
  });
  return (kilograms) => format.format(kilograms / 1000);
}

export function useRegisterColumns(): readonly DataColumn<RegisterEntry>[] {
  const texts = useTexts(registerScreenTexts);
  const { columns } = texts;
  const { date } = useFormats();
  const tonnes = useExactTonnes();
  const missing = ({ wasteType }: RegisterEntry) => (wasteType.hazardous ? texts.unknown : texts.notNeeded);
  return [
    {
      id: "date",
      head: columns.date,
      wrap: "never",
      isLink: true,
      cell: (entry) => date(entry.date),
    },
    {
      id: "waste",
      head: columns.waste,
      cell: ({ wasteType }) => wasteType.description,
      sub: ({ wasteType, site }) => (
        <span className={styles.avv}>
          {wasteType.avvCode === "" ? site.alias : `${wasteType.avvCode} · ${site.alias}`}
          {wasteType.hazardous && <HazardMark />}
        </span>
      ),
    },
    {
      id: "mass",
      head: columns.mass,
      align: "right",
      wrap: "never",
      cell: ({ weightKg }) => (weightKg === null ? "–" : tonnes(weightKg)),
      sub: ({ weightKg, formerWeightKg, isEstimated }) =>
        formerWeightKg !== null ? (
          <>
            <s>
              <VisuallyHidden>{texts.formerly} </VisuallyHidden>
              {tonnes(formerWeightKg)}
            </s>{" "}
            {isEstimated ? texts.correctedEstimate : texts.corrected}
          </>
        ) : weightKg === null ? (
          texts.unweighed
        ) : isEstimated ? (
          texts.estimated
        ) : undefined,
    },
    { id: "carrier", head: columns.carrier, cell: ({ carrier }) => carrier },
    {
      id: "disposer",
      head: columns.disposer,
      cell: ({ disposer }) => disposer || "–",
      sub: ({ treatmentCode }) => treatmentCode ?? undefined,
    },
    { id: "proof", head: columns.proof, cell: (entry) => entry.proofNumber ?? missing(entry) },
    {
      id: "note",
      head: columns.note,
      cell: ({ note }) => note?.number ?? "–",
      sub: ({ note }) => note && (note.isSigned ? texts.signed : texts.unsigned),
    },
    { id: "receipt", head: columns.receipt, cell: ({ receiptNumber }) => receiptNumber ?? "–" },
  ];
}
