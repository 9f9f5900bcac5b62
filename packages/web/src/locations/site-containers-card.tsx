import type { ImprovedServiceLocation } from "@kreislauf/contract/locations";
import { useFormats } from "../base/format.ts";
import { useTexts } from "../base/language.tsx";
import { hrefTo } from "../base/paths.ts";
import { containerShapes } from "../catalog/index.ts";
import { Breakable } from "../ui/breakable.tsx";
import { Card } from "../ui/card.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { ContainerDrawing } from "../ui/container-drawing.tsx";
import { StateMessage } from "../ui/state-message.tsx";
import { siteDetailTexts } from "./site-detail.texts.ts";
import styles from "./site-containers-card.module.css";

interface SiteContainersCardProps {
  locationId: number;
  agreements: NonNullable<ImprovedServiceLocation["agreements"]>;
}

/** It scrolls sideways where there are many, also by the keyboard. */
const scrollable = { role: "group", tabIndex: 0 } as const;

/** What stands at a site, side by side on the ground. */
export function SiteContainersCard({ locationId, agreements }: SiteContainersCardProps) {
  const texts = useTexts(siteDetailTexts).containers;
  const { number } = useFormats();
  return (
    <Card
      title={texts.title}
      flush
      actions={
        <LinkButton variant="ghost" small href={hrefTo("agreements", {}, { site: locationId })}>
          {texts.all}
        </LinkButton>
      }
    >
      {agreements.length === 0 ? (
        <StateMessage illustration="periodic" title={texts.none} text={texts.noneText} />
      ) : (
        <div className={styles.strip} aria-label={texts.title} {...scrollable}>
          <ul className={styles.items}>
            {agreements.map(({ agreementId, containersOnSite, containerType, wasteType, status }) => (
              <li key={agreementId} className={styles.item}>
                <div className={styles.stage}>
                  <div className={styles.drawing}>
                    <ContainerDrawing
                      shape={containerShapes[containerType.drawing]}
                      empty={containersOnSite === 0}
                    />
                  </div>
                </div>
                <div className={styles.words}>
                  <p className={styles.count}>
                    {status === "requested" ? texts.requested : texts.amount(number(containersOnSite))}
                  </p>
                  <p className={styles.waste}>
                    <Breakable text={wasteType.description} />
                  </p>
                  <p className={styles.type}>{containerType.type}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}
