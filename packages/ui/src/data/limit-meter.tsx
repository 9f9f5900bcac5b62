import type { ReactNode } from "react";
import styles from "./limit-meter.module.css";

interface LimitMeterProps {
  /** The whole sentence for screen readers: how much is used and reserved, and the limit. */
  label: string;
  used: number;
  reserved?: number;
  limit: number;
  /** Where a line marks the bar, as a share of the limit (0 to 1). */
  mark?: number;
  large?: boolean;
  /** The words below: number, limit and remainder. */
  children?: ReactNode;
}

const percent = (value: number, limit: number) =>
  limit <= 0 ? 0 : Math.max(0, Math.min(100, (value / limit) * 100));

/** How much of a limit is used. The outline is the limit; green is what is used, lighter green what is reserved. */
export function LimitMeter({ label, used, reserved = 0, limit, mark, large, children }: LimitMeterProps) {
  const total = used + reserved;
  const isOver = total > limit;
  // Above the limit the bar is full, and its orange part is what exceeds the limit.
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
