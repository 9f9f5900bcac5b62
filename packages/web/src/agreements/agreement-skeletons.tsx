import { useTexts } from "../base/language.tsx";
import { Late } from "../ui/late.tsx";
import { SkeletonCard } from "../ui/skeleton-card.tsx";
import { agreementsScreenTexts } from "./agreements.texts.ts";
import styles from "./agreement-board.module.css";

const shown = ["a", "b", "c", "d"];

/** The shape of a row of cards. */
export function AgreementSkeletons() {
  const texts = useTexts(agreementsScreenTexts);
  return (
    <Late text={texts.loading}>
      <div className={styles.cards}>
        {shown.map((key) => (
          <SkeletonCard key={key} stage />
        ))}
      </div>
    </Late>
  );
}
