import { MapPin } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../src/base/language.ts";
import { ScopeSwitcher } from "../src/layout/scope-switcher.tsx";
import { sampleSites } from "./sample-sites.ts";
import { Section, Specimen } from "./specimen.tsx";
import { widgetsTexts } from "./widgets.texts.ts";
import styles from "./widgets.module.css";

const nothing = () => {};

export function ScopeSwitcherSection() {
  const { sections, states, switcher } = useTexts(widgetsTexts);
  const [chosen, setChosen] = useState<number | null>(2);
  const [none, setNone] = useState<number | null>(null);
  const ready = {
    texts: switcher,
    icon: MapPin,
    state: "ready",
    options: sampleSites,
    onRetry: nothing,
  } as const;
  const still = {
    texts: switcher,
    icon: MapPin,
    options: [],
    value: null,
    onChange: nothing,
    onRetry: nothing,
  } as const;
  return (
    <Section title={sections.sites}>
      <div className={`${styles.grid} ${styles.wide}`}>
        <Specimen name={states.chosen} stretch>
          <ScopeSwitcher {...ready} value={chosen} onChange={setChosen} />
        </Specimen>
        <Specimen name={states.none} stretch>
          <ScopeSwitcher {...ready} value={none} onChange={setNone} />
        </Specimen>
        <Specimen name={states.loading} stretch>
          <ScopeSwitcher {...still} state="loading" />
        </Specimen>
        <Specimen name={states.noData} stretch>
          <ScopeSwitcher {...still} state="ready" />
        </Specimen>
        <Specimen name={states.error} stretch>
          <ScopeSwitcher {...still} state="error" />
        </Specimen>
      </div>
    </Section>
  );
}
