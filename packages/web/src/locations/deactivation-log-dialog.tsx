import { addressLine } from "@kreislauf/contract/locations";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useFormats } from "../base/format.ts";
import { useTexts } from "../base/language.tsx";
import { hrefTo } from "../base/paths.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { Late } from "../ui/late.tsx";
import { SkeletonCard } from "../ui/skeleton-card.tsx";
import { deactivationsQuery } from "./site.queries.ts";
import { sitesTexts } from "./sites.texts.ts";
import styles from "./deactivation-log-dialog.module.css";

/** Every site that was deactivated, also what somebody has read. */
export function DeactivationLogDialog({ onClosed }: { onClosed: () => void }) {
  const texts = useTexts(sitesTexts).log;
  const { dateTime } = useFormats();
  const [open, setOpen] = useState(true);
  const { data: entries, isError, isFetching, refetch } = useQuery(deactivationsQuery(false));
  const close = () => setOpen(false);
  return (
    <Dialog
      open={open}
      onClose={close}
      onClosed={onClosed}
      title={texts.title}
      description={texts.description}
      maxWidth={640}
      actions={<Button onClick={close}>{texts.close}</Button>}
    >
      {entries === undefined ? (
        isError ? (
          <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <Late text={texts.loading}>
            <SkeletonCard />
          </Late>
        )
      ) : entries.length === 0 ? (
        <p>{texts.empty}</p>
      ) : (
        <ul className={styles.rows}>
          {entries.map((entry) => (
            <li key={entry.id} className={styles.row}>
              <div className={styles.text}>
                <a className={styles.name} href={hrefTo("location", { id: entry.serviceLocationId })}>
                  {entry.alias}
                </a>
                <small>{addressLine(entry)}</small>
                <small>
                  {texts.on(
                    dateTime(entry.deactivatedOn),
                    entry.automatic ? texts.automatic : entry.deactivatedBy.name,
                  )}
                </small>
              </div>
              {entry.active && <Badge>{texts.again}</Badge>}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
