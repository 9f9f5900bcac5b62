import {
  type Budget,
  type BudgetList,
  budgetState,
  leftCents,
  usedPercent,
} from "@kreislauf/contract/budgets";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { IconButton } from "@kreislauf/ui/controls/icon-button.tsx";
import { SegmentedControl } from "@kreislauf/ui/controls/segmented-control.tsx";
import { DataTable } from "@kreislauf/ui/data/data-table.tsx";
import { LimitMeter } from "@kreislauf/ui/data/limit-meter.tsx";
import { Badge } from "@kreislauf/ui/feedback/badge.tsx";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import { StatusBadge } from "@kreislauf/ui/feedback/status-badge.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { Lock, Pencil } from "lucide-react";
import { useState } from "react";
import { BudgetDialog } from "./budget-dialog.tsx";
import { budgetsTexts } from "./budgets.texts.ts";
import { keyOfFigure } from "./cost-figure.ts";
import { FigureButton } from "@kreislauf/ui/controls/figure-button.tsx";
import { useAmounts } from "./use-amounts.ts";
import styles from "./budgets.module.css";

type View = "costCentre" | "site";

interface BudgetListCardProps {
  list: BudgetList;
  view: View;
  openKey: string;
  onView: (view: View) => void;
  onSpent: (figureKey: string) => void;
  onReserved: (id: number) => void;
  onAdd: () => void;
}

const spentKey = ({ siteId, costCentre }: Budget) =>
  siteId === null
    ? keyOfFigure({ by: "costCentre", key: costCentre })
    : keyOfFigure({ by: "site", key: String(siteId) });

/** The year's budgets of cost centres or of sites, those with the highest used share first. */
export function BudgetListCard(props: BudgetListCardProps) {
  const { list, view, openKey, onView, onSpent, onReserved, onAdd } = props;
  const texts = useTexts(budgetsTexts);
  const words = texts.list;
  const { euros } = useAmounts();
  const [edited, setEdited] = useState<Budget | null>(null);
  const rows = list.budgets
    .filter(({ siteId }) => (siteId !== null) === (view === "site"))
    .toSorted(
      (one, other) => usedPercent(other) - usedPercent(one) || one.name.localeCompare(other.name, "de"),
    );
  const pencil = (budget: Budget) => (
    <IconButton icon={Pencil} label={words.edit(budget.name)} onClick={() => setEdited(budget)} />
  );
  const spent = (budget: Budget) => (
    <FigureButton
      figureKey={spentKey(budget)}
      label={words.openSpent(budget.name, euros(budget.spentCents))}
      text={euros(budget.spentCents)}
      openKey={openKey}
      onOpen={() => onSpent(spentKey(budget))}
    />
  );
  const reserved = (budget: Budget) =>
    budget.reservedOrders === 0 ? (
      <span className={styles.zero}>{euros(0)}</span>
    ) : (
      <FigureButton
        figureKey={`reserved-${budget.id}`}
        label={words.openReserved(budget.name, euros(budget.reservedCents))}
        text={euros(budget.reservedCents)}
        openKey={openKey}
        onOpen={() => onReserved(budget.id)}
      />
    );
  const segments = (
    <SegmentedControl
      label={texts.views}
      labelHidden
      options={[
        { value: "costCentre", label: texts.view.costCentre },
        { value: "site", label: texts.view.site },
      ]}
      value={view}
      onChange={onView}
    />
  );
  return (
    <Card flush title={words.title} actions={segments}>
      {rows.length === 0 ? (
        <StateMessage
          illustration="orders"
          title={texts.empty.title(list.year)}
          text={texts.empty.text}
          action={
            <Button variant="primary" onClick={onAdd}>
              {texts.add}
            </Button>
          }
        />
      ) : (
        <>
          <DataTable
            label={words.label}
            loadingText={texts.loading}
            rows={rows}
            rowId={({ id }) => id}
            empty={null}
            actions={pencil}
            card={(budget) => (
              <div className={styles.card}>
                <div className={styles.cardHead}>
                  <BudgetName budget={budget} />
                  <BudgetHint budget={budget} />
                  {pencil(budget)}
                </div>
                <Meter budget={budget} />
                <dl className={styles.cardFigures}>
                  <div>
                    <dt>{words.spent}</dt>
                    <dd>{spent(budget)}</dd>
                  </div>
                  <div>
                    <dt>{words.reserved}</dt>
                    <dd>{reserved(budget)}</dd>
                  </div>
                </dl>
              </div>
            )}
            columns={[
              { id: "name", head: texts.view[view], cell: (budget) => <BudgetName budget={budget} /> },
              { id: "standing", head: words.standing, cell: (budget) => <Meter budget={budget} /> },
              { id: "spent", head: words.spent, align: "right", cell: spent },
              { id: "reserved", head: words.reserved, align: "right", cell: reserved },
              {
                id: "left",
                head: words.left,
                align: "right",
                wrap: "never",
                cell: (budget) => (
                  <b className={leftCents(budget) < 0 ? styles.over : undefined}>
                    {euros(leftCents(budget))}
                  </b>
                ),
              },
              { id: "hint", head: words.hint, cell: (budget) => <BudgetHint budget={budget} /> },
            ]}
          />
          <p className={styles.foot}>
            {words.legend} {words.note}
          </p>
        </>
      )}
      {edited !== null && (
        <BudgetDialog list={list} budget={edited} view={view} onClosed={() => setEdited(null)} />
      )}
    </Card>
  );
}

function BudgetName({ budget }: { budget: Budget }) {
  const texts = useTexts(budgetsTexts).list;
  const { euros } = useAmounts();
  return (
    <span className={budget.closed ? styles.closed : styles.name}>
      <b>{budget.name}</b>
      <small>{texts.budget(euros(budget.amountCents))}</small>
    </span>
  );
}

function BudgetHint({ budget }: { budget: Budget }) {
  const texts = useTexts(budgetsTexts).list;
  const state = budgetState(budget);
  return (
    <>
      {budget.closed && <Badge icon={Lock}>{texts.closed}</Badge>}
      {state === "fine" ? (
        !budget.closed && <span className={styles.zero}>–</span>
      ) : (
        <StatusBadge status={state === "exceeded" ? "overdue" : "claimed"}>{texts.states[state]}</StatusBadge>
      )}
    </>
  );
}

function Meter({ budget }: { budget: Budget }) {
  const texts = useTexts(budgetsTexts).list;
  const { euros, percent } = useAmounts();
  const left = leftCents(budget);
  const used = percent(usedPercent(budget));
  return (
    <LimitMeter
      label={texts.meter(budget.name, used)}
      used={budget.spentCents}
      reserved={budget.reservedCents}
      limit={budget.amountCents}
      mark={0.8}
    >
      <b>{used}</b>
      <span className={left < 0 ? styles.over : undefined}>
        {left < 0 ? texts.over(euros(-left)) : texts.free(euros(left))}
      </span>
    </LimitMeter>
  );
}
