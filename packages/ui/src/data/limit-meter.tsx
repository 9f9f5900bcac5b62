import type { ReactNode } from "react";
import styles from "./limit-meter.module.css";

interface LimitMeterProps {
  /** The whole sentence for screen readers: what is used, ordered, and the limit. */
  label: string;
  used: number;
  reserved?: number;
  limit: number;
  /** A line across it, as a share of the limit. */
  mark?: number;
  large?: boolean;
  /** The words below: number, limit and remainder. */
  children?: ReactNode;
}

const percent = (value: number, limit: number) =>
  limit <= 0 ? 0 : Math.max(0, Math.min(100, (value / limit) * 100));

/** How much of a limit is used: the outline is the limit, green what is in it, lighter what is ordered. */
export function LimitMeter({ label, used, reserved = 0, limit, mark, large, children }: LimitMeterProps) {
  const total = used + reserved;
  const isOver = total > limit;
  // Above the limit the bar stays full, and the orange part is the share beyond it.
  const whole = isOver ? total : limit;
  return (
    <div className={styles.box}>
      <span className={large ? styles.large : styles.meter} role="img" aria-label={label}>
        {isOver && <i className={styles.over} style={{ width: "100%" }} />}
        {reserved > 0 && !isOver && (
          <i className={styles.reserved} style={{ width: `${percent(total, whole)}%` }} />
        )}
        {used > 0 && (
          <i className={styles.used} style={{ width: `${percent(Math.min(used, limit), whole)}%` }} />
        )}
        {mark !== undefined && <u className={styles.mark} style={{ left: `${mark * 100}%` }} />}
      </span>
      {children !== undefined && <p className={styles.words}>{children}</p>}
    </div>
  );
}
