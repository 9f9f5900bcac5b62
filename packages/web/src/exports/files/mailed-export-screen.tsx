import { exportKindTexts, exportsApi, type MailedExport } from "@kreislauf/contract/exports";
import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { ApiError, errorSentence } from "../../base/api-error.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { usePathParam } from "../../base/navigation.ts";
import { hrefTo } from "../../base/paths.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { DefinitionList } from "@kreislauf/ui/data/definition-list.tsx";
import { ErrorState } from "@kreislauf/ui/feedback/error-state.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { PageHeader } from "@kreislauf/ui/layout/page-header.tsx";
import { Skeleton } from "@kreislauf/ui/feedback/skeleton.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import { DownloadProgress } from "./download-progress.tsx";
import { mailedExportQuery } from "../statistics/statistics.queries.ts";
import { exportsTexts } from "./exports.texts.ts";
import { useDownload } from "./use-download.ts";
import styles from "./exports.module.css";

/** The page that the mail about a finished export links to. */
export function MailedExportScreen() {
  const texts = useTexts(exportsTexts).mailed;
  const exportId = usePathParam("exportId");
  const { data, error, isFetching, refetch } = useQuery(mailedExportQuery(exportId));
  return (
    <>
      <PageHeader title={texts.title} />
      <Card flush={error !== null}>
        {data !== undefined ? (
          <ReadyExport ready={data} />
        ) : error === null ? (
          <Delayed text={texts.loading}>
            <Skeleton width="60%" />
          </Delayed>
        ) : (
          <MailedExportError error={error} onRetry={() => void refetch()} retrying={isFetching} />
        )}
      </Card>
    </>
  );
}

function MailedExportError({
  error,
  onRetry,
  retrying,
}: {
  error: Error;
  onRetry: () => void;
  retrying: boolean;
}) {
  const texts = useTexts(exportsTexts).mailed;
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === "not_found" || code === "validation") {
    return <StateMessage illustration="search" title={texts.gone} text={texts.goneText} />;
  }
  if (code === "export_expired" || code === "export_sites_withdrawn") {
    return (
      <StateMessage
        illustration="orders"
        title={code === "export_expired" ? texts.expired : texts.gone}
        text={error.message}
        action={<LinkButton href={hrefTo("orderHistory")}>{texts.again}</LinkButton>}
      />
    );
  }
  return (
    <ErrorState title={texts.failed} text={errorSentence(error)} onRetry={onRetry} retrying={retrying} />
  );
}

function ReadyExport({ ready }: { ready: MailedExport }) {
  const texts = useTexts(exportsTexts);
  const kinds = useTexts(exportKindTexts);
  const { dateTime, fileSize, number } = useFormats();
  const showSnack = useSnackbar();
  const { progress, start, cancel } = useDownload((fileName) =>
    showSnack({ message: texts.saved(fileName), variant: "success" }),
  );
  const { facts, download } = texts.mailed;
  const isRunning = progress.state === "running";
  return (
    <div className={styles.mailed}>
      <DefinitionList
        entries={[
          { label: facts.content, value: kinds[ready.kind] },
          { label: facts.file, value: ready.fileName },
          { label: ready.format === "zip" ? facts.files : facts.rows, value: number(ready.rowCount) },
          { label: facts.size, value: fileSize(ready.sizeBytes) },
          { label: facts.requested, value: dateTime(ready.requestedOn) },
          { label: facts.expires, value: dateTime(ready.expiresOn) },
        ]}
      />
      <DownloadProgress progress={progress} />
      <div>
        {isRunning ? (
          <Button onClick={cancel}>{texts.cancel}</Button>
        ) : (
          <Button
            variant="primary"
            icon={Download}
            onClick={() => start(exportsApi.downloadMailedExport, { params: { exportId: ready.id } })}
          >
            {download}
          </Button>
        )}
      </div>
    </div>
  );
}
