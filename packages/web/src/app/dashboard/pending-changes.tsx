import { useQuery } from "@tanstack/react-query";
import { pendingChangeLabel } from "../../agreements/agreement-labels.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { hrefTo } from "../../base/paths.ts";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { CountPill } from "@kreislauf/ui/feedback/count-pill.tsx";
import { pendingChangesQuery } from "./dashboard.queries.ts";
import { dashboardTexts } from "./dashboard.texts.ts";
import styles from "./short-list.module.css";

/** Requested changes of agreements that are not in effect yet; renders nothing if there are none. */
export function PendingChanges() {
  const texts = useTexts(dashboardTexts).changes;
  const language = useLanguage();
  const { date } = useFormats();
  const { data = [] } = useQuery(pendingChangesQuery);
  if (data.length === 0) return null;
  return (
    <Card title={texts.title} actions={<CountPill count={data.length} />} flush>
      <ul>
        {data.map(({ agreementId, serviceLocationId, site, wasteType, containerType, change }) => (
          <li key={agreementId} className={styles.item}>
            <a href={hrefTo("agreements", undefined, { site: serviceLocationId })}>{wasteType}</a>
            <small>{`${containerType} · ${site}`}</small>
            <span className={styles.state}>
              {`${pendingChangeLabel(change, language)} · ${
                change.effectiveOn === null ? texts.coordinating : texts.from(date(change.effectiveOn))
              }`}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
