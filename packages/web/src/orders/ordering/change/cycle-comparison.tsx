import { formatCycleDays, formatCycleInterval } from "@kreislauf/contract/agreements";
import { catalogTexts } from "@kreislauf/contract/catalog";
import { ChevronRight } from "lucide-react";
import { toCycle, type CycleDraft } from "../../../agreements/index.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { changeAgreementTexts } from "./change-agreement.texts.ts";
import styles from "./cycle-comparison.module.css";

/** Shows the cycle before and after the change side by side. */
export function CycleComparison({ before, after }: { before: CycleDraft; after: CycleDraft }) {
  const texts = useTexts(changeAgreementTexts);
  return (
    <div className={styles.frame}>
      <CycleSide label={texts.before} draft={before} />
      <Icon of={ChevronRight} />
      <CycleSide label={texts.after} draft={after} />
    </div>
  );
}

function CycleSide({ label, draft }: { label: string; draft: CycleDraft }) {
  const language = useLanguage();
  const { agreementType } = useTexts(catalogTexts);
  const cycle = toCycle(draft);
  return (
    <div>
      <small>{label}</small>
      <b>
        {cycle ? formatCycleInterval(cycle.cycleInterval, language) : agreementType[draft.agreementTypeId]}
      </b>
      {cycle && <small>{formatCycleDays(cycle, language)}</small>}
    </div>
  );
}
