import { documentNameParts } from "@kreislauf/contract/base";
import { FileText, Upload } from "lucide-react";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { SegmentedControl } from "@kreislauf/ui/controls/segmented-control.tsx";
import { UploadBox } from "@kreislauf/ui/controls/upload-box.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { SkeletonCard } from "@kreislauf/ui/feedback/skeleton-card.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { ConfirmDialog } from "@kreislauf/ui/overlays/confirm-dialog.tsx";
import { LoadFailure } from "../../base/load-failure.tsx";
import pageStyles from "../base/page.module.css";
import { useDocumentRule } from "../documents.queries.ts";
import { documentsDeskTexts } from "../documents.texts.ts";
import {
  type ChosenFile,
  isPublishable,
  isReplacement,
  isWorkedOn,
  needsAttention,
  stateOf,
} from "./chosen-file.ts";
import { FiguresTable } from "./figures-table.tsx";
import { FileTable } from "./file-table.tsx";
import styles from "./file-table.module.css";
import { PublishResult } from "./publish-result.tsx";
import { addFiles, checkFiles, discardFiles, publishFiles, usePublishing } from "./publishing.ts";

/** An example of a file name that fits the provider's rule. */
const exampleOf = (rule: string) =>
  `${rule
    .replace("{type}", "RE")
    .replace("{customer}", "20009")
    .replace("{site}", "1001")
    .replace("{number}", "2026-03118")
    .replace("{period}", "2026-03")}.pdf`;

const filters = {
  all: () => true,
  // Includes rows that are being checked: a row must not vanish while its number is typed.
  open: (row: ChosenFile) => needsAttention(row) || stateOf(row).kind === "checking",
  replaced: isReplacement,
} as const;

/** The tab where files are chosen, completed and published. */
export function PublishTab() {
  const texts = useTexts(documentsDeskTexts);
  const rule = useDocumentRule();
  const { files, reading, leftOut, problem, run, result } = usePublishing();
  const [shown, setShown] = useState<keyof typeof filters>("all");
  const [isAsking, setIsAsking] = useState(false);
  const ready = files.filter(isPublishable).length;
  const isLocked = run !== null;
  const nameRule = rule.data?.rule;
  const parts = documentNameParts.filter((part) => nameRule?.includes(`{${part}}`));
  return (
    <>
      <div className={pageStyles.head}>
        <div>
          <h1>{texts.publishTitle}</h1>
          <p>{files.length === 0 ? texts.nothingChosen : texts.chosen(files.length, ready)}</p>
        </div>
        {files.length > 0 && (
          <div className={pageStyles.actions}>
            <Button
              lockedBecause={isLocked ? texts.running : undefined}
              onClick={() => (files.some(isWorkedOn) ? setIsAsking(true) : discardFiles())}
            >
              {texts.discard}
            </Button>
            <Button
              icon={Upload}
              variant="primary"
              busy={isLocked}
              lockedBecause={ready === 0 ? texts.nothingReady : undefined}
              onClick={() => void publishFiles()}
            >
              {texts.publish(ready)}
            </Button>
          </div>
        )}
      </div>
      {rule.isLoadingError && (
        <Card>
          <LoadFailure title={texts.ruleFailed} query={rule} />
        </Card>
      )}
      {rule.isPending && (
        <Delayed text={texts.ruleLoading}>
          <SkeletonCard />
        </Delayed>
      )}
      {nameRule !== undefined && !isLocked && (
        <UploadBox
          icon={Upload}
          multiple
          text={files.length === 0 ? texts.drop : texts.dropMore}
          hint={
            <>
              {texts.limits}{" "}
              {texts.ruleHint(parts.map((part) => texts.ruleParts[part]).join(", "), exampleOf(nameRule))}
            </>
          }
          chooseText={texts.choose}
          folderText={texts.chooseFolder}
          accept=".pdf,application/pdf"
          onChoose={(chosen) => void addFiles(chosen, nameRule)}
        />
      )}
      {reading > 0 && <Note role="status">{texts.reading(reading)}</Note>}
      {leftOut > 0 && <Note variant="warning">{texts.leftOut(leftOut)}</Note>}
      {problem !== null && (
        <Note variant="error" role="alert">
          {texts.checkFailed} {problem}{" "}
          <Button small onClick={() => void checkFiles(files.map(({ key }) => key))}>
            {texts.again}
          </Button>
        </Note>
      )}
      {run !== null && (
        <Card title={texts.running}>
          <p role="status">{texts.runOf(run.done, run.total)}</p>
          <progress value={run.done} max={run.total} aria-label={texts.running} />
          <p className={pageStyles.hint}>{texts.mayLeave}</p>
        </Card>
      )}
      {files.length > 0 && (
        <Card flush label={texts.files}>
          <div className={styles.tools}>
            <SegmentedControl
              label={texts.show}
              labelHidden
              options={[
                { value: "all", label: texts.all(files.length) },
                { value: "open", label: texts.open(files.filter(needsAttention).length) },
                { value: "replaced", label: texts.replaced(files.filter(filters.replaced).length) },
              ]}
              value={shown}
              onChange={setShown}
            />
            <FiguresTable isLocked={isLocked} icon={FileText} />
          </div>
          <FileTable rows={files.filter(filters[shown])} isLocked={isLocked} />
        </Card>
      )}
      <ConfirmDialog
        danger
        open={isAsking}
        title={texts.discardTitle}
        confirmText={texts.discard}
        cancelText={texts.keep}
        onConfirm={() => {
          setIsAsking(false);
          discardFiles();
        }}
        onClose={() => setIsAsking(false)}
      >
        {texts.discardText}
      </ConfirmDialog>
      {result !== null && (
        <PublishResult
          result={result}
          onAssign={() => setShown(files.every(needsAttention) ? "open" : "all")}
        />
      )}
    </>
  );
}
