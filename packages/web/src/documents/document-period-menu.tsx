import { Settings2 } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../base/language.tsx";
import { InMobileBar } from "../base/mobile-areas.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { type DocumentListState, isReversed } from "./document-list-state.ts";
import { DocumentPeriod } from "./document-period.tsx";
import { documentsScreenTexts } from "./documents.texts.ts";
import type { ChangeDocumentList } from "./use-document-list-state.ts";
import styles from "./documents.module.css";

const sheetWidth = 420; // px

/** The filter toggle in the mobile top bar, and the sheet it opens. */
export function DocumentPeriodMenu({
  state,
  change,
}: {
  state: DocumentListState;
  change: ChangeDocumentList;
}) {
  const texts = useTexts(documentsScreenTexts);
  const [open, setOpen] = useState(false);
  const [period, setPeriod] = useState({ from: state.from, to: state.to });
  const set = [state.from, state.to].filter((month) => month !== null).length;
  const apply = (next: typeof period) => {
    setOpen(false);
    change(next);
  };
  return (
    <>
      <InMobileBar area="filter">
        <IconButton
          icon={Settings2}
          label={texts.filter(set)}
          badge={set}
          variant="onDark"
          aria-haspopup="dialog"
          onClick={() => {
            setPeriod({ from: state.from, to: state.to });
            setOpen(true);
          }}
        />
      </InMobileBar>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={texts.filterTitle}
        maxWidth={sheetWidth}
        actions={
          <>
            <Button onClick={() => apply({ from: null, to: null })}>{texts.reset}</Button>
            <Button
              variant="primary"
              lockedBecause={isReversed(period) ? texts.reversed : undefined}
              reasonElsewhere
              onClick={() => apply(period)}
            >
              {texts.show}
            </Button>
          </>
        }
      >
        <div className={styles.sheet}>
          <DocumentPeriod {...period} onChange={(next) => setPeriod({ ...period, ...next })} />
        </div>
      </Dialog>
    </>
  );
}
