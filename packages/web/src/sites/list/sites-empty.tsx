import { useTexts } from "@kreislauf/ui/base/language.ts";
import { hrefTo } from "../../base/paths.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import type { SiteListState } from "./site-list-state.ts";
import { sitesTexts } from "../sites.texts.ts";
import type { ChangeListState } from "../../base/use-list-state.ts";

interface SitesEmptyProps {
  state: SiteListState;
  change: ChangeListState<SiteListState>;
  isManager: boolean;
}

/**
 * Says why the list has no sites. A button resets the filters if there are any, or creates a site if the user may do
 * that.
 */
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
        <LinkButton variant="primary" href={hrefTo("createSite")}>
          {create}
        </LinkButton>
      }
    />
  );
}
