import { permission } from "@kreislauf/contract/base";
import type { ServiceLocation, TireStorage } from "@kreislauf/contract/locations";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useCallback } from "react";
import { errorSentence } from "../base/api-error.ts";
import { useFormats } from "../base/format.ts";
import { useTexts } from "../base/language.tsx";
import { useLateDialog } from "../base/late-dialog.tsx";
import { useUser } from "../base/session.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { Late } from "../ui/late.tsx";
import { SkeletonCard } from "../ui/skeleton-card.tsx";
import { useSnackbar } from "../ui/snackbar.tsx";
import { tireStorageQuery, tireTypesQuery } from "./site.queries.ts";
import { tireStorageTexts } from "./tire-storage.texts.ts";
import styles from "./tire-storage-card.module.css";

const shownEntries = 5;

/** The used tires of a workshop; companies without tire types have no such storage. */
export function TireStorageCard({ site }: { site: ServiceLocation }) {
  const texts = useTexts(tireStorageTexts);
  const showSnack = useSnackbar();
  const { permissions } = useUser();
  const { data: types = [] } = useQuery(tireTypesQuery);
  const { data, isError, isFetching, refetch } = useQuery({
    ...tireStorageQuery(site.id),
    enabled: types.length > 0,
  });
  const entry = useLateDialog<{ locationId: number; types: typeof types }>(
    useCallback(async () => (await import("./tire-entry-dialog.tsx")).TireEntryDialog, []),
  );
  if (types.length === 0) return null;
  const mayEnter =
    site.active &&
    (permissions.includes(permission.orderManager) || permissions.includes(permission.locationManager));
  const open = () =>
    void entry
      .open({ locationId: site.id, types })
      .catch((error: unknown) => showSnack({ message: errorSentence(error), variant: "error" }));
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
      ) : isError ? (
        <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Late text={texts.loading}>
          <SkeletonCard />
        </Late>
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
