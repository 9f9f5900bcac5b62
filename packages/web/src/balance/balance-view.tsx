import { balanceTexts, type WasteBalance } from "@kreislauf/contract/balance";
import { useRef } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { SegmentedControl } from "@kreislauf/ui/controls/segmented-control.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { Columns } from "@kreislauf/ui/layout/columns.tsx";
import { useBranding } from "../base/branding.ts";
import { useUrlSearch } from "../base/navigation.ts";
import type { SiteScope } from "../sites/index.ts";
import { BalanceCells } from "./balance-cells.tsx";
import { BalanceCodes } from "./balance-codes.tsx";
import { BalanceReceiptsCard } from "./balance-receipts-card.tsx";
import { BalanceTiles } from "./balance-tiles.tsx";
import { figureOf, keyOfFigure } from "./balance-figure.ts";
import { balanceScreenTexts } from "./balance.texts.ts";
import { useTonnes } from "./use-tonnes.ts";
import styles from "./balance.module.css";

/** The figures of a year. Each figure opens the receipts behind it; which figure is open is in the address. */
export function BalanceView({ balance, site }: { balance: WasteBalance; site: SiteScope }) {
  const texts = useTexts(balanceScreenTexts);
  const [{ view = "esrs", cell: key }, changeSearch] = useUrlSearch();
  const board = useRef<HTMLDivElement>(null);
  const figure = key === undefined ? undefined : figureOf(key);
  const open = (next: string) => changeSearch({ cell: next });
  const close = () => {
    board.current?.querySelector<HTMLElement>(`[data-figure="${key}"]`)?.focus();
    changeSearch({ cell: undefined });
  };
  return (
    <div ref={board} className={styles.page}>
      <BalanceTiles balance={balance} />
      {balance.unweighed > 0 && <Note>{texts.unweighed(balance.unweighed)}</Note>}
      <SegmentedControl
        label={texts.views}
        labelHidden
        options={[
          { value: "esrs", label: texts.esrs },
          { value: "codes", label: texts.byCode },
        ]}
        value={view === "codes" ? "codes" : "esrs"}
        onChange={(next) => changeSearch({ view: next === "esrs" ? undefined : next, cell: undefined })}
      />
      <Columns
        aside={
          <>
            {figure && (
              <BalanceReceiptsCard
                key={keyOfFigure(figure)}
                site={site}
                year={balance.year}
                figure={figure}
                onClose={close}
              />
            )}
            <Emissions balance={balance} />
          </>
        }
      >
        {view === "codes" ? (
          <BalanceCodes balance={balance} openKey={key} onOpen={open} />
        ) : (
          <BalanceCells balance={balance} openKey={key} onOpen={open} />
        )}
      </Columns>
    </div>
  );
}

/** Emissions, calculated only if the operator has factors; each line names the source and the year of its factor. */
function Emissions({ balance: { emissions, year } }: { balance: WasteBalance }) {
  const texts = useTexts(balanceScreenTexts).emissions;
  const words = useTexts(balanceTexts).cell;
  const { number } = useTonnes();
  const { operatorName } = useBranding();
  return (
    <Card title={texts.title}>
      {emissions.length === 0 ? (
        <p className={styles.hint}>{texts.none(operatorName, year)}</p>
      ) : (
        <dl className={styles.emissions}>
          {emissions.map(({ cell, tonnesCo2, kgPerTonne, source, year: sourceYear }) => (
            <div key={cell}>
              <dt>{words[cell]}</dt>
              <dd>{texts.line(number(tonnesCo2), number(kgPerTonne), source, sourceYear)}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
