import { useTexts } from "@kreislauf/ui/base/language.ts";
import { FigureButton } from "@kreislauf/ui/controls/figure-button.tsx";
import { keyOfFigure } from "./balance-figure.ts";
import type { BalanceFigure } from "./balance.queries.ts";
import { balanceScreenTexts } from "./balance.texts.ts";
import { useFigureName } from "./use-figure-name.ts";
import { useTonnes } from "./use-tonnes.ts";
import styles from "./balance.module.css";

interface WeightButtonProps {
  figure: BalanceFigure;
  kg: number;
  openKey: string | undefined;
  onOpen: (key: string) => void;
}

/** A weight as a button that opens the receipts behind it; a weight of zero is plain text. */
export function WeightButton({ figure, kg, openKey, onOpen }: WeightButtonProps) {
  const texts = useTexts(balanceScreenTexts);
  const nameOf = useFigureName();
  const { short } = useTonnes();
  const key = keyOfFigure(figure);
  if (kg === 0) return <span className={styles.zero}>{short(0)}</span>;
  return (
    <FigureButton
      figureKey={key}
      label={texts.openReceipts(nameOf(figure), short(kg))}
      text={short(kg)}
      openKey={openKey}
      onOpen={() => onOpen(key)}
    />
  );
}
