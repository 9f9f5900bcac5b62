import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ProofsOverview } from "@kreislauf/contract/proofs";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { Skeleton } from "@kreislauf/ui/feedback/skeleton.tsx";
import { ListOrdered, Recycle } from "lucide-react";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { PageHeader } from "@kreislauf/ui/layout/page-header.tsx";
import { hrefTo } from "../base/paths.ts";
import {
  formatSiteScope,
  isInScope,
  NoSiteCard,
  SitesBar,
  siteOfScope,
  type SiteScope,
  UnknownSitesNote,
  useChosenSites,
} from "../sites/index.ts";
import { ProofExtension } from "./proof-extension.tsx";
import { ProofFigures } from "./proof-figures.tsx";
import { ProofLimits } from "./proof-limits.tsx";
import { ProofTodo } from "./proof-todo.tsx";
import { ProofsBySite } from "./proofs-by-site.tsx";
import { ProofsTable } from "./proofs-table.tsx";
import { proofsQuery } from "./proofs.queries.ts";
import { proofsTexts } from "./proofs.texts.ts";
import styles from "./proofs.module.css";
import { LoadFailure } from "../base/load-failure.tsx";

/** Height of the placeholder while the proofs are loading, in px. */
const firstHeight = 360;

/** The proofs for hazardous waste: which are complete, which are missing, and which end soon. */
export function ProofsScreen() {
  const texts = useTexts(proofsTexts);
  const { dateTime } = useFormats();
  const chosen = useChosenSites();
  const scope: SiteScope = chosen.choice ?? "all";
  const overview = useQuery({
    ...proofsQuery(siteOfScope(scope)),
    enabled: chosen.choice !== null,
    placeholderData: keepPreviousData,
  });
  const inScope = new Set(chosen.sites.filter((site) => isInScope(scope, site)).map(({ id }) => id));
  const data = overview.data && within(overview.data, inScope);
  return (
    <>
      <PageHeader
        title={texts.title}
        back={{ href: hrefTo("dashboard"), text: texts.back }}
        context={data ? texts.context(dateTime(data.asOf)) : "\u00A0"}
      >
        <SitesBar chosen={chosen} />
        <LinkButton icon={ListOrdered} href={hrefTo("register", {}, { site: formatSiteScope(scope) })}>
          {texts.register}
        </LinkButton>
        <LinkButton icon={Recycle} href={hrefTo("separation", {}, { site: formatSiteScope(scope) })}>
          {texts.separation}
        </LinkButton>
      </PageHeader>
      <UnknownSitesNote chosen={chosen} />
      {chosen.hasNone ? (
        <NoSiteCard />
      ) : data === undefined ? (
        <Card flush>
          {overview.isError ? (
            <LoadFailure title={texts.failed} query={overview} />
          ) : (
            <Delayed text={texts.loading}>
              <Skeleton height={firstHeight} radius={11} />
            </Delayed>
          )}
        </Card>
      ) : (
        <Proofs overview={data} scope={scope} />
      )}
    </>
  );
}

const within = (overview: ProofsOverview, inScope: ReadonlySet<number>): ProofsOverview => ({
  ...overview,
  rows: overview.rows.filter(({ site }) => inScope.has(site.id)),
  sites: overview.sites.filter(({ site }) => inScope.has(site.id)),
});

function Proofs({ overview, scope }: { overview: ProofsOverview; scope: SiteScope }) {
  const ending = overview.rows.filter(({ state }) => state === "ends_soon");
  return (
    <div className={styles.grid}>
      <ProofFigures overview={overview} />
      <ProofTodo rows={overview.rows} />
      {typeof scope === "number" ? (
        <div className={styles.beside}>
          <ProofLimits overview={overview} />
          {ending.map((row) => (
            <ProofExtension key={row.proof?.id ?? row.wasteType.id} row={row} />
          ))}
        </div>
      ) : (
        <ProofsBySite overview={overview} />
      )}
      <ProofsTable overview={overview} scope={scope} />
    </div>
  );
}
