import { Refusal } from "@kreislauf/contract/base";
import { formatAvvCode } from "@kreislauf/contract/catalog";
import {
  classOfCode,
  figuresOf,
  gapsOf,
  rateOf,
  requiredFractions,
  restClasses,
  type SeparationClass,
  type SeparationFolder,
  type SeparationQuery,
  type SeparationRow,
  separationRuleSet,
} from "@kreislauf/contract/separation";
import type { Context } from "../base/context.ts";
import { findSite, listSketches } from "../sites/index.ts";
import {
  listFolderDisposers,
  listSeparationReasons,
  readSeparationParts,
  type SeparationPartRow,
} from "./separation.store.ts";

/** The folder of a site and year, from the disposals that the waste statistics count. */
export async function getSeparationFolder(
  context: Pick<Context, "db" | "actor" | "now">,
  query: SeparationQuery,
): Promise<SeparationFolder> {
  const site = await findSite(context, query.serviceLocationId);
  if (site === undefined) throw new Refusal("not_found");
  const parts = await readSeparationParts(context, query);
  const reasons = new Map(
    (await listSeparationReasons(context, query)).map(({ fraction, ...reason }) => [fraction, reason]),
  );
  const disposers = await listFolderDisposers(context, query);
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
      reasoned: new Set(reasons.keys()),
      sitePlans: sitePlans.length,
      withoutDisposer: disposers.find(({ name }) => name === "")?.disposals ?? 0,
    }),
    sitePlans,
    disposers: disposers.filter(({ name }) => name !== ""),
    ruleSet: separationRuleSet.version,
  };
}

const wastesOf = (parts: readonly SeparationPartRow[]) => ({
  avvCodes: unique(
    parts.map(({ avvCode, hazardous }) => (avvCode === "" ? "" : formatAvvCode(avvCode, hazardous))),
  ),
  descriptions: unique(parts.map(({ description }) => description)),
  containers: unique(parts.flatMap(({ containers }) => containers)),
});

const unique = (words: readonly string[]) => [...new Set(words.filter((word) => word !== ""))];
