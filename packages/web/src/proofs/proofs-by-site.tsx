import { type ProofRow, type ProofsOverview, proofStates } from "@kreislauf/contract/proofs";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { DataTable } from "@kreislauf/ui/data/data-table.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { hrefTo } from "../base/paths.ts";
import { ProofStateBadge } from "./proof-badge.tsx";
import { proofsTexts } from "./proofs.texts.ts";
import { useTonnes } from "./use-tonnes.ts";

type SiteRow = ProofsOverview["sites"][number] & { readonly state: ProofRow["state"] | null };

/** The sites, each with the worst state among its proofs; sites with the worst states come first. */
export function ProofsBySite({ overview: { sites, rows, year } }: { overview: ProofsOverview }) {
  const texts = useTexts(proofsTexts);
  const { bySite } = texts;
  const tonnes = useTonnes();
  const rank = ({ state }: SiteRow) => (state === null ? proofStates.length : proofStates.indexOf(state));
  const listed = sites
    .map((site): SiteRow => {
      // The rows are sorted by state, the worst first, so the first row of a site is its worst.
      const worst = rows.find((row) => row.site.id === site.site.id);
      return { ...site, state: worst?.state ?? null };
    })
    .toSorted((a, b) => rank(a) - rank(b));
  return (
    <Card flush title={bySite.title}>
      <DataTable
        label={bySite.title}
        loadingText={texts.loading}
        rows={listed}
        rowId={({ site }) => site.id}
        href={({ site }) => hrefTo("proofs", {}, { site: site.id })}
        empty={null}
        columns={[
          {
            id: "site",
            head: bySite.site,
            isLink: true,
            cell: ({ site }) => site.alias,
            sub: ({ site }) => site.city,
          },
          {
            id: "proofs",
            head: bySite.proofs,
            cell: ({ state }) => (state === null ? bySite.noHazard : <ProofStateBadge state={state} />),
          },
          {
            id: "year",
            head: bySite.hazardous(year),
            align: "right",
            wrap: "never",
            cell: ({ hazardousKg }) => tonnes(hazardousKg),
          },
          {
            id: "before",
            head: bySite.before(year - 1),
            align: "right",
            wrap: "never",
            cell: ({ previousYearKg }) => tonnes(previousYearKg),
          },
        ]}
      />
    </Card>
  );
}
