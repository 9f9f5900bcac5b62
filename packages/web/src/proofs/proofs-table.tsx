import { daysBetween } from "@kreislauf/contract/base";
import { type ProofRow, type ProofsOverview, smallQuantityKg } from "@kreislauf/contract/proofs";
import { FileSpreadsheet } from "lucide-react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { today } from "@kreislauf/ui/base/today.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { DataTable } from "@kreislauf/ui/data/data-table.tsx";
import { LimitMeter } from "@kreislauf/ui/data/limit-meter.tsx";
import { HazardMark } from "@kreislauf/ui/feedback/hazard-mark.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { useSavingDownload } from "../base/download.ts";
import { hrefTo } from "../base/paths.ts";
import type { SiteScope } from "../sites/index.ts";
import { ProofStateBadge } from "./proof-badge.tsx";
import { ProofQuantity } from "./proof-quantity.tsx";
import { downloadProofs } from "./proofs.queries.ts";
import { proofsTexts } from "./proofs.texts.ts";
import { useTonnes } from "./use-tonnes.ts";
import styles from "./proofs.module.css";

/** A table of all proofs, and of the waste types that have none. */
export function ProofsTable({
  overview: { rows, sites, year, ruleSet },
  scope,
}: {
  overview: ProofsOverview;
  scope: SiteScope;
}) {
  const texts = useTexts(proofsTexts);
  const { table, kinds, inDays, daysAgo, meter } = texts;
  const { date } = useFormats();
  const tonnes = useTonnes();
  const saving = useSavingDownload(() => downloadProofs(scope), table.saved);
  const ends = ({ proof }: ProofRow) => {
    if (proof === null) return undefined;
    if (proof.validFrom > today()) return table.begins(date(proof.validFrom));
    const days = daysBetween(today(), proof.validUntil);
    return days < 0 ? daysAgo(-days) : days <= 90 ? inDays(days) : undefined;
  };
  const kilogramsAt = (row: ProofRow) => sites.find(({ site }) => site.id === row.site.id)?.hazardousKg ?? 0;
  return (
    <Card
      flush
      title={table.title}
      actions={
        rows.length === 0 ? undefined : (
          <Button small icon={FileSpreadsheet} busy={saving.busy} onClick={() => void saving.submit()}>
            {table.file}
          </Button>
        )
      }
    >
      <DataTable
        label={table.label}
        loadingText={texts.loading}
        rows={rows}
        rowId={({ site, wasteType, proof }) => `${site.id} ${wasteType.id} ${proof?.id ?? 0}`}
        empty={<p className={styles.nothing}>{table.empty}</p>}
        columns={[
          {
            id: "waste",
            head: table.waste,
            cell: ({ wasteType }) => wasteType.description,
            sub: ({ wasteType, site }) => (
              <span className={styles.avv}>
                {wasteType.avvCode} · {site.alias}, {site.city}
                <HazardMark glyphOnly />
              </span>
            ),
          },
          {
            id: "number",
            head: table.proof,
            cell: ({ proof, state }) => proof?.number ?? (state === "missing" ? "–" : table.notNeeded),
            sub: ({ proof, state }) =>
              proof === null ? (state === "missing" ? undefined : table.notNeededBelow) : kinds[proof.kind],
          },
          {
            id: "until",
            head: table.validUntil,
            wrap: "never",
            cell: ({ proof }) => (proof === null ? "–" : date(proof.validUntil)),
            sub: (row) => ends(row),
          },
          {
            id: "quantity",
            head: table.quantity,
            cell: (row) =>
              row.proof !== null ? (
                <ProofQuantity proof={row.proof} year={year} />
              ) : row.state === "missing" ? (
                "–"
              ) : (
                <LimitMeter
                  label={meter.used(tonnes(kilogramsAt(row)), tonnes(smallQuantityKg))}
                  used={kilogramsAt(row)}
                  limit={smallQuantityKg}
                >
                  <b>{meter.used(tonnes(kilogramsAt(row)), tonnes(smallQuantityKg))}</b>
                  <span>{meter.year(year)}</span>
                </LimitMeter>
              ),
          },
          {
            id: "disposer",
            head: table.disposer,
            cell: ({ proof }) => proof?.disposer.name ?? "–",
            sub: ({ proof }) => proof?.disposer.number,
          },
          {
            id: "note",
            head: table.lastNote,
            cell: ({ lastNote }) =>
              lastNote === null ? (
                "–"
              ) : (
                <a href={hrefTo("order", { orderId: lastNote.orderId })}>{lastNote.number}</a>
              ),
          },
          { id: "state", head: table.state, cell: ({ state }) => <ProofStateBadge state={state} /> },
        ]}
      />
      <p className={styles.basis}>{table.basis(ruleSet)}</p>
    </Card>
  );
}
