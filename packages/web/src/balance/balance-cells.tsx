import {
  type BalanceCell,
  balanceCells,
  type BalanceGroup,
  balanceTexts,
  cellsOfGroup,
  disposalCells,
  divertedCells,
  type WasteBalance,
} from "@kreislauf/contract/balance";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import type { BalanceFigure } from "./balance.queries.ts";
import { balanceScreenTexts } from "./balance.texts.ts";
import { WeightButton } from "./weight-button.tsx";
import { TableRegion } from "./table-region.tsx";
import { useTonnes } from "./use-tonnes.ts";
import styles from "./balance.module.css";

interface BalanceCellsProps {
  balance: WasteBalance;
  openKey: string | undefined;
  onOpen: (key: string) => void;
}

/** The table of ESRS E5-5: how much waste is recovered or disposed of and how, hazardous and non-hazardous. */
export function BalanceCells({ balance, openKey, onOpen }: BalanceCellsProps) {
  const texts = useTexts(balanceScreenTexts);
  const words = useTexts(balanceTexts);
  const { short, percent } = useTonnes();
  const kgOf = (cells: readonly BalanceCell[], hazardous?: boolean) =>
    balance.cells
      .filter(
        (each) => cells.includes(each.cell) && (hazardous === undefined || each.hazardous === hazardous),
      )
      .reduce((sum, { kg }) => sum + kg, 0);
  const weights = (figure: Pick<BalanceFigure, "cell">, of: readonly BalanceCell[]) =>
    [true, false, undefined].map((hazardous) => (
      <td key={String(hazardous)}>
        <WeightButton
          figure={{ ...figure, ...(hazardous !== undefined && { hazardous }) }}
          kg={kgOf(of, hazardous)}
          openKey={openKey}
          onOpen={onOpen}
        />
      </td>
    ));
  const line = (cell: BalanceCell) => (
    <tr key={cell}>
      <th scope="row">{words.cell[cell]}</th>
      {weights({ cell }, [cell])}
    </tr>
  );
  const sum = (group: BalanceGroup) => (
    <tr className={styles.sum}>
      <th scope="row">{words.together}</th>
      {weights({ cell: group }, cellsOfGroup[group])}
    </tr>
  );
  const { construction, total, rules } = balance;
  const recycled = kgOf(["recycling", "reuse"]);
  return (
    <Card title={texts.cells} flush>
      <TableRegion label={texts.cells}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{texts.tonnes}</th>
              <th scope="col">{words.hazardous}</th>
              <th scope="col">{words.other}</th>
              <th scope="col">{words.sum}</th>
            </tr>
          </thead>
          <tbody>
            <tr className={styles.group}>
              <th colSpan={4} scope="rowgroup">
                {words.diverted}
              </th>
            </tr>
            {divertedCells.map(line)}
            {sum("diverted")}
          </tbody>
          <tbody>
            <tr className={styles.group}>
              <th colSpan={4} scope="rowgroup">
                {words.directed}
              </th>
            </tr>
            {disposalCells.map(line)}
            {sum("directed")}
          </tbody>
          <tbody>
            {kgOf(["unknown"]) > 0 && line("unknown")}
            <tr className={styles.sum}>
              <th scope="row">{words.total}</th>
              {weights({}, balanceCells)}
            </tr>
          </tbody>
        </table>
      </TableRegion>
      <div className={styles.foot}>
        <p>
          {texts.formula(
            short(recycled),
            short(construction.recycledKg),
            short(total.kg),
            short(construction.kg),
            percent(balance.recyclingRate),
          )}
        </p>
        <p>{texts.reuse}</p>
        <p>{texts.rules(rules.version, rules.sources.join("; "))}</p>
      </div>
    </Card>
  );
}
