import type { Agreement } from "@kreislauf/contract/agreements";
import { berlinDate } from "@kreislauf/contract/base";
import { RefreshCw } from "lucide-react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { pendingChangeLabel } from "./agreement-labels.ts";
import { agreementsScreenTexts } from "./agreements.texts.ts";
import styles from "./agreement-card.module.css";

interface PendingChangeProps {
  change: NonNullable<Agreement["pendingChange"]>;
  /** Days of the old cycle that are cancelled when the change takes effect, the nearest first. */
  droppedDates: Agreement["droppedDates"];
}

/** A note about a requested change of an agreement; the agreement stays as it is until the change takes effect. */
export function PendingChange({ change, droppedDates }: PendingChangeProps) {
  const language = useLanguage();
  const texts = useTexts(agreementsScreenTexts).pending;
  const { date } = useFormats();
  const since = berlinDate(Temporal.Instant.from(change.requestedOn));
  const [first] = droppedDates;
  const last = droppedDates.at(-1);
  return (
    <p className={styles.pending}>
      <Icon of={RefreshCw} size={16} />
      <span>
        <b>{texts.change(pendingChangeLabel(change, language))}</b>
        {change.effectiveOn === null ? texts.since(date(since)) : texts.from(date(change.effectiveOn))}
        {change.effectiveOn !== null && first !== undefined && last !== undefined && (
          <span className={styles.dropped}>
            {texts.dropped(date(change.effectiveOn), droppedDates.length, date(first), date(last))}
          </span>
        )}
      </span>
    </p>
  );
}
