import type { ServiceLocation } from "@kreislauf/contract/locations";
import { useTexts } from "../base/language.tsx";
import { Card } from "../ui/card.tsx";
import { DefinitionList } from "../ui/definition-list.tsx";
import { siteDetailTexts } from "./site-detail.texts.ts";
import styles from "./site-detail.module.css";

/** How a driver gets in. */
export function SiteAccessCard({ access }: { access: ServiceLocation["access"] }) {
  const texts = useTexts(siteDetailTexts).access;
  const isEmpty = Object.values(access).every((value) => value === null);
  return (
    <Card title={texts.title}>
      {isEmpty ? (
        <p>{texts.none}</p>
      ) : (
        <>
          <p className={styles.note}>{texts.hint}</p>
          <DefinitionList
            entries={[
              { label: texts.openingHours, value: access.openingHours },
              { label: texts.gateWidth, value: access.gateWidth },
              { label: texts.gateHeight, value: access.gateHeight },
              {
                label: texts.driverHints,
                value: access.driverHints && <span className={styles.hints}>{access.driverHints}</span>,
                wide: true,
              },
            ]}
          />
        </>
      )}
    </Card>
  );
}
