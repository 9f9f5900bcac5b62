import { unbrokenAvvCode } from "@kreislauf/contract/catalog";
import { type SeparationRow, separationTexts } from "@kreislauf/contract/separation";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { StatusBadge } from "@kreislauf/ui/feedback/status-badge.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { MissingBadge } from "./missing-badge.tsx";
import { separationScreenTexts } from "./separation.texts.ts";
import { useTonnes } from "./use-tonnes.ts";
import styles from "./separation.module.css";

interface FractionTableProps {
  title: string;
  rows: readonly SeparationRow[];
  empty: string | null;
}

/** A table of fractions with their containers, weights and receipts; on a phone each row is a block. */
export function FractionTable({ title, rows, empty }: FractionTableProps) {
  const texts = useTexts(separationScreenTexts).table;
  const words = useTexts(separationTexts);
  const { number } = useFormats();
  const { tonnes } = useTonnes();
  return (
    <Card title={title} flush>
      {rows.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{texts.fraction}</th>
              <th scope="col" className={styles.wide}>
                {texts.containers}
              </th>
              <th scope="col" className={styles.right}>
                {texts.tonnes}
              </th>
              <th scope="col" className={styles.right}>
                {texts.receipts}
              </th>
              <th scope="col">{texts.state}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.class}>
                <th scope="row">
                  {words.class[row.class]}
                  <small>
                    {row.avvCodes.length > 0
                      ? row.avvCodes.map(unbrokenAvvCode).join(", ")
                      : texts.withoutCode}
                  </small>
                </th>
                <td data-label={texts.containers}>{row.containers.join(", ")}</td>
                <td data-label={texts.tonnes} className={styles.right}>
                  {tonnes(row.kg)}
                </td>
                <td data-label={texts.receipts} className={styles.right}>
                  {texts.of(number(row.receipts), number(row.disposals))}
                </td>
                <td data-label={texts.state}>
                  <RowState row={row} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

/** A badge that names the worst problem of a row, or says that its data are complete. */
function RowState({ row }: { row: SeparationRow }) {
  const { states } = useTexts(separationScreenTexts);
  const { tonnes } = useTonnes();
  if (row.class === "outside") return <StatusBadge status="cancelled">{states.outside}</StatusBadge>;
  if (row.class === "unknown") {
    return <MissingBadge>{states.unknown}</MissingBadge>;
  }
  if (row.unweighed > 0) return <StatusBadge status="claimed">{states.unweighed(row.unweighed)}</StatusBadge>;
  if (row.estimatedKg > 0) {
    return <StatusBadge status="claimed">{states.estimated(tonnes(row.estimatedKg))}</StatusBadge>;
  }
  if (row.receipts < row.disposals) return <StatusBadge status="claimed">{states.receipts}</StatusBadge>;
  return <StatusBadge status="done">{states.complete}</StatusBadge>;
}
