import { type DeskImportResult, maxListedImportRows } from "@kreislauf/contract/desk";
import { useId } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { importsTexts } from "../imports.texts.ts";
import styles from "./import-check.module.css";

/** The rejected rows as they are in the file, with each problem below its value. */
export function ProblemTable({ result }: { result: DeskImportResult }) {
  const texts = useTexts(importsTexts);
  const id = useId();
  const { headings, refused } = result;
  return (
    <>
      {/* Focusable because it holds no link: otherwise it could not be scrolled by keyboard. */}
      <div className={styles.scroller} {...{ tabIndex: 0, role: "region", "aria-label": texts.problemTable }}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th>{texts.line}</th>
              {headings.map((heading, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- Two columns may have the same heading.
                <th key={index}>{heading}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {refused.map(({ line, cells, problems }) => {
              const ofRow = problems.filter(({ column }) => column === null);
              return (
                <tr key={line}>
                  <th scope="row" data-label={texts.line}>
                    {line}
                    {ofRow.map(({ message }) => (
                      <span key={message} className={styles.problem}>
                        {message}
                      </span>
                    ))}
                  </th>
                  {headings.map((heading, index) => {
                    const found = problems.filter(({ column }) => column === index);
                    const describedBy = found.length > 0 ? `${id}-${line}-${index}` : undefined;
                    return (
                      <td
                        // oxlint-disable-next-line react/no-array-index-key -- Two columns may have the same heading.
                        key={index}
                        data-label={heading}
                        data-wrong={found.length > 0 || undefined}
                        aria-describedby={describedBy}
                      >
                        {cells[index] || "–"}
                        {found.length > 0 && (
                          <span id={describedBy} className={styles.problem}>
                            {!cells[index] && `${texts.missing} `}
                            {found.map(({ message }) => message).join("; ")}
                          </span>
                        )}
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {refused.length >= maxListedImportRows && <p className={styles.more}>{texts.more(refused.length)}</p>}
    </>
  );
}
