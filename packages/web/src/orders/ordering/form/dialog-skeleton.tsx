import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { SkeletonCard } from "@kreislauf/ui/feedback/skeleton-card.tsx";
import { orderingFormTexts } from "./ordering-form.texts.ts";
import styles from "./ordering-form.module.css";

/** In place of the fields of a dialog whose data is on its way. */
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
