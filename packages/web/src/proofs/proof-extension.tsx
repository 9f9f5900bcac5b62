import { addDays } from "@kreislauf/contract/base";
import { applicationDays, type ProofRow } from "@kreislauf/contract/proofs";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { today } from "@kreislauf/ui/base/today.ts";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { proofsTexts } from "./proofs.texts.ts";
import styles from "./proofs.module.css";

/**
 * Says by when the authority decides on an extension if it is applied for today, and whether the proof ends before.
 * Renders nothing without a proof.
 */
export function ProofExtension({ row: { proof, wasteType } }: { row: ProofRow }) {
  const texts = useTexts(proofsTexts).extension;
  const { day, date } = useFormats();
  if (proof === null) return null;
  const { receiptBy, decisionBy } = applicationDays(today());
  return (
    <Card title={texts.title(wasteType.description)}>
      <dl className={styles.lines}>
        <div>
          <dt>{texts.ends}</dt>
          <dd>{day(proof.validUntil)}</dd>
        </div>
        <div>
          <dt>{texts.receipt}</dt>
          <dd>
            {texts.until(day(receiptBy))}
            <small>{texts.receiptHint}</small>
          </dd>
        </div>
        <div>
          <dt>{texts.decision}</dt>
          <dd>
            {texts.until(day(decisionBy))}
            <small>{texts.decisionHint}</small>
          </dd>
        </div>
      </dl>
      {decisionBy > proof.validUntil && (
        <Note variant="warning">{texts.gap(date(addDays(proof.validUntil, 1)), wasteType.description)}</Note>
      )}
      <p className={styles.second}>{texts.hint}</p>
    </Card>
  );
}
