import type { Agreement } from "@kreislauf/contract/agreements";
import { berlinDate } from "@kreislauf/contract/base";
import { RefreshCw } from "lucide-react";
import { useFormats } from "../base/format.ts";
import { useLanguage, useTexts } from "../base/language.tsx";
import { Icon } from "../ui/icon.tsx";
import { futureWords } from "./agreement-words.ts";
import { agreementsScreenTexts } from "./agreements.texts.ts";
import styles from "./agreement-card.module.css";

/** Marks a change that the provider coordinates with the disposer; until then everything stays as it is. */
export function PendingChange({ change }: { change: NonNullable<Agreement["pendingChange"]> }) {
  const language = useLanguage();
  const texts = useTexts(agreementsScreenTexts).pending;
  const { date } = useFormats();
  const since = berlinDate(Temporal.Instant.from(change.requestedOn));
  return (
    <p className={styles.pending}>
      <Icon of={RefreshCw} size={16} />
      <span>
        <b>{texts.change(futureWords(change, language))}</b>
        {change.effectiveOn === null ? texts.since(date(since)) : texts.from(date(change.effectiveOn))}
      </span>
    </p>
  );
}
