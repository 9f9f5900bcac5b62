import { useState } from "react";
import { useTexts } from "../../base/language.tsx";
import { LocationSwitcher } from "../../ui/location-switcher.tsx";
import { sampleLocations } from "./sample-locations.ts";
import { Section, Specimen } from "./specimen.tsx";
import { widgetsTexts } from "./widgets.texts.ts";
import styles from "./widgets.module.css";

const nothing = () => {};

export function LocationsSection() {
  const { sections, states } = useTexts(widgetsTexts);
  const [chosen, setChosen] = useState<number | "all" | null>(2);
  const [none, setNone] = useState<number | "all" | null>(null);
  const ready = { state: "ready", locations: sampleLocations, onRetry: nothing } as const;
  const still = { locations: [], value: null, onChange: nothing, onRetry: nothing } as const;
  return (
    <Section title={sections.locations}>
      <div className={`${styles.grid} ${styles.wide}`}>
        <Specimen name={states.chosen} stretch>
          <LocationSwitcher {...ready} value={chosen} onChange={setChosen} allowAll />
        </Specimen>
        <Specimen name={states.none} stretch>
          <LocationSwitcher {...ready} value={none} onChange={setNone} />
        </Specimen>
        <Specimen name={states.loading} stretch>
          <LocationSwitcher {...still} state="loading" />
        </Specimen>
        <Specimen name={states.noData} stretch>
          <LocationSwitcher {...still} state="ready" />
        </Specimen>
        <Specimen name={states.error} stretch>
          <LocationSwitcher {...still} state="error" />
        </Specimen>
      </div>
    </Section>
  );
}
