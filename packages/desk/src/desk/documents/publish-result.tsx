import { documentsTexts } from "@kreislauf/contract/documents";
import { useQueryClient } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useEffect } from "react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { DefinitionList } from "@kreislauf/ui/data/definition-list.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { DialogFrame } from "@kreislauf/ui/overlays/dialog-frame.tsx";
import { hrefTo } from "../../base/hash-route.ts";
import { hasRole, useStaff } from "../../base/desk-session.ts";
import { saveCsv } from "../../base/save-csv.ts";
import { documentsKey } from "../documents.queries.ts";
import { documentsDeskTexts } from "../documents.texts.ts";
import { hasAmount, stateOf } from "./chosen-file.ts";
import { FileStateCell, useStateWords } from "./file-state.tsx";
import styles from "./file-table.module.css";
import { closeResult, type Publishing, usePublishing } from "./publishing.ts";

interface PublishResultProps {
  result: NonNullable<Publishing["result"]>;
  onAssign: () => void;
}

const listedFiles = 20;
const linesImport = new URLSearchParams({ kind: "invoice_lines" });

/** The dialog after a batch: which files were published or left over, and how many people were notified. */
export function PublishResult({ result: { done, people }, onAssign }: PublishResultProps) {
  const texts = useTexts(documentsDeskTexts);
  const { type: types } = useTexts(documentsTexts);
  const formats = useFormats();
  const client = useQueryClient();
  const { files } = usePublishing();
  const stateWords = useStateWords();
  useEffect(() => void client.invalidateQueries({ queryKey: documentsKey }), [client, done]);
  const count = (result: string) => done.filter((file) => file.result === result).length;
  const corrected = count("corrected");
  const unchanged = count("unchanged");
  const published = count("published") + corrected;
  // The desk publishes files without invoice lines; only an unchanged document may have lines from before.
  const withoutLines = done.filter(({ result, type }) => result !== "unchanged" && hasAmount(type)).length;
  // A file that cannot be read can never be completed.
  const assignable = files.filter((row) => stateOf(row).kind !== "unusable").length;
  const staff = useStaff();
  const sum = done.reduce(
    (total, { result, netAmount }) => total + (result === "unchanged" ? 0 : (netAmount ?? 0)),
    0,
  );
  const save = () =>
    saveCsv(texts.logName, [
      [texts.columns.file, texts.columns.state, texts.type, texts.number, texts.columns.amount],
      ...done.map(({ name, result, type, number, netAmount }) => [
        name,
        texts.results[result],
        types[type],
        number,
        netAmount === null ? "" : formats.money(netAmount),
      ]),
      ...files.map((row) => {
        const { word, note } = stateWords(row);
        return [
          row.file.name,
          row.refusal ?? (note === null ? word : `${word}: ${note}`),
          row.type === null ? "" : types[row.type],
          row.number,
          row.amount,
        ];
      }),
    ]);
  return (
    <DialogFrame
      open
      onClose={closeResult}
      title={texts.doneTitle(published)}
      actions={
        <>
          <Button icon={Download} onClick={save}>
            {texts.log}
          </Button>
          <Button
            variant="primary"
            onClick={() => {
              if (assignable > 0) onAssign();
              closeResult();
            }}
          >
            {assignable > 0 ? texts.assign(assignable) : texts.close}
          </Button>
        </>
      }
    >
      <div className={styles.result}>
        {files.length > 0 && (
          <Note variant="warning">
            {texts.leftover(files.length)}
            <ul className={styles.problems}>
              {files.slice(0, listedFiles).map((row) => (
                <li key={row.key}>
                  {row.file.name} <FileStateCell row={row} />
                </li>
              ))}
            </ul>
          </Note>
        )}
        {withoutLines > 0 && (
          <Note>
            {texts.withoutLines(withoutLines)}{" "}
            {staff !== null && hasRole(staff, "master_data") ? (
              <LinkButton small href={hrefTo("/customers/import", linesImport)} onClick={closeResult}>
                {texts.importLines}
              </LinkButton>
            ) : (
              texts.whoImportsLines
            )}
          </Note>
        )}
        <DefinitionList
          entries={[
            { label: texts.notified, value: texts.people(people) },
            ...(corrected > 0 ? [{ label: texts.replacedFact, value: texts.replacedOf(corrected) }] : []),
            ...(unchanged > 0 ? [{ label: texts.unchangedFact, value: String(unchanged) }] : []),
            // Service receipts have no amount.
            ...(done.some(({ type }) => hasAmount(type))
              ? [{ label: texts.sum, value: formats.money(sum) }]
              : []),
          ]}
        />
      </div>
    </DialogFrame>
  );
}
