import { auditApi, type AuditFilter } from "@kreislauf/contract/users";
import { Download } from "lucide-react";
import { exportTexts } from "../../base/export.texts.ts";
import { useSubmit } from "../../base/use-submit.ts";
import { download, saveFile } from "../../base/download.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { accessAndLogTexts } from "../base/access-and-log.texts.ts";

interface LogExportButtonProps {
  filter: AuditFilter;
  /** How many entries match the filter; undefined until that is loaded. */
  total: number | undefined;
}

/** Downloads the entries that match the log's filter, from all pages. */
export function LogExportButton({ filter, total }: LogExportButtonProps) {
  const texts = useTexts(accessAndLogTexts).log;
  const { nothingToExport } = useTexts(exportTexts);
  const showSnack = useSnackbar();
  const { busy, submit } = useSubmit({
    send: () => download(auditApi.exportAudit, { query: filter }),
    onDone: ({ file }) => file && saveFile(file),
    onFailure: () => showSnack({ message: texts.exportFailed, variant: "error" }),
  });
  return (
    <Button
      block
      icon={Download}
      lockedBecause={total === 0 ? nothingToExport : undefined}
      busy={busy}
      busyText={texts.exporting}
      onClick={() => void submit()}
    >
      {texts.export}
    </Button>
  );
}
