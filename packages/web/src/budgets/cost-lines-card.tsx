import { type CostLine, costLinesPageSize } from "@kreislauf/contract/budgets";
import { documentsTexts, formatMonth } from "@kreislauf/contract/documents";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { hrefTo } from "../base/paths.ts";
import { ChargedOrdersLink } from "./charged-orders-link.tsx";
import { LinesCard } from "./lines-card.tsx";
import { type CostFigure, costLinesQuery, costReportQuery } from "./budgets.queries.ts";
import { budgetsTexts } from "./budgets.texts.ts";
import { useAmounts } from "./use-amounts.ts";
import styles from "./budgets.module.css";

/** The lines of invoices that a figure adds up, each with a link to its invoice. */
export function CostLinesCard({ figure, onClose }: { figure: CostFigure; onClose: () => void }) {
  const { lines: texts, costs } = useTexts(budgetsTexts);
  const language = useLanguage();
  const { money } = useAmounts();
  const [page, setPage] = useState(1);
  const query = useQuery({ ...costLinesQuery(figure, page), placeholderData: keepPreviousData });
  const { data } = query;
  // The name of the figure's row comes from the report, which is cached already.
  const report = useQuery(costReportQuery(figure.year, figure.by)).data;
  const { year, key, unassigned, month } = figure;
  const named = report?.rows.find((row) => row.key === key)?.name ?? key;
  const name = unassigned === true ? costs.unassigned : (named ?? costs.sum);
  const when =
    month === undefined ? String(year) : formatMonth(`${year}-${String(month).padStart(2, "0")}`, language);
  const from = (page - 1) * costLinesPageSize;
  const shown = data && texts.from(from + 1, from + data.lines.length, data.total);
  return (
    <LinesCard title={`${name}, ${when}`} words={texts} query={query} onClose={onClose}>
      {data && (
        <>
          <ul className={styles.lines}>
            {data.lines.map((line) => (
              <LineRow key={`${line.documentId} ${line.position}`} line={line} />
            ))}
          </ul>
          {data.total > costLinesPageSize && (
            <div className={styles.pager}>
              <span>{shown}</span>
              <span>
                <Button
                  small
                  lockedBecause={page === 1 ? shown : undefined}
                  onClick={() => setPage(page - 1)}
                >
                  {texts.previous}
                </Button>{" "}
                <Button
                  small
                  lockedBecause={from + data.lines.length >= data.total ? shown : undefined}
                  onClick={() => setPage(page + 1)}
                >
                  {texts.next}
                </Button>
              </span>
            </div>
          )}
          <p className={styles.lineSum}>
            <span>{`${texts.spent}, ${texts.count(data.total)}`}</span>
            <b>{money(data.netCents)}</b>
          </p>
          {figure.by === "costCentre" && data.lines.some(({ orderNumber }) => orderNumber !== null) && (
            <ChargedOrdersLink costCentre={unassigned === true ? "" : key} />
          )}
        </>
      )}
    </LinesCard>
  );
}

function LineRow({ line }: { line: CostLine }) {
  const { date } = useFormats();
  const types = useTexts(documentsTexts).type;
  const { money } = useAmounts();
  const { number, opens, documentId, type } = line;
  const href =
    type === "invoice"
      ? hrefTo("invoice", { documentId })
      : hrefTo("documents", undefined, { document: documentId });
  return (
    <li>
      <div>
        <b>{opens ? <a href={href}>{number}</a> : number}</b>
        <small>{[line.description, line.site].join(", ")}</small>
        <small>
          {[type === "invoice" ? null : types[type], date(line.date), line.costCentre]
            .filter(Boolean)
            .join(" · ")}
        </small>
      </div>
      <b className={styles.amount}>{money(line.netCents)}</b>
    </li>
  );
}
