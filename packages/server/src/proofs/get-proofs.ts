import { berlinDate, Refusal, type BerlinDate } from "@kreislauf/contract/base";
import {
  type HazardousYears,
  type ProofRow,
  type ProofsFileQuery,
  type ProofsOverview,
  type ProofsQuery,
  proofRuleSet,
  proofStates,
  stateOfProof,
  stateWithoutProof,
} from "@kreislauf/contract/proofs";
import type { Context } from "../base/context.ts";
import { toWasteTypeView } from "../catalog/index.ts";
import { readHazardousYears, readProofAccounts, toAccount } from "./proof-accounts.store.ts";
import { readHazardousNeeds, readLastInquiries, readLastNotes } from "./proofs.store.ts";
import { listProofSites, listWasteTypes } from "./proof-sites.store.ts";

const noYears = { thisYearKg: 0, weighedKg: 0, previousYearKg: 0, previousWeighedKg: 0 };

/** The proofs of the assigned sites, and the hazardous waste at these sites for which there is no proof. */
export async function getProofs(
  context: Context,
  { serviceLocationId, filter }: ProofsQuery & Partial<ProofsFileQuery>,
): Promise<ProofsOverview> {
  const { now } = context;
  const today = berlinDate(now);
  const year = Number(today.slice(0, 4));
  const sites = await listProofSites(context, serviceLocationId, filter);
  if (serviceLocationId !== "all" && sites.length === 0) throw new Refusal("not_found");
  const siteIds = sites.map(({ id }) => id);
  const accounts = await readProofAccounts(context, { siteIds }, year);
  const needs = await readHazardousNeeds(context, siteIds);
  const years = await readHazardousYears(context, { siteIds }, year);
  const wasteTypes = await listWasteTypes(context, [
    ...accounts.map((row) => row.waste_type_id),
    ...needs.map((row) => row.waste_type_id),
  ]);
  const inquiries = keyed(await readLastInquiries(context, siteIds));
  const notes = keyed(await readLastNotes(context, siteIds));
  const containersOf = keyed(needs);
  const siteOf = new Map(sites.map((site) => [site.id, site]));

  const rowOf = (
    key: { readonly site_id: number; readonly waste_type_id: number },
    state: ProofRow["state"],
    proof: ProofRow["proof"],
  ): ProofRow[] => {
    const site = siteOf.get(key.site_id);
    const wasteType = wasteTypes.get(key.waste_type_id);
    if (site === undefined || wasteType === undefined) return [];
    const asked = inquiries.get(keyOf(key))?.asked_on;
    const note = notes.get(keyOf(key));
    return [
      {
        site,
        wasteType: toWasteTypeView(wasteType),
        state,
        proof,
        containers: containersOf.get(keyOf(key))?.containers ?? 0,
        requestedOn: asked ? berlinDate(Temporal.Instant.from(asked)) : null,
        lastNote: note ? { orderId: note.order_id, kind: note.kind, number: note.number } : null,
      },
    ];
  };
  const current = withoutReplaced(
    accounts.map((row) => ({ row, proof: toAccount(row) })),
    today,
  );
  const covered = new Set(
    current.filter(({ proof }) => proof.validFrom <= today).map(({ row }) => keyOf(row)),
  );
  const rows = [
    ...current.flatMap(({ row, proof }) => {
      const state = stateOfProof(proof, now);
      const isCovered = state !== "ended" || !containersOf.has(keyOf(row));
      return rowOf(row, isCovered ? state : endedState(years.get(row.site_id)), proof);
    }),
    ...needs
      .filter((need) => !covered.has(keyOf(need)))
      .flatMap((need) => rowOf(need, stateWithoutProof(years.get(need.site_id) ?? noYears), null)),
  ];
  return {
    asOf: now.toString(),
    year,
    ruleSet: proofRuleSet.version,
    rows: rows.toSorted(byUrgency),
    sites: sites.map((site) => {
      const figures = years.get(site.id) ?? noYears;
      const { thisYearKg, previousYearKg } = figures;
      return {
        site,
        hazardousKg: figures.weighedKg,
        previousYearKg: figures.previousWeighedKg,
        counted: { thisYearKg, previousYearKg },
      };
    }),
  };
}

/**
 * The state of an ended proof: `small_quantity` at a site with less than two tonnes of hazardous waste a year, which
 * needs no other proof, otherwise `ended`.
 */
const endedState = (years: HazardousYears | undefined): ProofRow["state"] =>
  stateWithoutProof(years ?? noYears) === "missing" ? "ended" : "small_quantity";

interface SiteAndWaste {
  readonly site_id: number;
  readonly waste_type_id: number | null;
}

const keyOf = ({ site_id, waste_type_id }: SiteAndWaste) => `${site_id} ${waste_type_id}`;
const keyed = <Row extends SiteAndWaste>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [keyOf(row), row]));

/**
 * Leaves out replaced proofs. Of the proofs of a site and waste type that have begun, those that are valid today stay
 * or, if none is, the last one. Proofs that begin later stay.
 */
function withoutReplaced<
  Each extends {
    readonly row: SiteAndWaste;
    readonly proof: { readonly validFrom: BerlinDate; readonly validUntil: BerlinDate };
  },
>(all: readonly Each[], today: BerlinDate): readonly Each[] {
  return [...Map.groupBy(all, ({ row }) => keyOf(row)).values()].flatMap((ofWaste) => {
    const [upcoming, begun] = [true, false].map((isUpcoming) =>
      ofWaste.filter(({ proof }) => proof.validFrom > today === isUpcoming),
    ) as [Each[], Each[]];
    const running = begun.filter(({ proof }) => proof.validUntil >= today);
    return [...(running.length > 0 ? running : begun.slice(-1)), ...upcoming];
  });
}

function byUrgency(a: ProofRow, b: ProofRow): number {
  const order = proofStates.indexOf(a.state) - proofStates.indexOf(b.state);
  if (order !== 0) return order;
  const ends = (a.proof?.validUntil ?? "").localeCompare(b.proof?.validUntil ?? "");
  return ends || a.site.alias.localeCompare(b.site.alias, "de") || a.site.id - b.site.id;
}
