import { berlinDate, Refusal } from "@kreislauf/contract/base";
import { formatAvvCode } from "@kreislauf/contract/catalog";
import {
  classOfCode,
  figuresOf,
  gapsOf,
  rateOf,
  requiredFractions,
  restClasses,
  type SeparationClass,
  type SeparationEvidence,
  type SeparationFolder,
  type SeparationQuery,
  type SeparationRow,
  separationRuleSets,
} from "@kreislauf/contract/separation";
import type { Context, Scope } from "../base/context.ts";
import { findSite, listSketches } from "../sites/index.ts";
import { type EvidenceRow, listEvidence } from "./separation-evidence.store.ts";
import {
  listFolderDisposers,
  listSeparationReasons,
  readSeparationParts,
  type SeparationPartRow,
} from "./separation.store.ts";

/** The separation folder of a site and year, from the disposals that the waste statistics count. */
export async function getSeparationFolder(
  context: Scope & Pick<Context, "now" | "config">,
  query: SeparationQuery,
): Promise<SeparationFolder> {
  const site = await findSite(context, query.serviceLocationId);
  if (site === undefined) throw new Refusal("not_found");
  const parts = await readSeparationParts(context, query);
  const reasons = new Map(
    (await listSeparationReasons(context, query)).map(({ fraction, ...reason }) => [fraction, reason]),
  );
  const disposers = await listFolderDisposers(context, query);
  const named = disposers.filter(({ name }) => name !== "");
  const evidence = (await listEvidence(context, query)).map(toEvidence);
  const ruleSet = context.config.SEPARATION_RULES;
  const sitePlans = (await listSketches(context, site.id)).map(({ id, fileName }) => ({ id, fileName }));
  const rowOf = (of: SeparationClass): SeparationRow => {
    const own = parts.filter(({ avvCode }) => classOfCode(avvCode) === of);
    const reason = [...reasons].find(([fraction]) => fraction === of)?.[1] ?? null;
    return { class: of, ...figuresOf(own), ...wastesOf(own), reason };
  };
  return {
    asOf: context.now.toString(),
    year: query.year,
    site: {
      id: site.id,
      alias: site.alias,
      address: `${site.street} ${site.house_number}, ${site.zip} ${site.city}`,
    },
    rate: rateOf(parts),
    rows: [
      ...requiredFractions(parts).map(rowOf),
      ...restClasses.map(rowOf).filter(({ disposals }) => disposals > 0),
    ],
    gaps: gapsOf({
      parts,
      reasons: new Map([...reasons].map(([fraction, { reason }]) => [fraction, reason])),
      evidence,
      sitePlans: sitePlans.length,
      withoutDisposer: disposers.find(({ name }) => name === "")?.disposals ?? 0,
      disposers: named.map(({ name }) => name),
      isOver: Number(berlinDate(context.now).slice(0, 4)) > query.year,
      ruleSet,
    }),
    sitePlans,
    disposers: named,
    evidence,
    ruleSet: separationRuleSets[ruleSet].version,
    isPlanned: ruleSet === "planned",
  };
}

const toEvidence = (row: EvidenceRow): SeparationEvidence => ({
  id: row.id,
  subject: row.subject,
  disposer: row.disposer,
  kind: row.kind,
  fileName: row.file_name,
  mediaType: row.media_type,
  sizeBytes: row.size_bytes,
  addedOn: row.added_at,
});

const wastesOf = (parts: readonly SeparationPartRow[]) => ({
  avvCodes: unique(
    parts.map(({ avvCode, hazardous }) => (avvCode === "" ? "" : formatAvvCode(avvCode, hazardous))),
  ),
  descriptions: unique(parts.map(({ description }) => description)),
  containers: unique(parts.flatMap(({ containers }) => containers)),
});

const unique = (words: readonly string[]) => [...new Set(words.filter((word) => word !== ""))];
