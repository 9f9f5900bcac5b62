import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Checkbox } from "@kreislauf/ui/controls/checkbox.tsx";
import { useCopy } from "@kreislauf/ui/feedback/use-copy.ts";
import { Dialog } from "@kreislauf/ui/overlays/dialog.tsx";
import { useBranding } from "../../base/branding.ts";
import { secondFactorTexts } from "../second-factor.texts.ts";
import styles from "./second-factor.module.css";

/** Shows new recovery codes, which nobody sees again; it closes once the person says that they are saved. */
export function RecoveryCodesDialog({ codes, onClosed }: { codes: readonly string[]; onClosed: () => void }) {
  const texts = useTexts(secondFactorTexts).codes;
  const { productName } = useBranding();
  const [isOpen, setOpen] = useState(true);
  const [isSaved, setSaved] = useState(false);
  const copy = useCopy();
  const file = `${texts.fileTitle(productName)}\n\n${codes.join("\n")}\n`;
  return (
    <Dialog
      open={isOpen}
      dirty={!isSaved}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      title={texts.title}
      description={texts.lead}
      maxWidth={560}
      actions={
        <Button
          variant="primary"
          lockedBecause={isSaved ? undefined : texts.savedMissing}
          reasonElsewhere
          onClick={() => setOpen(false)}
        >
          {texts.finish}
        </Button>
      }
    >
      <ul className={styles.codes} aria-label={texts.list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className={styles.codeActions}>
        <Button small onClick={() => void copy(codes.join("\n"), texts)}>
          {texts.copy}
        </Button>
        <a
          className={styles.download}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download={texts.fileName}
        >
          {texts.download}
        </a>
      </p>
      <Checkbox label={texts.saved} checked={isSaved} onChange={(event) => setSaved(event.target.checked)} />
    </Dialog>
  );
}
