import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { SkeletonCard } from "@kreislauf/ui/feedback/skeleton-card.tsx";
import { agreementsScreenTexts } from "./agreements.texts.ts";
import styles from "./agreement-list.module.css";

const skeletonKeys = ["a", "b", "c", "d"];

export function AgreementSkeletons() {
  const texts = useTexts(agreementsScreenTexts);
  return (
    <Delayed text={texts.loading}>
      <div className={styles.cards}>
        {skeletonKeys.map((key) => (
          <SkeletonCard key={key} stage />
        ))}
      </div>
    </Delayed>
  );
}
