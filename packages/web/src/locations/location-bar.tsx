import { addressLine } from "@kreislauf/contract/locations";
import { InMobileBar } from "../base/mobile-areas.tsx";
import { useIsMobile } from "../base/viewport.ts";
import { LocationSwitcher } from "../ui/location-switcher.tsx";
import type { ChosenLocation } from "./use-chosen-location.ts";
import styles from "./location-bar.module.css";

/** The location switcher in its place: in the head of the page, below 960 px in the dark top bar. */
export function LocationBar({ chosen }: { chosen: ChosenLocation }) {
  const isMobile = useIsMobile();
  const switcher = (
    <LocationSwitcher
      state={chosen.state}
      locations={chosen.locations.map((location) => ({
        id: location.id,
        orderNumber: location.locationOrderNumber,
        alias: location.alias,
        address: addressLine(location),
      }))}
      value={chosen.choice}
      onChange={chosen.choose}
      onRetry={chosen.retry}
      allowAll={chosen.allowAll}
    />
  );
  return isMobile ? (
    <InMobileBar area="locationSwitcher">{switcher}</InMobileBar>
  ) : (
    <div className={styles.place}>{switcher}</div>
  );
}
