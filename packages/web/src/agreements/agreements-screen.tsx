import { permission } from "@kreislauf/contract/base";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { Files, QrCode } from "lucide-react";
import { hrefTo } from "../base/paths.ts";
import { useUser } from "../base/session.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useUrlSearch } from "../base/navigation.ts";
import { useQuery } from "@tanstack/react-query";
import { SiteBar, useChosenSite } from "../sites/index.ts";
import { ExportButton } from "../base/export-button.tsx";
import { PageHeader } from "@kreislauf/ui/layout/page-header.tsx";
import { AgreementList } from "./agreement-list.tsx";
import { agreementsQuery } from "./agreements.queries.ts";
import { agreementsScreenTexts } from "./agreements.texts.ts";
import { agreementList } from "./agreement-list-state.ts";
import { SitePrompt } from "./site-prompt.tsx";

/** The screen where orders are placed: it lists the containers of a site. */
export function AgreementsScreen() {
  const texts = useTexts(agreementsScreenTexts);
  const chosen = useChosenSite();
  const { permissions } = useUser();
  const [urlSearch, changeUrlSearch] = useUrlSearch();
  const { data: agreements } = useQuery({
    ...agreementsQuery(chosen.choice ?? 0),
    enabled: chosen.choice !== null,
  });
  const { type } = agreementList.parse(urlSearch);
  const exported = agreements?.filter(({ agreementTypeId }) => type === null || agreementTypeId === type);
  const containers = agreements?.reduce((sum, { containersOnSite }) => sum + containersOnSite, 0) ?? 0;
  // While the agreements are loading, a space keeps the height of the line, so that nothing moves afterwards.
  const summary = agreements ? texts.summary(agreements.length, containers) : "\u00A0";
  // Choosing another site clears search and filter (docs/coverage.md 4.39).
  const choose = (site: number) =>
    changeUrlSearch({ site, ...agreementList.write({ search: "", type: null }) });
  return (
    <>
      <PageHeader title={texts.title} context={chosen.choice === null ? undefined : summary}>
        <SiteBar chosen={{ ...chosen, choose }} />
        {chosen.sites.length > 1 && permissions.includes(permission.orderManager) && (
          <LinkButton icon={Files} href={hrefTo("siteOrders", {}, { site: chosen.choice ?? "all" })}>
            {texts.severalSites}
          </LinkButton>
        )}
        <LinkButton icon={QrCode} href={hrefTo("labels", {}, { site: chosen.choice ?? undefined })}>
          {texts.labels}
        </LinkButton>
        <ExportButton
          label={texts.export}
          rowCount={exported?.length}
          subject={{
            kinds: ["container_stock"],
            site: chosen.choice ?? "all",
            siteLabel: chosen.site?.alias ?? texts.allSites,
            query: { agreementType: type ?? undefined },
          }}
        />
      </PageHeader>
      {chosen.choice === null ? (
        <SitePrompt chosen={chosen} />
      ) : (
        <AgreementList key={chosen.choice} siteId={chosen.choice} />
      )}
    </>
  );
}
