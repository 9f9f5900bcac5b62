import { type DeskImportKind, deskImportKinds, deskImportsApi } from "@kreislauf/contract/desk";
import { staffTexts } from "@kreislauf/contract/staff";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Download, FileSpreadsheet } from "lucide-react";
import { useState } from "react";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { ChoiceRows } from "@kreislauf/ui/controls/choice-rows.tsx";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { UploadBox } from "@kreislauf/ui/controls/upload-box.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { Skeleton } from "@kreislauf/ui/feedback/skeleton.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { changeParameters, hrefTo, useHashRoute } from "../../base/hash-route.ts";
import { call, errorSentence } from "../../base/call.ts";
import { fieldErrorOf } from "../../base/field-error.ts";
import { LoadFailure } from "../../base/load-failure.tsx";
import styles from "../base/page.module.css";
import { readFileAsDataUri } from "../base/read-file.ts";
import { saveCsv } from "../../base/save-csv.ts";
import { SubpageHead } from "../base/subpage-head.tsx";
import { importsTexts } from "../imports.texts.ts";
import { ImportCheck } from "./import-check.tsx";

interface ChosenTable {
  readonly kind: DeskImportKind;
  readonly fileName: string;
  readonly file: string;
}

/** The user chooses a table, has it checked, and imports it exactly as checked. */
export function ImportScreen() {
  const texts = useTexts(importsTexts);
  const { tables } = useTexts(staffTexts);
  const language = useLanguage();
  const client = useQueryClient();
  const { parameters } = useHashRoute();
  const kind = deskImportKinds.find((each) => each === parameters.get("kind")) ?? "companies";
  const [chosen, setChosen] = useState<ChosenTable | null>(null);
  const kinds = useQuery({
    queryKey: ["desk", "imports", language],
    queryFn: () => call(deskImportsApi.deskImportKinds),
  });
  const run = useMutation({
    mutationFn: ({ table, mark }: { readonly table: ChosenTable; readonly mark: string | null }) =>
      call(deskImportsApi.runDeskImport, { body: { ...table, mark } }),
    onSuccess: ({ imported }) => imported && client.invalidateQueries({ queryKey: ["desk"] }),
  });
  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    const table = { kind, fileName: file.name.slice(0, 200), file: await readFileAsDataUri(file) };
    setChosen(table);
    run.mutate({ table, mark: null });
  };
  const startOver = () => {
    setChosen(null);
    run.reset();
  };
  const columns = kinds.data?.kinds.find((each) => each.kind === kind)?.columns;
  const imported = run.data?.imported === true ? run.data : null;
  return (
    <div className={styles.page}>
      <SubpageHead title={texts.title} sub={texts.intro} />
      <div className={`${styles.columns} ${styles.halves}`}>
        <Card label={texts.what}>
          <ChoiceRows
            label={texts.what}
            options={deskImportKinds.map((value) => ({
              value,
              title: tables[value],
              text: texts.kindHints[value],
            }))}
            value={kind}
            onChange={(next) => {
              startOver();
              changeParameters({ kind: next });
            }}
          />
        </Card>
        <Card title={texts.file}>
          <div className={styles.form}>
            {kinds.isLoadingError && <LoadFailure title={texts.columnsFailed} query={kinds} />}
            {kinds.isPending && (
              <Delayed text={texts.loading}>
                <Skeleton width="80%" />
              </Delayed>
            )}
            {columns !== undefined && (
              <>
                <p className={styles.hint}>
                  {texts.columns}:{" "}
                  {columns
                    .map(({ heading, isRequired }) => (isRequired ? `${heading} (${texts.needed})` : heading))
                    .join(", ")}
                </p>
                <div>
                  <Button
                    small
                    icon={Download}
                    onClick={() => saveCsv(`${tables[kind]}.csv`, [columns.map(({ heading }) => heading)])}
                  >
                    {texts.template}
                  </Button>
                </div>
              </>
            )}
            <UploadBox
              icon={FileSpreadsheet}
              text={texts.drop}
              hint={texts.limits}
              chooseText={chosen === null || imported !== null ? texts.choose : texts.chooseCorrected}
              accept=".csv,.xlsx,text/csv"
              onChoose={([file]) => void choose(file)}
            />
            {run.isPending && chosen && (
              <Note role="status">
                {run.variables.mark === null
                  ? texts.checking(chosen.fileName)
                  : texts.importing(chosen.fileName)}
              </Note>
            )}
            {run.isError && chosen && (
              <Note variant="error" role="alert">
                {fieldErrorOf(run.error, "file") ?? errorSentence(run.error)}{" "}
                <Button small onClick={() => run.mutate({ table: chosen, mark: null })}>
                  {texts.recheck}
                </Button>
              </Note>
            )}
          </div>
        </Card>
      </div>
      {imported !== null && (
        <Note variant="success" role="status">
          {texts.done(imported.created, imported.changed)}
        </Note>
      )}
      {imported !== null && (
        <div className={styles.actions}>
          <Button onClick={startOver}>{texts.again}</Button>
          <LinkButton href={hrefTo("/customers")}>{texts.toCustomers}</LinkButton>
        </div>
      )}
      {run.data?.imported === false && chosen && (
        <ImportCheck
          fileName={chosen.fileName}
          result={run.data}
          onImport={(mark) => run.mutate({ table: chosen, mark })}
        />
      )}
    </div>
  );
}
