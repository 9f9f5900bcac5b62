import { auditApi, type AuditFilter } from "@kreislauf/contract/users";
import { Download } from "lucide-react";
import { useSubmit } from "../../base/use-submit.ts";
import { download, saveFile } from "../../base/download.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { accessAndLogTexts } from "../base/access-and-log.texts.ts";

/** Downloads all entries that match the log's filter, on every page. */
export function LogExportButton({ filter }: { filter: AuditFilter }) {
  const texts = useTexts(accessAndLogTexts).log;
  const showSnack = useSnackbar();
  const { busy, submit } = useSubmit({
    send: () => download(auditApi.exportAudit, { query: filter }),
    onDone: ({ file }) => file && saveFile(file),
    onFailure: () => showSnack({ message: texts.exportFailed, variant: "error" }),
  });
  return (
    <Button block icon={Download} busy={busy} busyText={texts.exporting} onClick={() => void submit()}>
      {texts.export}
    </Button>
  );
}
