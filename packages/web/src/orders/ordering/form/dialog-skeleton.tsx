import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { SkeletonCard } from "@kreislauf/ui/feedback/skeleton-card.tsx";
import { orderingFormTexts } from "./ordering-form.texts.ts";
import styles from "./ordering-form.module.css";

/** Shown until the data of a dialog are loaded. */
export function DialogSkeleton() {
  const texts = useTexts(orderingFormTexts);
  return (
    <div className={styles.loading}>
      <Delayed text={texts.loading}>
        <SkeletonCard />
      </Delayed>
    </div>
  );
}
