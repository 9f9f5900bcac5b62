import { municipalFractions, type SeparationFolder, separationTexts } from "@kreislauf/contract/separation";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { Columns } from "@kreislauf/ui/layout/columns.tsx";
import { Stack } from "@kreislauf/ui/layout/stack.tsx";
import { hrefTo } from "../base/paths.ts";
import { type FractionRow, isFraction } from "./fraction-row.ts";
import { FractionTable } from "./fraction-table.tsx";
import { MissingBadge } from "./missing-badge.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";
import { SeparationGaps } from "./separation-gaps.tsx";
import { SeparationRateCard } from "./separation-rate-card.tsx";
import { separationQuery } from "./separation.queries.ts";
import { separationScreenTexts } from "./separation.texts.ts";
import styles from "./separation.module.css";

/** A folder: its rate, what is collected apart, what is not and why, the rest, and what is open. */
export function SeparationView({ folder }: { folder: SeparationFolder }) {
  const texts = useTexts(separationScreenTexts);
  const words = useTexts(separationTexts);
  const { dateTime } = useFormats();
  const queryClient = useQueryClient();
  const [edited, setEdited] = useState<FractionRow | null>(null);
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
              <p className={styles.hint}>{texts.rules.planned}</p>
              <p className={styles.hint}>{texts.rules.note(folder.ruleSet, dateTime(folder.asOf))}</p>
            </Card>
          </>
        }
      >
        <FractionTable title={texts.collected} rows={collected} empty={texts.nothingCollected} />
        <Card title={texts.notCollected} flush>
          <ul className={styles.reasons}>
            {missing.map((row) => (
              <li key={row.class}>
                <div>
                  <b>{words.class[row.class]}</b>
                  <small>
                    {(municipalFractions as readonly string[]).includes(row.class)
                      ? texts.section3
                      : texts.section8}
                  </small>
                </div>
                <div>
                  {row.reason === null ? (
                    <MissingBadge>{texts.noReason}</MissingBadge>
                  ) : (
                    <>
                      {words.reason[row.reason.reason]}
                      <small>{row.reason.explanation}</small>
                    </>
                  )}
                </div>
                <Button
                  small
                  aria-label={texts.reasonOf(words.class[row.class], row.reason !== null)}
                  onClick={() => setEdited(row)}
                >
                  {row.reason === null ? texts.enter : texts.edit}
                </Button>
              </li>
            ))}
          </ul>
        </Card>
        {rest.length > 0 && <FractionTable title={texts.rest} rows={rest} empty={null} />}
      </Columns>
      {edited !== null && (
        <ReasonDialog
          key={edited.class}
          folder={folder}
          row={edited}
          onSaved={() => void queryClient.invalidateQueries(separationQuery(folder.site.id, folder.year))}
          onClosed={() => setEdited(null)}
        />
      )}
    </Stack>
  );
}

/** The sketches of the site serve as its plan. */
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
