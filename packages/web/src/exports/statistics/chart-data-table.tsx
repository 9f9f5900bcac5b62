import { ChevronRight } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "@kreislauf/ui/base/class-names.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { ScrollBox } from "./scroll-box.tsx";
import { statisticsTexts } from "./statistics.texts.ts";
import styles from "./value-tables.module.css";

interface ChartDataTableProps {
  label: string;
  heads: readonly string[];
  /** The first cell of each row is the row's heading. */
  rows: readonly { readonly key: string | number; readonly cells: readonly ReactNode[] }[];
  /** The cells of a last row with sums, one for each column; absent if the table has no such row. */
  sum?: readonly ReactNode[];
  isPrinted?: boolean | undefined;
}

/** The numbers of a chart as a collapsed table; it opens for printing if `isPrinted`. */
export function ChartDataTable({ label, heads, rows, sum, isPrinted = true }: ChartDataTableProps) {
  const texts = useTexts(statisticsTexts);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!isPrinted) return undefined;
    let wasOpen = false;
    const open = () => {
      wasOpen = details.current?.open ?? false;
      if (details.current) details.current.open = true;
    };
    const restore = () => {
      if (details.current) details.current.open = wasOpen;
    };
    window.addEventListener("beforeprint", open);
    window.addEventListener("afterprint", restore);
    return () => {
      window.removeEventListener("beforeprint", open);
      window.removeEventListener("afterprint", restore);
    };
  }, [isPrinted]);
  return (
    <details ref={details} className={classNames(styles.disclosure, !isPrinted && styles.onScreenOnly)}>
      <summary>
        <Icon of={ChevronRight} size={18} />
        {texts.behind}
      </summary>
      <ScrollBox label={label}>
        <table>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [name, ...values] }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {values.map((value, index) => (
                  <td key={heads[index + 1]}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
          {sum !== undefined && (
            <tfoot>
              <tr>
                <th scope="row">{texts.sum}</th>
                {sum.map((value, index) => (
                  <td key={heads[index + 1]}>{value}</td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </ScrollBox>
    </details>
  );
}
