import { useTexts } from "../base/language.tsx";
import { hrefTo } from "../base/paths.ts";
import { Button } from "../ui/button.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { StateMessage } from "../ui/state-message.tsx";
import type { SiteListState } from "./site-list-state.ts";
import { sitesTexts } from "./sites.texts.ts";
import type { ChangeSiteList } from "./use-site-list-state.ts";

interface SitesEmptyProps {
  state: SiteListState;
  change: ChangeSiteList;
  isManager: boolean;
}

/** Why no site is listed, and the one thing that changes it. */
export function SitesEmpty({ state, change, isManager }: SitesEmptyProps) {
  const { empty: texts, create } = useTexts(sitesTexts);
  if (state.search !== "" || state.group !== null) {
    return (
      <StateMessage
        illustration="search"
        title={texts.filtered}
        text={texts.filteredText}
        action={<Button onClick={() => change({ search: "", group: null })}>{texts.reset}</Button>}
      />
    );
  }
  if (!state.active && isManager) {
    return <StateMessage illustration="periodic" title={texts.inactive} text={texts.inactiveText} />;
  }
  if (!isManager) {
    return <StateMessage illustration="orders" title={texts.noneAssigned} text={texts.noneAssignedText} />;
  }
  return (
    <StateMessage
      illustration="orders"
      title={texts.none}
      text={texts.noneText}
      action={
        <LinkButton variant="primary" href={hrefTo("createLocation")}>
          {create}
        </LinkButton>
      }
    />
  );
}
