import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Checkbox } from "@kreislauf/ui/controls/checkbox.tsx";
import { RecoveryCodeList } from "@kreislauf/ui/data/recovery-code-list.tsx";
import { DialogFrame } from "@kreislauf/ui/overlays/dialog-frame.tsx";
import { signInTexts } from "./sign-in.texts.ts";

/** Shows new recovery codes; it can be closed only once the person has confirmed that they are saved. */
export function RecoveryCodesDialog({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const texts = useTexts(signInTexts);
  const [isSaved, setSaved] = useState(false);
  return (
    <DialogFrame
      alert
      open
      onClose={() => undefined}
      title={texts.codes.title}
      description={texts.codes.text}
      maxWidth={560}
      actions={
        <Button
          variant="primary"
          lockedBecause={isSaved ? undefined : texts.codes.savedMissing}
          reasonElsewhere
          onClick={onSaved}
        >
          {texts.codes.finish}
        </Button>
      }
    >
      <RecoveryCodeList codes={codes} productName={texts.product} />
      <Checkbox
        label={texts.codes.saved}
        checked={isSaved}
        onChange={(event) => setSaved(event.target.checked)}
      />
    </DialogFrame>
  );
}
