import type { SeparationFolder } from "@kreislauf/contract/separation";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { Columns } from "@kreislauf/ui/layout/columns.tsx";
import { Stack } from "@kreislauf/ui/layout/stack.tsx";
import { hrefTo } from "../base/paths.ts";
import { EvidenceDialog, type EvidencePlace } from "./evidence-dialog.tsx";
import { FolderEvidenceCard } from "./folder-evidence-card.tsx";
import { type FractionRow, isFraction } from "./fraction-row.ts";
import { FractionTable } from "./fraction-table.tsx";
import { MissingFractionsCard } from "./missing-fractions-card.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";
import { SeparationGaps } from "./separation-gaps.tsx";
import { SeparationRateCard } from "./separation-rate-card.tsx";
import { separationQuery } from "./separation.queries.ts";
import { separationScreenTexts } from "./separation.texts.ts";
import styles from "./separation.module.css";

/**
 * A separation folder: its rate, the fractions collected separately, those that are not and why, the other waste, and
 * the gaps.
 */
export function SeparationView({ folder }: { folder: SeparationFolder }) {
  const texts = useTexts(separationScreenTexts);
  const { dateTime } = useFormats();
  const queryClient = useQueryClient();
  const [edited, setEdited] = useState<FractionRow | null>(null);
  const [attached, setAttached] = useState<EvidencePlace | null>(null);
  const reload = () => void queryClient.invalidateQueries(separationQuery(folder.site.id, folder.year));
  const fractions = folder.rows.filter(isFraction);
  const collected = fractions.filter(({ disposals }) => disposals > 0);
  const missing = fractions.filter(({ disposals }) => disposals === 0);
  const rest = folder.rows.filter((row) => !isFraction(row));
  return (
    <Stack of="cards">
      <SeparationRateCard folder={folder} />
      <Columns
        aside={
          <>
            <SeparationGaps gaps={folder.gaps} />
            <FolderEvidenceCard folder={folder} onAttach={setAttached} onChanged={reload} />
            <SitePlanCard folder={folder} />
            {folder.disposers.length > 0 && (
              <Card title={texts.disposers}>
                <ul className={styles.list}>
                  {folder.disposers.map(({ name, treatments, disposals }) => (
                    <li key={name}>
                      {name}
                      <small>{[texts.disposals(disposals), ...treatments].join(", ")}</small>
                    </li>
                  ))}
                </ul>
              </Card>
            )}
            <Card title={texts.rules.title}>
              <p>{texts.rules.inForce}</p>
              <p className={styles.hint}>{folder.isPlanned ? texts.rules.plannedOn : texts.rules.planned}</p>
              <p className={styles.hint}>{texts.rules.note(folder.ruleSet, dateTime(folder.asOf))}</p>
            </Card>
          </>
        }
      >
        <FractionTable title={texts.collected} rows={collected} empty={texts.nothingCollected} />
        <MissingFractionsCard
          folder={folder}
          rows={missing}
          onEdit={setEdited}
          onAttach={setAttached}
          onChanged={reload}
        />
        {rest.length > 0 && <FractionTable title={texts.rest} rows={rest} empty={null} />}
      </Columns>
      {edited !== null && (
        <ReasonDialog
          key={edited.class}
          folder={folder}
          row={edited}
          onSaved={reload}
          onClosed={() => setEdited(null)}
        />
      )}
      {attached !== null && (
        <EvidenceDialog
          key={`${attached.subject} ${attached.disposer}`}
          folder={folder}
          place={attached}
          onSaved={reload}
          onClosed={() => setAttached(null)}
        />
      )}
    </Stack>
  );
}

/** The site's route sketches, which serve as its plan in the folder. */
function SitePlanCard({ folder: { site, sitePlans } }: { folder: SeparationFolder }) {
  const texts = useTexts(separationScreenTexts).plan;
  return (
    <Card
      title={texts.title}
      actions={
        <LinkButton variant="ghost" small href={hrefTo("site", { id: site.id })}>
          {texts.open}
        </LinkButton>
      }
    >
      {sitePlans.length === 0 ? (
        <p className={styles.hint}>{texts.none}</p>
      ) : (
        <ul className={styles.list}>
          {sitePlans.map(({ id, fileName }) => (
            <li key={id}>{fileName}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}
