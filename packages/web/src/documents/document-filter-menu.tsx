import { documentSortKeys } from "@kreislauf/contract/documents";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Settings2 } from "lucide-react";
import { useState } from "react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { MobileBarPortal } from "@kreislauf/ui/layout/mobile-bar-slots.tsx";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Dialog } from "@kreislauf/ui/overlays/dialog.tsx";
import { IconButton } from "@kreislauf/ui/controls/icon-button.tsx";
import { SegmentedControl } from "@kreislauf/ui/controls/segmented-control.tsx";
import { Select } from "@kreislauf/ui/controls/select.tsx";
import { documentList, type DocumentListState, hasReversedPeriod } from "./document-list-state.ts";
import { DocumentPeriodFields } from "./document-period-fields.tsx";
import { documentListQuery } from "./documents.queries.ts";
import { documentsScreenTexts } from "./documents.texts.ts";
import type { ChangeListState } from "../base/use-list-state.ts";
import styles from "./documents.module.css";

interface DocumentFilterMenuProps {
  state: DocumentListState;
  change: ChangeListState<DocumentListState>;
}

const sheetWidth = 420; // px, docs/coverage.md 2.60

/** The list shows documents of one type at a time, so sorting by type would be pointless. */
const sortKeys = documentSortKeys.filter((key) => key !== "type");

/**
 * The button in the mobile top bar that opens the filters, and the sheet with period and sorting, which take effect
 * when they are applied.
 */
export function DocumentFilterMenu({ state, change }: DocumentFilterMenuProps) {
  const texts = useTexts(documentsScreenTexts).filters;
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState<Pick<DocumentListState, "from" | "to" | "sort">>(state);
  const activeCount = [state.from, state.to].filter((month) => month !== null).length;
  const apply = (next: Partial<DocumentListState>) => {
    setOpen(false);
    change(next);
  };
  return (
    <>
      <MobileBarPortal area="filter">
        <IconButton
          icon={Settings2}
          label={texts.open(activeCount)}
          badge={activeCount}
          variant="onDark"
          aria-haspopup="dialog"
          onClick={() => {
            setDraft({ from: state.from, to: state.to, sort: state.sort });
            setOpen(true);
          }}
        />
      </MobileBarPortal>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={texts.title}
        description={texts.description}
        maxWidth={sheetWidth}
        actions={
          <>
            <Button onClick={() => apply({ from: null, to: null })}>{texts.reset}</Button>
            <ApplyButton
              state={documentList.change(state, draft)}
              isOpen={open}
              onApply={() => apply(draft)}
            />
          </>
        }
      >
        <div className={styles.sheet}>
          <div className={styles.months}>
            <DocumentPeriodFields
              from={draft.from}
              to={draft.to}
              onChange={(period) => setDraft({ ...draft, ...period })}
            />
          </div>
          <Select
            label={texts.sort}
            options={sortKeys.map((key) => ({ value: key, label: texts.sortedBy[key] }))}
            value={draft.sort.by}
            onChange={(by) => setDraft({ ...draft, sort: { ...draft.sort, by } })}
          />
          <SegmentedControl
            fill
            label={texts.direction}
            options={[
              { value: "asc", label: texts.ascending },
              { value: "desc", label: texts.descending },
            ]}
            value={draft.sort.order}
            onChange={(order) => setDraft({ ...draft, sort: { ...draft.sort, order } })}
          />
        </div>
      </Dialog>
    </>
  );
}

/**
 * The button that applies the filters says how many documents will match. The number comes with the first page of these
 * documents, which is then in the cache.
 */
function ApplyButton({
  state,
  isOpen,
  onApply,
}: {
  state: DocumentListState;
  isOpen: boolean;
  onApply: () => void;
}) {
  const texts = useTexts(documentsScreenTexts).filters;
  const { number } = useFormats();
  const reversed = hasReversedPeriod(state);
  const { data } = useQuery({
    ...documentListQuery(state),
    enabled: isOpen && !reversed,
    placeholderData: keepPreviousData,
  });
  return (
    <Button
      variant="primary"
      lockedBecause={reversed ? texts.reversed : undefined}
      reasonElsewhere
      onClick={onApply}
    >
      {data === undefined || reversed ? texts.applyUncounted : texts.apply(number(data.totalRecords))}
    </Button>
  );
}
