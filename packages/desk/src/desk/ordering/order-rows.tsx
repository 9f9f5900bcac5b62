import type { ErrorCode } from "@kreislauf/contract/base";
import type { DeskAgreement } from "@kreislauf/contract/desk";
import { X } from "lucide-react";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { IconButton } from "@kreislauf/ui/controls/icon-button.tsx";
import { Stepper } from "@kreislauf/ui/controls/stepper.tsx";
import { refusalSentence } from "../base/refusal-sentence.ts";
import { describeAgreement } from "./describe-agreement.ts";
import { orderingTexts } from "./ordering.texts.ts";
import styles from "./ordering.module.css";

/** An agreement to place an order for. */
export interface OrderRow {
  readonly agreement: DeskAgreement;
  /** How many containers; null while the input is no number. */
  readonly amount: number | null;
  /** Why the server refused the order for this agreement; null without a refusal. */
  readonly refused: ErrorCode | null;
}

interface OrderRowsProps {
  rows: readonly OrderRow[];
  /** Whether a missing amount is shown as an error. */
  isChecked: boolean;
  onChange: (rows: readonly OrderRow[]) => void;
}

/** The chosen agreements, each with its amount and, after a refusal, the reason. */
export function OrderRows({ rows, isChecked, onChange }: OrderRowsProps) {
  const texts = useTexts(orderingTexts);
  const language = useLanguage();
  const replace = (id: number, changed: Partial<OrderRow>) =>
    onChange(rows.map((row) => (row.agreement.id === id ? { ...row, ...changed } : row)));
  return (
    <ul className={styles.rows} aria-label={texts.chosen}>
      {rows.map(({ agreement, amount, refused }) => {
        const { title, line } = describeAgreement(agreement, texts);
        const name = `${title}, ${agreement.wasteType}`;
        return (
          <li key={agreement.id}>
            <div>
              <strong>{title}</strong>
              <span>{line}</span>
              {refused !== null && <p className={styles.refused}>{refusalSentence(refused, language)}</p>}
            </div>
            <Stepper
              compact
              labelHidden
              label={texts.amountOf(name)}
              value={amount}
              error={isChecked && (amount === null || amount < 1) ? texts.missing.amount : undefined}
              onChange={(next) => replace(agreement.id, { amount: next, refused: null })}
            />
            <IconButton
              icon={X}
              label={texts.remove(name)}
              onClick={() => onChange(rows.filter((row) => row.agreement.id !== agreement.id))}
            />
          </li>
        );
      })}
    </ul>
  );
}
