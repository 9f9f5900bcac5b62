import { permission } from "@kreislauf/contract/base";
import type { Site, TireStorage } from "@kreislauf/contract/sites";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useCallback } from "react";
import { errorSentence } from "../../base/api-error.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useLazyDialog } from "@kreislauf/ui/overlays/use-lazy-dialog.tsx";
import { useUser } from "../../base/session.ts";
import { LoadFailure } from "../../base/load-failure.tsx";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { SkeletonCard } from "@kreislauf/ui/feedback/skeleton-card.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { tireStorageQuery, tireTypesQuery } from "../sites.queries.ts";
import { tireStorageTexts } from "./tire-storage.texts.ts";
import styles from "./tire-storage-card.module.css";

const shownEntries = 5;

/** The used tires stored at a workshop; renders nothing for companies without tire types. */
export function TireStorageCard({ site }: { site: Site }) {
  const texts = useTexts(tireStorageTexts);
  const showSnack = useSnackbar();
  const { permissions } = useUser();
  const { data: types = [] } = useQuery(tireTypesQuery);
  const { data, error, isFetching, refetch } = useQuery({
    ...tireStorageQuery(site.id),
    enabled: types.length > 0,
  });
  const entry = useLazyDialog<{ siteId: number; types: typeof types }>(
    useCallback(async () => (await import("./tire-entry-dialog.tsx")).TireEntryDialog, []),
  );
  if (types.length === 0) return null;
  const mayEnter =
    site.active &&
    (permissions.includes(permission.orderManager) || permissions.includes(permission.siteManager));
  const open = () =>
    void entry
      .open({ siteId: site.id, types })
      .catch((failure: unknown) => showSnack({ message: errorSentence(failure), variant: "error" }));
  return (
    <Card
      title={texts.title}
      {...(mayEnter && {
        actions: (
          <Button small icon={Plus} onClick={open}>
            {texts.add}
          </Button>
        ),
      })}
    >
      {data !== undefined ? (
        <Stock storage={data} />
      ) : error ? (
        <LoadFailure title={texts.failed} query={{ error, refetch, isFetching }} />
      ) : (
        <Delayed text={texts.loading}>
          <SkeletonCard />
        </Delayed>
      )}
      {entry.element}
    </Card>
  );
}

function Stock({ storage: { storage, entries } }: { storage: TireStorage }) {
  const texts = useTexts(tireStorageTexts);
  const { date, number } = useFormats();
  return (
    <>
      <p className={styles.head}>{texts.hint}</p>
      <ul className={styles.stock}>
        {storage.map(({ tireTypeId, description, amount, lastStoredOn }) => (
          <li key={tireTypeId}>
            <p className={styles.amount}>{amount === 0 ? texts.none : texts.amount(number(amount))}</p>
            <p className={styles.type}>{description}</p>
            {lastStoredOn !== null && <p className={styles.last}>{texts.last(date(lastStoredOn))}</p>}
          </li>
        ))}
      </ul>
      {entries.length > 0 && (
        <div className={styles.entries}>
          <h3>{texts.entries}</h3>
          <ul>
            {entries.slice(0, shownEntries).map((each) => (
              <li key={each.id} className={styles.entry}>
                {each.amount > 0
                  ? texts.came(number(each.amount), each.description)
                  : texts.went(number(-each.amount), each.description)}
                <small>
                  {[texts.by(date(each.storedOn), each.createdBy.name), each.note]
                    .filter(Boolean)
                    .join(" · ")}
                </small>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
