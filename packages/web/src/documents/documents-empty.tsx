import { type DocumentList, documentsTexts, documentTypes } from "@kreislauf/contract/documents";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { EmptyState } from "../base/empty-state.tsx";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import type { DocumentListState } from "./document-list-state.ts";
import { documentsScreenTexts } from "./documents.texts.ts";
import type { ChangeListState } from "../base/use-list-state.ts";

interface DocumentsEmptyProps {
  state: DocumentListState;
  change: ChangeListState<DocumentListState>;
  amountsByType: DocumentList["amountsByType"];
}

/** Why the list is empty, and the one button that helps. */
export function DocumentsEmpty({ state, change, amountsByType }: DocumentsEmptyProps) {
  const texts = useTexts(documentsScreenTexts);
  const { types } = useTexts(documentsTexts);
  if (state.search !== "") return <EmptyState kind="no_data_found" action={() => change({ search: "" })} />;
  const hasPeriod = state.from !== null || state.to !== null;
  const isChecked = state.check !== null && state.type === "invoice";
  if (hasPeriod || isChecked || state.sites !== "all" || state.among !== null) {
    return (
      <StateMessage
        illustration="filter"
        title={isChecked ? texts.checkState.empty : hasPeriod ? texts.emptyPeriod : texts.emptySites}
        text={texts.emptyFilterText}
        action={
          <Button onClick={() => change({ from: null, to: null, sites: "all", check: null, among: null })}>
            {texts.filters.reset}
          </Button>
        }
      />
    );
  }
  const other = documentTypes.find((type) => (amountsByType?.[type] ?? 0) > 0);
  return (
    <StateMessage
      illustration="orders"
      title={texts.empty}
      text={texts.emptyText}
      action={
        other && <Button onClick={() => change({ type: other })}>{texts.showOthers(types[other])}</Button>
      }
    />
  );
}

/** Instead of a list that cannot be requested. */
export function ReversedPeriod({ change }: { change: ChangeListState<DocumentListState> }) {
  const texts = useTexts(documentsScreenTexts);
  return (
    <Card flush>
      <StateMessage
        illustration="filter"
        title={texts.reversed}
        text={texts.filters.reversed}
        action={<Button onClick={() => change({ from: null, to: null })}>{texts.filters.reset}</Button>}
      />
    </Card>
  );
}
