import type { WasteStatistics } from "@kreislauf/contract/exports";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { statisticsTexts } from "./statistics.texts.ts";
import type { StatisticsState } from "./statistics-state.ts";
import styles from "./statistics.module.css";

interface PrintedChoiceProps {
  place: string;
  state: StatisticsState;
  wasteTypes: WasteStatistics["wasteTypes"];
}

/** On paper stands in words what the screen's filters say. */
export function PrintFilterSummary({ place, state, wasteTypes }: PrintedChoiceProps) {
  const texts = useTexts(statisticsTexts).filters;
  const chosen = wasteTypes.find(({ wasteType }) => wasteType.id === state.wasteType);
  const words = [place, chosen?.wasteType.description ?? texts.allWasteTypes];
  if (state.hazard !== "all") words.push(texts.hazards[state.hazard]);
  return <p className={styles.onPaper}>{words.join(" · ")}</p>;
}
