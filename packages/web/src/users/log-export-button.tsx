import { auditApi, type AuditFilter } from "@kreislauf/contract/users";
import { Download } from "lucide-react";
import { useState } from "react";
import { download, saveFile } from "../base/download.ts";
import { useTexts } from "../base/language.tsx";
import { Button } from "../ui/button.tsx";
import { useSnackbar } from "../ui/snackbar.tsx";
import { rightsTexts } from "./rights.texts.ts";

/** Saves what the log's filter leaves, all of its pages. */
export function LogExportButton({ filter }: { filter: AuditFilter }) {
  const texts = useTexts(rightsTexts).log;
  const showSnack = useSnackbar();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    const terms = { signal: new AbortController().signal, onProgress: () => undefined };
    try {
      const { file } = await download(auditApi.exportAudit, { query: filter }, terms);
      if (file) saveFile(file);
    } catch {
      showSnack({ message: texts.exportFailed, variant: "error" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button block icon={Download} busy={busy} busyText={texts.exporting} onClick={() => void run()}>
      {texts.export}
    </Button>
  );
}
