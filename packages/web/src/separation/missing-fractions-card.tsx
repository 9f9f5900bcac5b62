import { municipalFractions, type SeparationFolder, separationTexts } from "@kreislauf/contract/separation";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { StatusBadge } from "@kreislauf/ui/feedback/status-badge.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import type { EvidencePlace } from "./evidence-dialog.tsx";
import { EvidenceFiles } from "./evidence-files.tsx";
import { evidenceOf } from "./evidence-of.ts";
import type { FractionRow } from "./fraction-row.ts";
import { MissingBadge } from "./missing-badge.tsx";
import { placeId } from "./place-id.ts";
import { separationScreenTexts } from "./separation.texts.ts";
import styles from "./separation.module.css";

interface MissingFractionsCardProps {
  folder: SeparationFolder;
  rows: readonly FractionRow[];
  onEdit: (row: FractionRow) => void;
  onAttach: (place: EvidencePlace) => void;
  onChanged: () => void;
}

/** The fractions that are not collected separately, each with the reason and its evidence. */
export function MissingFractionsCard({
  folder,
  rows,
  onEdit,
  onAttach,
  onChanged,
}: MissingFractionsCardProps) {
  const texts = useTexts(separationScreenTexts);
  const words = useTexts(separationTexts);
  return (
    <Card title={texts.notCollected} flush>
      <ul className={styles.reasons}>
        {rows.map((row) => {
          const name = words.class[row.class];
          const place = { subject: row.class, disposer: "", name };
          const files = evidenceOf(folder, place);
          const needsEvidence = row.reason !== null && row.reason.reason !== "none_arises";
          const isMissing = needsEvidence && files.length === 0;
          return (
            <li key={row.class} id={placeId(row.class)} tabIndex={-1}>
              <div>
                <b>{name}</b>
                <small>
                  {(municipalFractions as readonly string[]).includes(row.class)
                    ? texts.section3
                    : texts.section8}
                </small>
              </div>
              <div>
                {row.reason === null ? (
                  <MissingBadge>{texts.noReason}</MissingBadge>
                ) : (
                  <>
                    {words.reason[row.reason.reason]}
                    <small>{row.reason.explanation}</small>
                    {isMissing && <StatusBadge status="claimed">{texts.evidence.missing}</StatusBadge>}
                  </>
                )}
                <EvidenceFiles files={files} onChanged={onChanged} />
              </div>
              <div className={styles.rowActions}>
                <Button
                  small
                  aria-label={texts.reasonOf(name, row.reason !== null)}
                  onClick={() => onEdit(row)}
                >
                  {row.reason === null ? texts.enter : texts.edit}
                </Button>
                {isMissing && (
                  <Button small aria-label={texts.evidence.attachTo(name)} onClick={() => onAttach(place)}>
                    {texts.evidence.attach}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
