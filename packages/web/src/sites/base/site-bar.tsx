import { addressLine } from "@kreislauf/contract/sites";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { MobileBarPortal } from "@kreislauf/ui/layout/mobile-bar-slots.tsx";
import { useIsMobile } from "@kreislauf/ui/base/use-is-mobile.ts";
import { ScopeSwitcher } from "@kreislauf/ui/layout/scope-switcher.tsx";
import { MapPin } from "lucide-react";
import { siteSwitcherTexts } from "./site-switcher.texts.ts";
import type { ChosenSite } from "./use-chosen-site.ts";
import styles from "./site-bar.module.css";

/** The site switcher: in the page's header, or in the dark top bar below 960 px. */
export function SiteBar({ chosen }: { chosen: ChosenSite }) {
  const isMobile = useIsMobile();
  const texts = useTexts(siteSwitcherTexts);
  const switcher = (
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
      allowAll={chosen.allowAll}
    />
  );
  return isMobile ? (
    <MobileBarPortal area="scope">{switcher}</MobileBarPortal>
  ) : (
    <div className={styles.switcher}>{switcher}</div>
  );
}
