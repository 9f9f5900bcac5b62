import type { WasteStatistics } from "@kreislauf/contract/exports";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { statisticsTexts } from "./statistics.texts.ts";
import type { StatisticsState } from "./statistics-state.ts";
import styles from "./statistics.module.css";

interface PrintFilterSummaryProps {
  place: string;
  state: StatisticsState;
  wasteTypes: WasteStatistics["wasteTypes"];
}

/** The active filters in words; visible on paper only. */
export function PrintFilterSummary({ place, state, wasteTypes }: PrintFilterSummaryProps) {
  const texts = useTexts(statisticsTexts).filters;
  const chosen = wasteTypes.find(({ wasteType }) => wasteType.id === state.wasteType);
  const words = [place, chosen?.wasteType.description ?? texts.allWasteTypes];
  if (state.costCentre !== null) words.push(`${texts.costCentre} ${state.costCentre}`);
  if (state.project !== null) words.push(`${texts.project} ${state.project}`);
  if (state.hazard !== "all") words.push(texts.hazards[state.hazard]);
  return <p className={styles.onPaper}>{words.join(" · ")}</p>;
}
