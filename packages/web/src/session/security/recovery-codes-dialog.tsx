import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Checkbox } from "@kreislauf/ui/controls/checkbox.tsx";
import { RecoveryCodeList } from "@kreislauf/ui/data/recovery-code-list.tsx";
import { Dialog } from "@kreislauf/ui/overlays/dialog.tsx";
import { useBranding } from "../../base/branding.ts";
import { secondFactorTexts } from "../second-factor.texts.ts";

/**
 * Shows new recovery codes, which are shown only once. The dialog closes when the user confirms that they are saved.
 */
export function RecoveryCodesDialog({ codes, onClosed }: { codes: readonly string[]; onClosed: () => void }) {
  const texts = useTexts(secondFactorTexts).codes;
  const { productName } = useBranding();
  const [isOpen, setOpen] = useState(true);
  const [isSaved, setSaved] = useState(false);
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
      <RecoveryCodeList codes={codes} productName={productName} />
      <Checkbox label={texts.saved} checked={isSaved} onChange={(event) => setSaved(event.target.checked)} />
    </Dialog>
  );
}
