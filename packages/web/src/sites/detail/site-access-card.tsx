import { siteFieldLabels, type Site } from "@kreislauf/contract/sites";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { DefinitionList } from "@kreislauf/ui/data/definition-list.tsx";
import { siteDetailTexts } from "./site-detail.texts.ts";
import styles from "./site-detail.module.css";

/** What a driver has to know to get onto the site, such as opening hours and the gate. */
export function SiteAccessCard({ access }: { access: Site["access"] }) {
  const texts = useTexts(siteDetailTexts).access;
  const labels = useTexts(siteFieldLabels);
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
              { label: labels.openingHours, value: access.openingHours },
              { label: labels.gateWidth, value: access.gateWidth },
              { label: labels.gateHeight, value: access.gateHeight },
              {
                label: labels.driverHints,
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
