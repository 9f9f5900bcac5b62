import type { SavedView } from "@kreislauf/contract/orders";
import { useQuery } from "@tanstack/react-query";
import { Bookmark, Pencil, Plus, Share2 } from "lucide-react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { today } from "@kreislauf/ui/base/today.ts";
import { VisuallyHidden } from "@kreislauf/ui/base/visually-hidden.tsx";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { countOfStatus, orderCountsQuery } from "../orders.queries.ts";
import { openSavedQuery } from "./saved-view-query.ts";
import { savedViewsQuery } from "./saved-views.queries.ts";
import { savedViewsTexts } from "./saved-views.texts.ts";
import styles from "./saved-views.module.css";

interface SavedViewListProps {
  shownId: number | undefined;
  onOpen: (view: SavedView) => void;
  onDialog: (dialog: "save" | "manage") => void;
}

/** Only this many views, from the top, show their number of orders, because each number needs a request. */
const countedViews = 12;

/** The person's own views and those shared by colleagues, each with how many orders it shows now. */
export function SavedViewList({ shownId, onOpen, onDialog }: SavedViewListProps) {
  const texts = useTexts(savedViewsTexts);
  const { data, isError, isFetching, refetch } = useQuery(savedViewsQuery);
  const views = data?.views ?? [];
  const own = views.filter((view) => view.own);
  const groups = [
    { title: texts.mine, views: own },
    { title: texts.shared, views: views.filter((view) => !view.own) },
  ].filter((group) => group.views.length > 0);
  const counted = new Set(views.slice(0, countedViews).map(({ id }) => id));
  return (
    <div className={styles.list}>
      {data === undefined && (
        <div className={styles.empty} role="status">
          {isError && !isFetching ? (
            <>
              <p>{texts.failed}</p>
              <Button small onClick={() => void refetch()}>
                {texts.retry}
              </Button>
            </>
          ) : (
            texts.loading
          )}
        </div>
      )}
      {data !== undefined && views.length === 0 && <p className={styles.empty}>{texts.none}</p>}
      {groups.map(({ title, views: inGroup }) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          <ul>
            {inGroup.map((view) => (
              <li key={view.id}>
                <button type="button" aria-pressed={view.id === shownId} onClick={() => onOpen(view)}>
                  <Icon of={view.own ? Bookmark : Share2} size={18} />
                  <span className={styles.name}>
                    {view.name}
                    {!view.own && <small>{texts.by(view.owner)}</small>}
                  </span>
                  {counted.has(view.id) && <ViewCount view={view} />}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <div className={styles.foot}>
        <button type="button" onClick={() => onDialog("save")}>
          <Icon of={Plus} size={18} />
          {texts.save}
        </button>
        {own.length > 0 && (
          <button type="button" onClick={() => onDialog("manage")}>
            <Icon of={Pencil} size={18} />
            {texts.manage}
          </button>
        )}
      </div>
    </div>
  );
}

function ViewCount({ view }: { view: SavedView }) {
  const texts = useTexts(savedViewsTexts);
  const { number } = useFormats();
  const { site, search, filters, status } = openSavedQuery(view.query, today()).state;
  const { data } = useQuery({
    ...orderCountsQuery({ site: site ?? "all", search, filters }),
    staleTime: 30_000, // ms
  });
  if (data === undefined) return null;
  const count = number(countOfStatus(data, status));
  return (
    <span className={styles.count}>
      <span aria-hidden>{count}</span>
      <VisuallyHidden>{texts.orders(count)}</VisuallyHidden>
    </span>
  );
}
