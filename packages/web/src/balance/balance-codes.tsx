import { balanceTexts, type WasteBalance } from "@kreislauf/contract/balance";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { HazardMark } from "@kreislauf/ui/feedback/hazard-mark.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import type { BalanceFigure } from "./balance.queries.ts";
import { balanceScreenTexts } from "./balance.texts.ts";
import { WeightButton } from "./weight-button.tsx";
import { TableRegion } from "./table-region.tsx";
import styles from "./balance.module.css";

interface BalanceCodesProps {
  balance: WasteBalance;
  openKey: string | undefined;
  onOpen: (key: string) => void;
}

/** The table of the year's waste by AVV code. */
export function BalanceCodes({ balance, openKey, onOpen }: BalanceCodesProps) {
  const texts = useTexts(balanceScreenTexts);
  const words = useTexts(balanceTexts);
  const { number } = useFormats();
  const { codes } = texts;
  const sumOf = (column: "recoveredKg" | "disposedKg") =>
    balance.rows.reduce((sum, row) => sum + row[column], 0);
  const weight = (figure: BalanceFigure, kg: number) => (
    <WeightButton figure={figure} kg={kg} openKey={openKey} onOpen={onOpen} />
  );
  return (
    <Card title={codes.title} flush>
      <TableRegion label={codes.title}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{codes.waste}</th>
              <th scope="col">{codes.disposals}</th>
              <th scope="col">{`${codes.weight} (t)`}</th>
              <th scope="col">{`${codes.recovered} (t)`}</th>
              <th scope="col">{`${codes.disposed} (t)`}</th>
              <th scope="col">{codes.treatments}</th>
            </tr>
          </thead>
          <tbody>
            {balance.rows.map((row) => {
              const { hazardous } = row;
              const avvCode = row.avvCode.replaceAll(/\D/g, "") || "none";
              return (
                <tr key={`${row.avvCode} ${hazardous}`}>
                  <th scope="row">
                    {row.avvCode || words.withoutCode} {hazardous && <HazardMark />}
                    <small>{row.description}</small>
                  </th>
                  <td>{number(row.disposals)}</td>
                  <td>{weight({ avvCode, hazardous }, row.kg)}</td>
                  <td>{weight({ avvCode, hazardous, cell: "diverted" }, row.recoveredKg)}</td>
                  <td>{weight({ avvCode, hazardous, cell: "directed" }, row.disposedKg)}</td>
                  <td>
                    {row.treatments
                      .map(({ code }) => code)
                      .filter(Boolean)
                      .join(", ") || "–"}
                  </td>
                </tr>
              );
            })}
            <tr className={styles.sum}>
              <th scope="row">{words.total}</th>
              <td>{number(balance.total.disposals)}</td>
              <td>{weight({}, balance.total.kg)}</td>
              <td>{weight({ cell: "diverted" }, sumOf("recoveredKg"))}</td>
              <td>{weight({ cell: "directed" }, sumOf("disposedKg"))}</td>
              <td>–</td>
            </tr>
          </tbody>
        </table>
      </TableRegion>
    </Card>
  );
}
