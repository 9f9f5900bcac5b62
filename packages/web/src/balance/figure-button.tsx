import { classNames } from "@kreislauf/ui/base/class-names.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { balanceScreenTexts } from "./balance.texts.ts";
import { useTonnes } from "./use-tonnes.ts";
import styles from "./balance.module.css";

interface FigureButtonProps {
  figureKey: string;
  /** What the figure counts, for its name. */
  name: string;
  kg: number;
  openKey: string | undefined;
  onOpen: (key: string) => void;
}

/** A weight that opens the receipts behind it; nothing is behind a zero. */
export function FigureButton({ figureKey, name, kg, openKey, onOpen }: FigureButtonProps) {
  const texts = useTexts(balanceScreenTexts);
  const { short } = useTonnes();
  if (kg === 0) return <span className={styles.zero}>{short(0)}</span>;
  return (
    <button
      type="button"
      data-figure={figureKey}
      className={classNames(styles.figure, openKey === figureKey && styles.open)}
      aria-expanded={openKey === figureKey}
      aria-label={texts.openReceipts(name, short(kg))}
      onClick={() => onOpen(figureKey)}
    >
      {short(kg)}
    </button>
  );
}
