import { maxSiteOrders } from "@kreislauf/contract/orders";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { IconButton } from "@kreislauf/ui/controls/icon-button.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { FormFooter } from "@kreislauf/ui/layout/form-footer.tsx";
import { X } from "lucide-react";
import { toSiteScope } from "../../../sites/index.ts";
import { siteOrdersTexts } from "./site-orders.texts.ts";
import type { SiteOrdersModel } from "./use-site-orders.ts";
import styles from "./site-orders.module.css";

/** The step that lists the chosen sites; the site switcher above adds others. */
export function SitesStep({ model: { chosen, sites, isTooMany, goTo } }: { model: SiteOrdersModel }) {
  const texts = useTexts(siteOrdersTexts);
  const tooMany = isTooMany ? texts.tooMany(maxSiteOrders) : undefined;
  const remove = (id: number) => {
    const rest = toSiteScope({ sites: sites.map((site) => site.id).filter((each) => each !== id) });
    if (rest !== null) chosen.choose(rest);
  };
  return (
    <>
      <Card {...(sites.length > 0 && { title: texts.sites(sites.length), flush: true })}>
        {sites.length === 0 ? (
          <StateMessage illustration="orders" title={texts.noSites} text={texts.noSitesText} />
        ) : isTooMany ? (
          <div className={styles.noteRow}>
            <Note variant="warning" role="status">
              {tooMany}
            </Note>
          </div>
        ) : (
          <ul className={styles.sites}>
            {sites.map((site) => (
              <li key={site.id}>
                <span className={styles.site}>
                  <b>{site.alias}</b>
                  <small>{texts.place(site.locationOrderNumber, site.city)}</small>
                </span>
                {sites.length > 1 && (
                  <IconButton icon={X} label={texts.remove(site.alias)} onClick={() => remove(site.id)} />
                )}
              </li>
            ))}
          </ul>
        )}
      </Card>
      <FormFooter note={texts.sites(sites.length)}>
        <Button
          variant="primary"
          lockedBecause={tooMany ?? (sites.length === 0 ? texts.chooseSites : undefined)}
          onClick={() => goTo("amounts")}
        >
          {texts.next}
        </Button>
      </FormFooter>
    </>
  );
}
