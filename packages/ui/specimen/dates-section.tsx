import { useState } from "react";
import { useTexts } from "../src/base/language.ts";
import { Calendar } from "../src/dates/calendar.tsx";
import { DateField } from "../src/dates/date-field.tsx";
import { sampleToday, useSampleFacts } from "./sample-dates.ts";
import { Section } from "./specimen.tsx";
import { widgetsTexts } from "./widgets.texts.ts";
import styles from "./widgets.module.css";

export function DatesSection() {
  const { sections, dates, inputs } = useTexts(widgetsTexts);
  const facts = useSampleFacts();
  const [wish, setWish] = useState<string | null>("2026-04-09");
  const [planned, setPlanned] = useState<string | null>("2026-03-01");
  const bounds = {
    today: sampleToday,
    facts,
    from: sampleToday,
    to: "2026-06-30",
    lockedLegend: dates.legend,
  };
  return (
    <Section title={sections.dates}>
      <div className={`${styles.grid} ${styles.wide}`}>
        <Calendar label={dates.wish} value={wish} onChange={setWish} {...bounds} />
        <div className={styles.stack}>
          <DateField label={dates.wish} value={wish} onChange={setWish} {...bounds} />
          <DateField label={dates.from} value={planned} onChange={setPlanned} today={sampleToday} optional />
          <DateField
            label={dates.from}
            value={null}
            onChange={() => {}}
            today={sampleToday}
            error={inputs.nameMissing}
          />
          <DateField label={dates.from} value={planned} onChange={() => {}} today={sampleToday} disabled />
        </div>
      </div>
    </Section>
  );
}
