import { addressLine } from "@kreislauf/contract/sites";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { hrefTo } from "../../base/paths.ts";
import { LoadFailure } from "../../base/load-failure.tsx";
import { Badge } from "@kreislauf/ui/feedback/badge.tsx";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Dialog } from "@kreislauf/ui/overlays/dialog.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { SkeletonCard } from "@kreislauf/ui/feedback/skeleton-card.tsx";
import { deactivationsQuery } from "../sites.queries.ts";
import { sitesTexts } from "../sites.texts.ts";
import styles from "./deactivation-log-dialog.module.css";

/** All sites that were deactivated, including notices already read. */
export function DeactivationLogDialog({ onClosed }: { onClosed: () => void }) {
  const texts = useTexts(sitesTexts).log;
  const { dateTime } = useFormats();
  const [open, setOpen] = useState(true);
  const { data: entries, error, isFetching, refetch } = useQuery(deactivationsQuery(false));
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
        error ? (
          <LoadFailure title={texts.failed} query={{ error, refetch, isFetching }} />
        ) : (
          <Delayed text={texts.loading}>
            <SkeletonCard />
          </Delayed>
        )
      ) : entries.length === 0 ? (
        <p>{texts.empty}</p>
      ) : (
        <ul className={styles.rows}>
          {entries.map((entry) => (
            <li key={entry.id} className={styles.row}>
              <div className={styles.text}>
                <a className={styles.name} href={hrefTo("site", { id: entry.serviceLocationId })}>
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
