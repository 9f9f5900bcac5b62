import { useTexts } from "../base/language.tsx";
import { Late } from "../ui/late.tsx";
import { SkeletonCard } from "../ui/skeleton-card.tsx";
import { orderDialogTexts } from "./order-dialog.texts.ts";
import styles from "./order-dialog.module.css";

/** In place of the fields of a dialog whose data is on its way. */
export function DialogSkeleton() {
  const texts = useTexts(orderDialogTexts);
  return (
    <div className={styles.loading}>
      <Late text={texts.loading}>
        <SkeletonCard />
      </Late>
    </div>
  );
}
