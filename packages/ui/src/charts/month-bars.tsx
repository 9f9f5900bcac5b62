import { useElementWidth } from "../base/use-element-width.ts";
import styles from "./chart.module.css";

interface MonthBarsProps {
  /** The accessible name: what the chart shows. A table has the values. */
  label: string;
  months: readonly {
    readonly key: string;
    readonly name: string;
    /** A negative value has no bar. */
    readonly current: number;
    readonly previous: number;
  }[];
  withPrevious: boolean;
  /** The smallest upper end of the axis, which is always a round multiple of `unit`. */
  unit: number;
  formatValue: (value: number) => string;
  formatAxis: (value: number, isTop: boolean) => string;
}

const height = 260;
const [top, bottom, minLeft] = [24, 28, 44];
const axisSteps = [0, 1, 2, 3, 4];
const digitWidth = 8;
const minWidthForValues = 560; // px, docs/design.md 5.6

/** Rounds up to a round number that divides into the four even steps of the axis. */
function roundedUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1)));
  return ([1, 2, 4, 5, 8, 10].find((step) => step * power >= value) ?? 10) * power;
}

/** Values by month as bars: filled for the chosen months, outlined for the same months of the year before. */
export function MonthBars({ label, months, withPrevious, unit, formatValue, formatAxis }: MonthBarsProps) {
  const [chart, width] = useElementWidth<HTMLDivElement>();
  const values = months.flatMap(({ current, previous }) => (withPrevious ? [current, previous] : [current]));
  const max = roundedUp(Math.max(...values, unit) / unit) * unit;
  const axis = axisSteps.map((each) => {
    const value = (max * each) / (axisSteps.length - 1);
    return { value, text: formatAxis(value, value === max) };
  });
  const left = Math.max(minLeft, ...axis.map(({ text }) => 8 + text.length * digitWidth));
  const step = Math.max(0, width - left) / months.length;
  const bar = Math.min(30, step * (withPrevious ? 0.36 : 0.6));
  const y = (value: number) => top + (height - top - bottom) * (1 - Math.max(0, value) / max);
  const hasValues = width >= minWidthForValues && months.length <= 12;
  const labelStep = Math.max(1, Math.ceil(36 / Math.max(step, 1)));
  return (
    <div ref={chart} className={styles.chart}>
      <svg role="img" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-label={label}>
        {axis.map(({ value, text }) => (
          <g key={value}>
            <line x1={left} x2={width} y1={y(value)} y2={y(value)} className={styles.line} />
            <text x={left - 8} y={y(value) + 4} textAnchor="end">
              {text}
            </text>
          </g>
        ))}
        {months.map(({ key, name, current, previous }, index) => {
          const middle = left + step * (index + 0.5);
          const x = withPrevious ? middle - bar : middle - bar / 2;
          return (
            <g key={key}>
              {withPrevious && (
                <rect
                  x={middle}
                  y={y(previous)}
                  width={bar}
                  height={y(0) - y(previous)}
                  className={styles.outline}
                />
              )}
              <rect x={x} y={y(current)} width={bar} height={y(0) - y(current)} className={styles.material} />
              {hasValues && current > 0 && (
                <text x={x + bar / 2} y={y(current) - 6} textAnchor="middle" className={styles.value}>
                  {formatValue(current)}
                </text>
              )}
              {index % labelStep === 0 && (
                <text x={middle} y={height - 8} textAnchor="middle">
                  {name}
                </text>
              )}
            </g>
          );
        })}
        <line x1={left} x2={width} y1={y(0)} y2={y(0)} className={styles.ground} />
      </svg>
    </div>
  );
}
