import type { SavedView } from "@kreislauf/contract/orders";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Bookmark } from "lucide-react";
import { useEffect, useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { today } from "@kreislauf/ui/base/today.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { Popover } from "@kreislauf/ui/overlays/popover.tsx";
import { rememberedId } from "../../base/remembered-id.ts";
import type { ChangeListState } from "../../base/use-list-state.ts";
import type { SiteScope } from "../../sites/index.ts";
import type { OrderListParams, OrderListState } from "../base/order-list-state.ts";
import { filterOptionsQuery } from "../orders.queries.ts";
import { ManageViewsDialog } from "./manage-views-dialog.tsx";
import { SaveViewDialog } from "./save-view-dialog.tsx";
import { takeColumns } from "./saved-columns.ts";
import { SavedViewList } from "./saved-view-list.tsx";
import { isBasedOn, isShownNow, openSavedQuery, toSavedQuery } from "./saved-view-query.ts";
import { savedViewsQuery } from "./saved-views.queries.ts";
import { savedViewsTexts } from "./saved-views.texts.ts";

export interface SavedViewsMenuProps {
  readonly site: SiteScope;
  readonly state: OrderListState;
  readonly change: ChangeListState<OrderListParams>;
  /** Whether to open the menu at once, because the button was pressed before this code was loaded. */
  readonly openAtOnce: boolean;
}

/**
 * The view that was opened last. Its name is shown while the list is filtered further, also after reloading the page.
 */
const lastView = rememberedId("kreislauf.savedView");

type OpenDialog = "save" | "manage" | null;

/** A menu to open saved views, the person's own and those shared by colleagues, and to save new ones. */
export function SavedViewsMenu({ site, state, change, openAtOnce }: SavedViewsMenuProps) {
  const texts = useTexts(savedViewsTexts);
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const { data } = useQuery(savedViewsQuery);
  const shownState = { ...state, site };
  const shown = data?.views.find(({ query }) => isShownNow(query, shownState, today()));
  const [lastId, setLastId] = useState(lastView.get);
  if (shown !== undefined && shown.id !== lastId) setLastId(shown.id);
  useEffect(() => {
    if (lastId !== null) lastView.set(lastId);
  }, [lastId]);
  const changed =
    shown === undefined
      ? data?.views.find(({ id, query }) => id === lastId && isBasedOn(query, shownState, today()))
      : undefined;

  const open = async ({ name, query }: SavedView) => {
    const { site: viewSite } = openSavedQuery(query, today()).state;
    // If the filter options cannot be loaded, no value counts as gone, and the view opens as it was saved.
    const known = await queryClient
      .fetchQuery({ ...filterOptionsQuery(viewSite ?? "all"), staleTime: 300_000 })
      .catch(() => undefined);
    const { state: next, columns, lost } = openSavedQuery(query, today(), known);
    takeColumns(columns);
    change(next);
    if (lost.length === 0) return;
    const names: Readonly<Record<string, string>> = texts.lostFilter;
    const filters = [...new Set(lost.map((key) => names[key] ?? texts.otherFilter))];
    showSnack({
      message: texts.lost(name, filters.join(", ")),
      variant: "info",
      timeout: -1,
      showCloseButton: true,
    });
  };
  return (
    <>
      <Popover
        flush
        label={texts.label}
        defaultOpen={openAtOnce}
        trigger={
          <Button small icon={Bookmark}>
            {changed === undefined ? (shown?.name ?? texts.label) : texts.changed(changed.name)}
          </Button>
        }
      >
        {(close) => (
          <SavedViewList
            shownId={shown?.id}
            onOpen={(view) => {
              close();
              void open(view);
            }}
            onDialog={(next) => {
              close();
              setDialog(next);
            }}
          />
        )}
      </Popover>
      {dialog === "save" && (
        <SaveViewDialog
          view={undefined}
          query={toSavedQuery(shownState, today())}
          onClosed={() => setDialog(null)}
        />
      )}
      {dialog === "manage" && <ManageViewsDialog onClosed={() => setDialog(null)} />}
    </>
  );
}
