import { catalogTexts } from "@kreislauf/contract/catalog";
import type { DisposerOrder } from "@kreislauf/contract/disposers";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { ContainerIllustration } from "@kreislauf/ui/drawings/container-illustration.tsx";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { MapPin, Phone, StickyNote, Truck, User } from "lucide-react";
import { containerShapes } from "../catalog/index.ts";
import { DisposerSketch } from "./disposer-sketch.tsx";
import { useAmount } from "./use-amount.ts";
import { disposerTexts } from "./disposer.texts.ts";
import styles from "./disposer.module.css";

interface DisposerJobProps {
  token: string;
  order: DisposerOrder;
  job: NonNullable<DisposerOrder["job"]>;
}

/** What has to be done and where, whom to ask for at the gate, and how to get onto the site. */
export function DisposerJob({ token, order, job }: DisposerJobProps) {
  const { wasteType, containerType, containerActionId } = order;
  const texts = useTexts(disposerTexts);
  const { containerAction } = useTexts(catalogTexts);
  const amount = useAmount(order);
  const place = `${job.street} ${job.houseNumber}, ${job.zip} ${job.city}`;
  const gate = [
    job.gateWidth !== null && texts.access.width(job.gateWidth),
    job.gateHeight !== null && texts.access.height(job.gateHeight),
  ].filter((part) => part !== false);
  const hasAccess =
    gate.length > 0 || job.driverHints !== null || job.hasHiddenHints || job.sketches.length > 0;
  return (
    <div className={styles.side}>
      <Card label={texts.job.label} flush>
        <div className={styles.stage}>
          <ContainerIllustration
            shape={containerShapes[containerType.drawing]}
            dimension={containerType.size === "" ? undefined : containerType.size}
          />
        </div>
        <div className={styles.facts}>
          <div>
            <Icon of={Truck} />
            <p>
              <b>
                {amount}, {containerAction[containerActionId].toLocaleLowerCase()}
              </b>
              <small>
                {wasteType.description}
                {wasteType.avvCode !== "" && `, AVV ${wasteType.avvCode}`}
              </small>
            </p>
          </div>
          <div>
            <Icon of={MapPin} />
            <p>
              <b>
                {job.company}, {job.alias}
              </b>
              <small>{place}</small>
            </p>
          </div>
          {(job.contact !== null || job.openingHours !== null) && (
            <div>
              <Icon of={User} />
              <p>
                {job.contact !== null && <b>{job.contact.name}</b>}
                {job.openingHours !== null && <small>{texts.job.onSite(job.openingHours)}</small>}
              </p>
            </div>
          )}
          {job.note !== null && (
            <div>
              <Icon of={StickyNote} />
              <p>
                <b>{texts.job.note}</b>
                <small>{job.note}</small>
              </p>
            </div>
          )}
        </div>
        <div className={styles.calls}>
          <LinkButton icon={MapPin} href={routeTo(job, place)}>
            {texts.job.route}
          </LinkButton>
          {typeof job.contact?.phone === "string" && (
            <LinkButton icon={Phone} href={`tel:${job.contact.phone.replaceAll(/[^+\d]/g, "")}`}>
              {texts.job.call}
            </LinkButton>
          )}
        </div>
      </Card>
      {hasAccess && (
        <Card title={texts.access.title}>
          <div className={styles.access}>
            {gate.length > 0 && <p>{gate.join(", ")}</p>}
            {job.driverHints !== null && <p className={styles.hints}>{job.driverHints}</p>}
            {job.hasHiddenHints && <p className={styles.quiet}>{texts.access.hidden}</p>}
            {job.sketches.map((sketch) => (
              <DisposerSketch key={sketch.id} token={token} sketch={sketch} />
            ))}
          </div>
        </Card>
      )}
    </div>
  );
}

/** A link that opens the map app of the device; the page itself loads nothing from other servers. */
const routeTo = ({ lat, lon }: DisposerJobProps["job"], place: string): string =>
  lat === null || lon === null
    ? `geo:0,0?q=${encodeURIComponent(place)}`
    : `geo:${lat},${lon}?q=${lat},${lon}(${encodeURIComponent(place)})`;
