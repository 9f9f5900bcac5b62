import { type DocumentList, documentsTexts, documentTypes } from "@kreislauf/contract/documents";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { EmptyState } from "../base/empty-state.tsx";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import type { DocumentListState } from "./document-list-state.ts";
import { documentListTexts } from "./document-list.texts.ts";
import { documentsScreenTexts } from "./documents.texts.ts";
import type { ChangeListState } from "../base/use-list-state.ts";

interface DocumentsEmptyProps {
  state: DocumentListState;
  change: ChangeListState<DocumentListState>;
  amountsByType: DocumentList["amountsByType"];
}

/** Says why the list is empty, with a button that may help, such as one that resets the filters. */
export function DocumentsEmpty({ state, change, amountsByType }: DocumentsEmptyProps) {
  const texts = useTexts(documentsScreenTexts);
  const words = useTexts(documentListTexts);
  const { types } = useTexts(documentsTexts);
  if (state.search !== "") return <EmptyState kind="no_data_found" action={() => change({ search: "" })} />;
  const title = whatIsMissing(state, texts, words);
  if (title !== undefined) {
    const isByState = state.type === "invoice" && (state.payment !== null || state.check !== null);
    return (
      <StateMessage
        illustration="filter"
        title={title}
        text={isByState ? words.emptyStateText : texts.emptyFilterText}
        action={
          <Button
            onClick={() =>
              change({ from: null, to: null, sites: "all", check: null, payment: null, among: null })
            }
          >
            {words.resetFilters}
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

/** The title that names the filter which no document matches; undefined if no filter is set. */
function whatIsMissing(
  { type, check, payment, from, to, sites, among }: DocumentListState,
  texts: (typeof documentsScreenTexts)["de"],
  { emptyPayment }: (typeof documentListTexts)["de"],
): string | undefined {
  if (payment !== null && type === "invoice") return emptyPayment[payment];
  if (check !== null && type === "invoice") return texts.checkState.empty;
  if (from !== null || to !== null) return texts.emptyPeriod;
  return sites !== "all" || among !== null ? texts.emptySites : undefined;
}

/** Shown in place of the list if the filter's period ends before it starts, since no list is requested then. */
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
