import { balanceTexts, type WasteBalance } from "@kreislauf/contract/balance";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { HazardMark } from "@kreislauf/ui/feedback/hazard-mark.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { balanceScreenTexts } from "./balance.texts.ts";
import { WeightButton } from "./weight-button.tsx";
import { TableRegion } from "./table-region.tsx";
import { useTonnes } from "./use-tonnes.ts";
import styles from "./balance.module.css";

interface BalanceCodesProps {
  balance: WasteBalance;
  openKey: string | undefined;
  onOpen: (key: string) => void;
}

/** The yearly table by AVV code. */
export function BalanceCodes({ balance, openKey, onOpen }: BalanceCodesProps) {
  const texts = useTexts(balanceScreenTexts);
  const words = useTexts(balanceTexts);
  const { number } = useFormats();
  const { short } = useTonnes();
  const { codes } = texts;
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
              const digits = row.avvCode.replaceAll(/\D/g, "");
              const name = row.avvCode === "" ? words.withoutCode : row.avvCode;
              return (
                <tr key={`${row.avvCode} ${row.hazardous}`}>
                  <th scope="row">
                    {name} {row.hazardous && <HazardMark />}
                    <small>{row.description}</small>
                  </th>
                  <td>{number(row.disposals)}</td>
                  <td>
                    {digits === "" ? (
                      short(row.kg)
                    ) : (
                      <WeightButton
                        figureKey={digits}
                        name={name}
                        kg={row.kg}
                        openKey={openKey}
                        onOpen={onOpen}
                      />
                    )}
                  </td>
                  <td>{short(row.recoveredKg)}</td>
                  <td>{short(row.disposedKg)}</td>
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
              <td>{short(balance.total.kg)}</td>
              <td>{short(balance.rows.reduce((sum, row) => sum + row.recoveredKg, 0))}</td>
              <td>{short(balance.rows.reduce((sum, row) => sum + row.disposedKg, 0))}</td>
              <td>–</td>
            </tr>
          </tbody>
        </table>
      </TableRegion>
    </Card>
  );
}
