import { addressLine } from "@kreislauf/contract/sites";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { lazyElement, useLazyElement, useLazyElementTrigger } from "@kreislauf/ui/base/use-lazy-element.ts";
import { VisuallyHidden } from "@kreislauf/ui/base/visually-hidden.tsx";
import { ScopeButton, ScopeContent, ScopeSwitcherFrame } from "@kreislauf/ui/layout/scope-switcher.tsx";
import { MapPin } from "lucide-react";
import { cloneElement, type ComponentProps, type ReactElement } from "react";
import { isInScope } from "./choose-site.ts";
import type { SiteSetPopoverProps } from "./site-set-popover.tsx";
import { siteSwitcherTexts } from "./site-switcher.texts.ts";
import type { ChosenSites } from "./use-chosen-site.ts";
import { useSitesName } from "./use-sites-name.ts";

/** Switches the sites of a screen: one site, a set of sites, Länder and groups, or all sites. */
export function SiteSetSwitcher({ chosen }: { chosen: ChosenSites }) {
  const texts = useTexts(siteSwitcherTexts);
  const name = useSitesName(chosen);
  const { choice, site, sites } = chosen;
  const describeChoice = () => {
    if (choice === null) return { title: texts.choose, text: texts.available(sites.length) };
    if (site !== undefined) {
      return { number: site.locationOrderNumber ?? undefined, title: site.alias, text: addressLine(site) };
    }
    return choice === "all"
      ? { title: texts.all, text: texts.available(sites.length) }
      : { title: name ?? "", text: texts.count(sites.filter((each) => isInScope(choice, each)).length) };
  };
  return (
    <ScopeSwitcherFrame
      texts={texts}
      icon={MapPin}
      state={chosen.state}
      isEmpty={sites.length === 0}
      onRetry={chosen.retry}
    >
      {() => (
        <Opener
          chosen={chosen}
          trigger={
            <ScopeButton>
              <VisuallyHidden>{`${texts.label}: `}</VisuallyHidden>
              <ScopeContent icon={MapPin} {...describeChoice()} />
            </ScopeButton>
          }
        />
      )}
    </ScopeSwitcherFrame>
  );
}

/** The code of the picker is loaded when the browser is idle. */
const lazyPopover = lazyElement(async () => {
  const { SiteSetPopover } = await import("./site-set-popover.tsx");
  return (props: SiteSetPopoverProps) => <SiteSetPopover {...props} />;
});

function Opener({
  chosen,
  trigger,
}: {
  chosen: ChosenSites;
  trigger: ReactElement<ComponentProps<"button">>;
}) {
  const { trigger: held, setPress, holdHandlers } = useLazyElementTrigger();
  const drawPopover = useLazyElement(lazyPopover, held);
  if (drawPopover) return drawPopover({ chosen, trigger, defaultOpen: held.press !== undefined });
  return cloneElement(trigger, {
    "aria-expanded": false,
    onClick: () => setPress({}),
    ...holdHandlers,
  });
}
