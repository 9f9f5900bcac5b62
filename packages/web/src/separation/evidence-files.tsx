import { separationApi, type SeparationEvidence, separationTexts } from "@kreislauf/contract/separation";
import { X } from "lucide-react";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { IconButton } from "@kreislauf/ui/controls/icon-button.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { ConfirmDialog } from "@kreislauf/ui/overlays/confirm-dialog.tsx";
import { call } from "../base/api.ts";
import { useSubmit } from "../base/use-submit.ts";
import { AttachmentButton } from "@kreislauf/ui/data/attachment-button.tsx";
import { separationScreenTexts } from "./separation.texts.ts";
import styles from "./separation.module.css";

interface EvidenceFilesProps {
  files: readonly SeparationEvidence[];
  onChanged: () => void;
}

/** The files of a place in the folder; a click on a name saves the file, and removing one asks first. */
export function EvidenceFiles({ files, onChanged }: EvidenceFilesProps) {
  const texts = useTexts(separationScreenTexts).evidence;
  const { evidenceKind } = useTexts(separationTexts);
  const showSnack = useSnackbar();
  const [removed, setRemoved] = useState<SeparationEvidence | null>(null);
  const { busy, failure, submit } = useSubmit({
    send: ({ id }: SeparationEvidence) =>
      call(separationApi.removeSeparationEvidence, { params: { evidenceId: id } }),
    onDone: () => {
      showSnack({ message: texts.removed(removed?.fileName ?? ""), variant: "success" });
      setRemoved(null);
    },
    onSettled: onChanged,
  });
  if (files.length === 0) return null;
  return (
    <>
      <ul className={styles.evidence}>
        {files.map((file) => (
          <li key={file.id}>
            <span>{evidenceKind[file.kind]}</span>
            <AttachmentButton
              attachment={file}
              load={(evidenceId) => call(separationApi.separationEvidence, { params: { evidenceId } })}
            />
            <IconButton icon={X} label={texts.remove(file.fileName)} onClick={() => setRemoved(file)} />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={removed !== null}
        title={texts.removeTitle(removed?.fileName ?? "")}
        confirmText={texts.removeConfirm}
        busyText={texts.removing}
        busy={busy}
        danger
        error={failure?.sentence}
        onConfirm={() => removed !== null && void submit(removed)}
        onClose={() => setRemoved(null)}
      >
        {texts.removeText}
      </ConfirmDialog>
    </>
  );
}
