import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { VisuallyHidden } from "@kreislauf/ui/base/visually-hidden.tsx";
import { Pager } from "@kreislauf/ui/data/pager.tsx";
import { documentsDeskTexts } from "../documents.texts.ts";
import type { ChosenFile } from "./chosen-file.ts";
import { FileRow } from "./file-rows.tsx";
import styles from "./file-table.module.css";

const pageSize = 25;

/** The table of the chosen files, with paging. */
export function FileTable({ rows, isLocked }: { rows: readonly ChosenFile[]; isLocked: boolean }) {
  const texts = useTexts(documentsDeskTexts);
  const [wanted, setWanted] = useState(1);
  const pageCount = Math.max(Math.ceil(rows.length / pageSize), 1);
  const page = Math.min(wanted, pageCount);
  const first = (page - 1) * pageSize;
  const shown = rows.slice(first, first + pageSize);
  const { columns } = texts;
  if (rows.length === 0) return <p className={styles.empty}>{texts.noneShown}</p>;
  return (
    <>
      <div className={styles.scroller} {...{ tabIndex: 0, role: "region", "aria-label": texts.table }}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{columns.file}</th>
              <th scope="col">{columns.state}</th>
              <th scope="col">{columns.document}</th>
              <th scope="col">{columns.customer}</th>
              <th scope="col">{columns.period}</th>
              <th scope="col" className={styles.amount}>
                {columns.amount}
              </th>
              <th scope="col">
                <VisuallyHidden>{columns.remove}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <FileRow key={row.key} row={row} isLocked={isLocked} />
            ))}
          </tbody>
        </table>
      </div>
      {pageCount > 1 && (
        <Pager
          text={texts.pageOf(first + 1, first + shown.length, rows.length)}
          page={page}
          pageCount={pageCount}
          onPage={setWanted}
        />
      )}
    </>
  );
}
