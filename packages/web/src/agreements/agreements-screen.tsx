import { useTexts } from "../base/language.tsx";
import { useUrlSearch } from "../base/navigation.ts";
import { useQuery } from "@tanstack/react-query";
import { LocationBar, useChosenLocation } from "../locations/index.ts";
import { ExportButton } from "../ui/export-button.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { AgreementBoard } from "./agreement-board.tsx";
import { agreementsQuery } from "./agreements.queries.ts";
import { agreementsScreenTexts } from "./agreements.texts.ts";
import { readKind } from "./find-agreements.ts";
import { LocationPrompt } from "./location-prompt.tsx";

/** Where orders are given: the containers of a site. */
export function AgreementsScreen() {
  const texts = useTexts(agreementsScreenTexts);
  const chosen = useChosenLocation();
  const [address, changeAddress] = useUrlSearch();
  const { data: agreements } = useQuery({
    ...agreementsQuery(chosen.choice ?? 0),
    enabled: chosen.choice !== null,
  });
  const containers = agreements?.reduce((sum, { containersOnSite }) => sum + containersOnSite, 0) ?? 0;
  // Another site is shown whole (product.md section 4, lists and filters).
  const choose = (site: number | "all") =>
    changeAddress({ site, agreementSearch: undefined, agreementKind: undefined });
  return (
    <>
      <PageHead
        title={texts.title}
        // A line of its own from the start, so that nothing moves when the answer is there.
        context={agreements ? texts.summary(agreements.length, containers) : "\u00A0"}
      >
        <LocationBar chosen={{ ...chosen, choose }} />
        <ExportButton
          label={texts.export}
          subject={{
            offered: ["container_stock"],
            site: chosen.choice ?? "all",
            place: chosen.location?.alias ?? texts.allSites,
            query: { agreementType: readKind(address["agreementKind"]) ?? undefined },
          }}
        />
      </PageHead>
      {chosen.choice === null ? (
        <LocationPrompt chosen={chosen} />
      ) : (
        <AgreementBoard key={chosen.choice} locationId={chosen.choice} />
      )}
    </>
  );
}
