import styles from "./chart.module.css";

/** The legend of a chart with two series. */
export function ChartLegend({
  first,
  second,
  isTreatment = false,
}: {
  first: string;
  second: string;
  isTreatment?: boolean;
}) {
  return (
    <span className={styles.legend}>
      <span className={styles.full}>{first}</span>
      <span className={isTreatment ? styles.shade : styles.empty}>{second}</span>
    </span>
  );
}
