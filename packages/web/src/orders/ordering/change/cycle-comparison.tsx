import { formatCycleDays, formatCycleInterval } from "@kreislauf/contract/agreements";
import { catalogTexts } from "@kreislauf/contract/catalog";
import { ChevronRight } from "lucide-react";
import type { CycleDraft } from "../../../agreements/index.ts";
import { toCycle } from "../../../agreements/index.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { changeAgreementTexts } from "./change-agreement.texts.ts";
import styles from "./cycle-comparison.module.css";

/** The cycle before and after the change, side by side. */
export function CycleComparison({ before, after }: { before: CycleDraft; after: CycleDraft }) {
  const texts = useTexts(changeAgreementTexts);
  return (
    <div className={styles.frame}>
      <RhythmSide label={texts.before} rhythm={before} />
      <Icon of={ChevronRight} />
      <RhythmSide label={texts.after} rhythm={after} />
    </div>
  );
}

function RhythmSide({ label, rhythm }: { label: string; rhythm: CycleDraft }) {
  const language = useLanguage();
  const { agreementType } = useTexts(catalogTexts);
  const cycle = toCycle(rhythm);
  return (
    <div>
      <small>{label}</small>
      <b>
        {cycle ? formatCycleInterval(cycle.cycleInterval, language) : agreementType[rhythm.agreementTypeId]}
      </b>
      {cycle && <small>{formatCycleDays(cycle, language)}</small>}
    </div>
  );
}
