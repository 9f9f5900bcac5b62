import type { DeskImportResult } from "@kreislauf/contract/desk";
import { Download } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import pageStyles from "../base/page.module.css";
import { saveCsv } from "../../base/save-csv.ts";
import { importsTexts } from "../imports.texts.ts";
import styles from "./import-check.module.css";
import { ProblemTable } from "./problem-table.tsx";

interface ImportCheckProps {
  fileName: string;
  result: DeskImportResult;
  onImport: (mark: string) => void;
}

/** The result of the check: problems beside their cells, or what the import will do. */
export function ImportCheck({ fileName, result, onImport }: ImportCheckProps) {
  const texts = useTexts(importsTexts);
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), [result]);
  const { mark, problems, created, changed, unchanged, names, refused } = result;
  const effects = created + changed;
  return (
    <>
      <div ref={summary} tabIndex={-1} className={styles.summary}>
        <h2>{texts.checked(fileName, result.rows)}</h2>
        <dl className={styles.counts}>
          {(
            [
              [texts.created, created],
              [texts.changed, changed],
              [texts.unchanged, unchanged],
              [texts.faulty, problems],
            ] as const
          ).map(([name, count]) => (
            <div key={name} data-wrong={(name === texts.faulty && count > 0) || undefined}>
              <dt>{name}</dt>
              <dd>{count}</dd>
            </div>
          ))}
        </dl>
      </div>
      {problems > 0 && (
        <Note variant="error">
          {texts.nothingYet} {texts.correct}
        </Note>
      )}
      {result.ignoredHeadings.length > 0 && (
        <Note variant="info">{texts.ignored(result.ignoredHeadings.join(", "))}</Note>
      )}
      {problems > 0 && (
        <Card
          flush
          title={texts.problems}
          actions={
            <Button
              small
              icon={Download}
              onClick={() =>
                saveCsv(texts.listFileName, [
                  [texts.line, texts.problem, ...result.headings],
                  ...refused.map(({ line, cells, problems: found }) => [
                    String(line),
                    found
                      .map(({ column, message }) =>
                        column === null ? message : `${result.headings[column]}: ${message}`,
                      )
                      .join("; "),
                    ...cells,
                  ]),
                ])
              }
            >
              {texts.listFile}
            </Button>
          }
        >
          <ProblemTable result={result} />
        </Card>
      )}
      {result.hints.length > 0 && (
        <Note variant="warning" title={texts.hints}>
          <ul className={styles.names}>
            {result.hints.map((hint) => (
              <li key={hint}>{hint}</li>
            ))}
          </ul>
        </Note>
      )}
      {mark !== null && effects === 0 && <Note variant="info">{texts.nothingToDo}</Note>}
      {mark !== null && effects > 0 && (
        <Card title={texts.ready}>
          <div className={pageStyles.form}>
            <ul className={styles.names}>
              {names.created.map((name) => (
                <li key={`+ ${name}`}>
                  <b>{texts.created}</b> {name}
                </li>
              ))}
              {names.changed.map((name) => (
                <li key={`~ ${name}`}>
                  <b>{texts.changed}</b> {name}
                </li>
              ))}
              {names.skipped.map((name) => (
                <li key={`- ${name}`}>
                  <b>{texts.skipped}</b> {name}
                </li>
              ))}
            </ul>
            <p className={pageStyles.hint}>{texts.allOrNothing}</p>
            <div>
              <Button variant="primary" onClick={() => onImport(mark)}>
                {texts.importEntries(effects)}
              </Button>
            </div>
          </div>
        </Card>
      )}
    </>
  );
}
