import { useTexts } from "../../base/language.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import type { EmptyKind } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Late } from "../../ui/late.tsx";
import { SkeletonCard } from "../../ui/skeleton-card.tsx";
import { Section, Specimen } from "./specimen.tsx";
import { widgetsTexts } from "./widgets.texts.ts";
import styles from "./widgets.module.css";

const kinds: readonly EmptyKind[] = [
  "order",
  "feedback",
  "periodic_disposal",
  "empty_filter",
  "no_registered_users",
  "no_invited_users",
  "no_external_contacts",
  "no_data_found",
];

export function StatesSection() {
  const { sections, failed, tables } = useTexts(widgetsTexts);
  return (
    <Section title={sections.states}>
      <div className={`${styles.grid} ${styles.wide}`}>
        {kinds.map((kind) => (
          <Specimen key={kind} name={kind} stretch>
            <Card flush>
              <EmptyState kind={kind} action={() => {}} />
            </Card>
          </Specimen>
        ))}
        <Specimen name="ErrorState" stretch>
          <Card flush>
            <ErrorState title={failed} onRetry={() => {}} />
          </Card>
        </Specimen>
        <Specimen name="SkeletonCard" stretch>
          <Late text={tables.loading}>
            <div className={styles.stack}>
              <SkeletonCard stage />
              <SkeletonCard />
            </div>
          </Late>
        </Specimen>
      </div>
    </Section>
  );
}
