import { permission } from "@kreislauf/contract/base";
import { addressLine, type SiteWithAgreements } from "@kreislauf/contract/sites";
import { Pencil, Plus, RotateCcw } from "lucide-react";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { hrefTo } from "../../base/paths.ts";
import { useUser } from "../../base/session.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { PageHeader } from "@kreislauf/ui/layout/page-header.tsx";
import { StatusBadge } from "@kreislauf/ui/feedback/status-badge.tsx";
import { SiteAccessCard } from "./site-access-card.tsx";
import { formatDeactivation } from "../list/site-columns.tsx";
import { SiteContactCard } from "./site-contact-card.tsx";
import { SiteContainersCard } from "./site-containers-card.tsx";
import { SiteDataCard } from "./site-data-card.tsx";
import { SiteDeactivateCard } from "./site-deactivate-card.tsx";
import { siteDetailTexts } from "./site-detail.texts.ts";
import { SiteLinks } from "./site-links.tsx";
import { SiteMiniMap } from "../map/site-mini-map.tsx";
import { useHasStreets } from "../map/use-has-streets.ts";
import { SiteOrdersCard } from "./site-orders-card.tsx";
import { SiteSketchesCard } from "./site-sketches-card.tsx";
import { SiteUsersCard } from "./site-users-card.tsx";
import { TireStorageCard } from "./tire-storage-card.tsx";
import { useSiteActions } from "../base/use-site-actions.tsx";
import styles from "./site-detail.module.css";

/** A site in cards by topic; site managers can change it here. */
export function SiteDetail({ site }: { site: SiteWithAgreements }) {
  const texts = useTexts(siteDetailTexts);
  const language = useLanguage();
  const { permissions } = useUser();
  const isManager = permissions.includes(permission.siteManager);
  const mayOrder =
    permissions.includes(permission.orderManager) || permissions.includes(permission.agreementManager);
  const actions = useSiteActions();
  const { lat, lon, alias, city, locationOrderNumber } = site;
  const hasStreets = useHasStreets();
  return (
    <>
      <PageHeader
        back={{ href: hrefTo("siteSettings"), text: texts.back }}
        title={alias}
        titleOnMobile
        badge={
          <StatusBadge status={site.active ? "done" : "cancelled"} large>
            {site.active ? texts.active : texts.inactive}
          </StatusBadge>
        }
        context={[
          addressLine(site),
          ...(locationOrderNumber === null ? [] : [texts.number(locationOrderNumber)]),
        ].join(" · ")}
      >
        {isManager && (
          <LinkButton icon={Pencil} href={hrefTo("editSite", { id: site.id })}>
            {texts.edit}
          </LinkButton>
        )}
        {site.active && mayOrder && (
          <LinkButton variant="primary" icon={Plus} href={hrefTo("agreements", {}, { site: site.id })}>
            {texts.order}
          </LinkButton>
        )}
        {!site.active && isManager && (
          <Button
            variant="primary"
            icon={RotateCcw}
            busy={actions.activating === site.id}
            onClick={() => void actions.activate(site)}
          >
            {texts.activate}
          </Button>
        )}
      </PageHeader>
      {site.active && <SiteLinks siteId={site.id} />}
      <div className={styles.screen}>
        {!site.active && (
          <Note variant="warning">{texts.inactiveNote(formatDeactivation(site, language))}</Note>
        )}
        {site.agreements && site.active && (
          <SiteContainersCard siteId={site.id} agreements={site.agreements} />
        )}
        <div className={styles.columns}>
          <div className={styles.column}>
            <SiteDataCard site={site} />
            <SiteAccessCard access={site.access} />
            {site.nextOrders && site.active && <SiteOrdersCard siteId={site.id} orders={site.nextOrders} />}
            <TireStorageCard site={site} />
            {site.assignedUsers && (
              <SiteUsersCard site={site} users={site.assignedUsers} onAssign={() => actions.assign(site)} />
            )}
          </div>
          <div className={styles.column}>
            <SiteContactCard site={site} isManager={isManager} />
            <SiteSketchesCard site={site} isManager={isManager} />
            {hasStreets && lat !== null && lon !== null && (
              <Card title={texts.map}>
                <SiteMiniMap site={{ lat, lon, alias, city, address: addressLine(site) }} />
              </Card>
            )}
            {isManager && site.active && (
              <SiteDeactivateCard site={site} onDeactivate={() => actions.deactivate(site)} />
            )}
          </div>
        </div>
      </div>
      {actions.element}
    </>
  );
}
