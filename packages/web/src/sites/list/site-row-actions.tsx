import type { SiteSummary } from "@kreislauf/contract/sites";
import { Ban, Ellipsis, Pencil, RotateCcw, UserPlus } from "lucide-react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useNavigation } from "../../base/navigation.ts";
import { hrefTo, pathTo } from "../../base/paths.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { IconButton } from "@kreislauf/ui/controls/icon-button.tsx";
import { Menu } from "@kreislauf/ui/overlays/menu.tsx";
import { sitesTexts } from "../sites.texts.ts";
import type { SiteActions } from "../base/use-site-actions.tsx";

interface SiteRowActionsProps {
  site: SiteSummary;
  actions: SiteActions;
}

/**
 * The buttons in a site's row: edit, choose its users, and deactivate; an inactive site has only the one to activate
 * it.
 */
export function SiteRowActions({ site, actions }: SiteRowActionsProps) {
  const texts = useTexts(sitesTexts).actions;
  const { go } = useNavigation();
  if (!site.active) {
    return (
      <Button
        small
        aria-label={texts.activateOf(site.alias)}
        busy={actions.activating === site.id}
        onClick={() => void actions.activate(site)}
      >
        {texts.activate}
      </Button>
    );
  }
  return (
    <>
      <IconButton
        icon={Pencil}
        label={texts.editOf(site.alias)}
        tooltip={texts.edit}
        onClick={() => go(pathTo("editSite", { id: site.id }))}
      />
      <IconButton
        icon={UserPlus}
        label={texts.assignOf(site.alias)}
        tooltip={texts.assign}
        onClick={() => actions.assign(site)}
      />
      <IconButton
        icon={Ban}
        label={texts.deactivateOf(site.alias)}
        tooltip={texts.deactivate}
        onClick={() => actions.deactivate(site)}
      />
    </>
  );
}

/** The actions on a site as a menu, for its card on narrow screens. */
export function SiteCardMenu({ site, actions }: SiteRowActionsProps) {
  const texts = useTexts(sitesTexts).actions;
  return (
    <Menu
      trigger={<IconButton icon={Ellipsis} label={texts.menu(site.alias)} />}
      entries={
        site.active
          ? [
              { text: texts.edit, icon: Pencil, href: hrefTo("editSite", { id: site.id }) },
              { text: texts.assign, icon: UserPlus, onSelect: () => actions.assign(site) },
              {
                text: texts.deactivate,
                icon: Ban,
                danger: true,
                separated: true,
                onSelect: () => actions.deactivate(site),
              },
            ]
          : [{ text: texts.activate, icon: RotateCcw, onSelect: () => void actions.activate(site) }]
      }
    />
  );
}
