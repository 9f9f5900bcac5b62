import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { Skeleton } from "@kreislauf/ui/feedback/skeleton.tsx";
import styles from "./lists.module.css";

const widths = ["62%", "48%", "70%", "55%", "66%"] as const;

interface RowsLoadingProps {
  /** Said to screen readers while the rows load. */
  text: string;
}

/** Shown instead of a list's rows while they load. */
export function RowsLoading({ text }: RowsLoadingProps) {
  return (
    <Delayed text={text}>
      <div className={styles.skeletons}>
        {widths.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    </Delayed>
  );
}
