import { Check, Pencil, Plus } from "lucide-react";
import { useTexts } from "../src/base/language.ts";
import { Avatar } from "../src/data/avatar.tsx";
import { Badge } from "../src/feedback/badge.tsx";
import { Card } from "../src/layout/card.tsx";
import { Chip } from "../src/controls/chip.tsx";
import { CountPill } from "../src/feedback/count-pill.tsx";
import { DeadlineLine } from "../src/feedback/deadline-line.tsx";
import { DefinitionList } from "../src/data/definition-list.tsx";
import { HazardMark } from "../src/feedback/hazard-mark.tsx";
import { StatusBadge } from "../src/feedback/status-badge.tsx";
import { Timeline } from "../src/data/timeline.tsx";
import { Section } from "./specimen.tsx";
import { widgetsTexts } from "./widgets.texts.ts";
import styles from "./widgets.module.css";

const looks = ["open", "claimed", "done", "cancelled", "failed"] as const;

export function MarksSection() {
  const { sections, marks, choices, buttons } = useTexts(widgetsTexts);
  return (
    <Section title={sections.marks}>
      <div className={styles.stack}>
        <div className={styles.row}>
          {looks.map((look) => (
            <StatusBadge key={look} status={look}>
              {marks[look]}
            </StatusBadge>
          ))}
          <Badge>{marks.quiet}</Badge>
          <CountPill count={96} chosen />
          <CountPill count={5} />
          <HazardMark />
          <HazardMark glyphOnly />
          <Chip text={marks.filterFrom} removeLabel={buttons.reset} onRemove={() => {}} />
          <Avatar firstName="Jana" lastName="Petersen" />
          <Avatar firstName="Jana" lastName="Petersen" size="large" />
        </div>
        <div className={styles.row}>
          {looks.map((look) => (
            <StatusBadge key={look} status={look} large>
              {marks[look]}
            </StatusBadge>
          ))}
        </div>
        <div className={styles.row}>
          <DeadlineLine>
            {marks.until} <b>{marks.untilTime}</b>
          </DeadlineLine>
          <DeadlineLine state="today">
            {marks.until} <b>{marks.today}</b>
          </DeadlineLine>
          <DeadlineLine state="locked">{marks.locked}</DeadlineLine>
        </div>
        <div className={`${styles.grid} ${styles.wide}`}>
          <Card title={marks.history}>
            <Timeline
              entries={[
                {
                  id: 3,
                  icon: Pencil,
                  tone: "orange",
                  title: marks.claimedEntry,
                  at: "2026-03-25T07:42:00Z",
                  time: "25.03.2026 08:42",
                  person: "Jana Petersen",
                  changes: [{ label: marks.reason, value: marks.reasonValue }],
                },
                {
                  id: 2,
                  icon: Check,
                  tone: "green",
                  title: marks.changedEntry,
                  at: "2026-03-18T10:03:00Z",
                  time: "18.03.2026 11:03",
                  person: "Jana Petersen",
                  changes: [{ label: marks.day, old: "23.03.2026", value: "24.03.2026" }],
                },
                {
                  id: 1,
                  icon: Plus,
                  tone: "blue",
                  title: marks.orderedEntry,
                  at: "2026-03-17T15:28:00Z",
                  time: "17.03.2026 16:28",
                  person: "Jana Petersen",
                },
              ]}
            />
          </Card>
          <Card title={sections.marks}>
            <DefinitionList
              entries={[
                { label: marks.wasteType, value: choices.wasteTypes.oil, note: "AVV 13 02 05*" },
                { label: marks.day, value: "09.04.2026", note: marks.dayNote },
                { label: marks.weight, value: null },
              ]}
            />
          </Card>
        </div>
      </div>
    </Section>
  );
}
