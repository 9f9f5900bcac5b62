import { cycleDayWords, intervalWords } from "@kreislauf/contract/agreements";
import { catalogTexts } from "@kreislauf/contract/catalog";
import { ChevronRight } from "lucide-react";
import type { Rhythm } from "../agreements/index.ts";
import { cycleOf } from "../agreements/index.ts";
import { useLanguage, useTexts } from "../base/language.tsx";
import { Icon } from "../ui/icon.tsx";
import { changeAgreementTexts } from "./change-agreement.texts.ts";
import styles from "./rhythm-change.module.css";

/** What was and what shall be, side by side. */
export function RhythmChange({ before, after }: { before: Rhythm; after: Rhythm }) {
  const texts = useTexts(changeAgreementTexts);
  return (
    <div className={styles.frame}>
      <RhythmSide label={texts.before} rhythm={before} />
      <Icon of={ChevronRight} />
      <RhythmSide label={texts.after} rhythm={after} />
    </div>
  );
}

function RhythmSide({ label, rhythm }: { label: string; rhythm: Rhythm }) {
  const language = useLanguage();
  const { agreementType } = useTexts(catalogTexts);
  const cycle = cycleOf(rhythm);
  return (
    <div>
      <small>{label}</small>
      <b>{cycle ? intervalWords(cycle.cycleInterval, language) : agreementType[rhythm.agreementTypeId]}</b>
      {cycle && <small>{cycleDayWords(cycle, language)}</small>}
    </div>
  );
}
