import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { Skeleton } from "@kreislauf/ui/feedback/skeleton.tsx";
import styles from "./lists.module.css";

const widths = ["62%", "48%", "70%", "55%", "66%"] as const;

interface RowsLoadingProps {
  /** For screen readers. */
  text: string;
}

/** Takes the place of a list's rows until they are there. */
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
