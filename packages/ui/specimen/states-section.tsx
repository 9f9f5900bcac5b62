import { useTexts } from "../src/base/language.ts";
import { Card } from "../src/layout/card.tsx";
import { Button } from "../src/controls/button.tsx";
import type { Illustration } from "../src/feedback/empty-illustration.tsx";
import { StateMessage } from "../src/feedback/state-message.tsx";
import { ErrorState } from "../src/feedback/error-state.tsx";
import { Delayed } from "../src/feedback/delayed.tsx";
import { SkeletonCard } from "../src/feedback/skeleton-card.tsx";
import { Section, Specimen } from "./specimen.tsx";
import { widgetsTexts } from "./widgets.texts.ts";
import styles from "./widgets.module.css";

const illustrations: readonly Illustration[] = [
  "orders",
  "feedback",
  "periodic",
  "filter",
  "users",
  "invitations",
  "contacts",
  "search",
  "maintenance",
  "bell",
];

export function StatesSection() {
  const { sections, buttons, failed, tables } = useTexts(widgetsTexts);
  return (
    <Section title={sections.states}>
      <div className={`${styles.grid} ${styles.wide}`}>
        {illustrations.map((illustration) => (
          <Specimen key={illustration} name={illustration} stretch>
            <Card flush>
              <StateMessage
                illustration={illustration}
                title={tables.empty}
                text={tables.emptyText}
                action={<Button>{buttons.reset}</Button>}
              />
            </Card>
          </Specimen>
        ))}
        <Specimen name="ErrorState" stretch>
          <Card flush>
            <ErrorState title={failed} onRetry={() => {}} />
          </Card>
        </Specimen>
        <Specimen name="SkeletonCard" stretch>
          <Delayed text={tables.loading}>
            <div className={styles.stack}>
              <SkeletonCard stage />
              <SkeletonCard />
            </div>
          </Delayed>
        </Specimen>
      </div>
    </Section>
  );
}
