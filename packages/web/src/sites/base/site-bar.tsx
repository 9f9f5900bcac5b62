import { addressLine } from "@kreislauf/contract/sites";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { MobileBarPortal } from "@kreislauf/ui/layout/mobile-bar-slots.tsx";
import { useIsMobile } from "@kreislauf/ui/base/use-is-mobile.ts";
import { ScopeSwitcher } from "@kreislauf/ui/layout/scope-switcher.tsx";
import { MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { SiteSetSwitcher } from "./site-set-switcher.tsx";
import { siteSwitcherTexts } from "./site-switcher.texts.ts";
import type { ChosenSite, ChosenSites } from "./use-chosen-site.ts";
import styles from "./site-bar.module.css";

/** Switches the site of a screen that shows one site. */
export function SiteBar({ chosen }: { chosen: ChosenSite }) {
  const texts = useTexts(siteSwitcherTexts);
  return (
    <Bar>
      <ScopeSwitcher
        texts={texts}
        icon={MapPin}
        state={chosen.state}
        options={chosen.sites.map((site) => ({
          id: site.id,
          number: site.locationOrderNumber,
          title: site.alias,
          text: addressLine(site),
        }))}
        value={chosen.choice}
        onChange={chosen.choose}
        onRetry={chosen.retry}
      />
    </Bar>
  );
}

/** Switches the sites of a screen that can show more than one. */
export function SitesBar({ chosen }: { chosen: ChosenSites }) {
  return (
    <Bar>
      <SiteSetSwitcher chosen={chosen} />
    </Bar>
  );
}

/** A place for the switcher: the page's header, or the dark top bar of windows narrower than 960 px. */
function Bar({ children }: { children: ReactNode }) {
  const isMobile = useIsMobile();
  return isMobile ? (
    <MobileBarPortal area="scope">{children}</MobileBarPortal>
  ) : (
    <div className={styles.switcher}>{children}</div>
  );
}
