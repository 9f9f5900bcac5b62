import { useTexts } from "@kreislauf/ui/base/language.ts";
import { FigureButton } from "@kreislauf/ui/controls/figure-button.tsx";
import { balanceScreenTexts } from "./balance.texts.ts";
import { useTonnes } from "./use-tonnes.ts";
import styles from "./balance.module.css";

interface WeightButtonProps {
  figureKey: string;
  /** What the weight counts, for its name. */
  name: string;
  kg: number;
  openKey: string | undefined;
  onOpen: (key: string) => void;
}

/** A weight that opens the receipts behind it; nothing is behind a zero. */
export function WeightButton({ figureKey, name, kg, openKey, onOpen }: WeightButtonProps) {
  const texts = useTexts(balanceScreenTexts);
  const { short } = useTonnes();
  if (kg === 0) return <span className={styles.zero}>{short(0)}</span>;
  return (
    <FigureButton
      figureKey={figureKey}
      label={texts.openReceipts(name, short(kg))}
      text={short(kg)}
      openKey={openKey}
      onOpen={() => onOpen(figureKey)}
    />
  );
}
