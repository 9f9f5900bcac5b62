import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Checkbox } from "@kreislauf/ui/controls/checkbox.tsx";
import { RecoveryCodeList } from "@kreislauf/ui/data/recovery-code-list.tsx";
import { SignInCard } from "./sign-in-card.tsx";
import { signInTexts } from "./sign-in.texts.ts";
import styles from "./sign-in-card.module.css";

/** Shows the recovery codes once, after the first second factor was set up. */
export function SaveCodesForm({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const texts = useTexts(signInTexts);
  const [isSaved, setSaved] = useState(false);
  return (
    <SignInCard title={texts.codes.title}>
      <div className={styles.form}>
        <p>{texts.codes.text}</p>
        <div>
          <RecoveryCodeList codes={codes} productName={texts.product} />
        </div>
        <Checkbox
          label={texts.codes.saved}
          checked={isSaved}
          onChange={(event) => setSaved(event.target.checked)}
        />
        <Button
          variant="primary"
          block
          lockedBecause={isSaved ? undefined : texts.codes.savedMissing}
          reasonElsewhere
          onClick={onSaved}
        >
          {texts.codes.finish}
        </Button>
      </div>
    </SignInCard>
  );
}
