import { ChevronLeft } from "lucide-react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { MobileBarSlot, type MobileBarSlotName } from "@kreislauf/ui/layout/mobile-bar-slots.tsx";
import { useNavigation } from "../../base/navigation.ts";
import { useCurrentPageTitle } from "../../base/page-title.ts";
import type { RouteName } from "../../base/paths.ts";
import { useSession } from "../../base/session.ts";
import { LazyBell } from "../../notifications/lazy-bell.tsx";
import { IconButton } from "@kreislauf/ui/controls/icon-button.tsx";
import { classNames } from "@kreislauf/ui/base/class-names.ts";
import { appTexts } from "../app.texts.ts";
import { routes } from "../routes.ts";
import { SearchButton } from "../search/search-button.tsx";
import { UserMenu } from "./user-menu.tsx";
import { useHideOnScroll } from "./use-hide-on-scroll.ts";
import styles from "./mobile-top-bar.module.css";

/** These slots are beside the title; every other slot gets a row of its own below the title. */
const slotsBesideTitle: ReadonlySet<MobileBarSlotName> = new Set(["filter", "export"]);

/** Screens whose bar has the search and the bell (docs/design.md 5.8). */
const screensWithSearchAndBell: ReadonlySet<RouteName> = new Set(["dashboard", "mobileSettings"]);

interface MobileTopBarProps {
  name: RouteName;
  /** Whether the screen is locked for the user, so that nothing fills its slots. */
  isLocked: boolean;
}

/**
 * The dark bar of windows narrower than 960 px: the title of the screen and the slots that screens fill. It takes a
 * fifth of a small window, so it hides while the user scrolls down.
 */
export function MobileTopBar({ name, isLocked }: MobileTopBarProps) {
  const texts = useTexts(appTexts);
  const pageTitle = useCurrentPageTitle();
  const { back } = useNavigation();
  const { user, initialPassword = false } = useSession() ?? {};
  const isHidden = useHideOnScroll();
  const route = routes[name];
  // Until the user has changed the initial password, there is no page to go back to.
  const showsBackButton = route.hasBackButton === true && !initialPassword;
  const areas = (!isLocked && route.mobileBarSlots) || [];
  return (
    <header className={classNames(styles.bar, isHidden && styles.hidden)}>
      <div className={classNames(styles.row, showsBackButton && styles.leadsBack)}>
        {showsBackButton && (
          <IconButton icon={ChevronLeft} label={texts.back} variant="onDark" onClick={back} />
        )}
        {/* Hidden from screen readers, because the page itself has the title as its heading. */}
        <div className={styles.title} aria-hidden>
          {pageTitle ?? texts.titles[name]}
        </div>
        {areas
          .filter((area) => slotsBesideTitle.has(area))
          .map((area) => (
            <MobileBarSlot key={area} area={area} className={styles.slot} />
          ))}
        {user && !initialPassword && screensWithSearchAndBell.has(name) && (
          <>
            <SearchButton isMobile />
            <LazyBell isMobile />
          </>
        )}
        {user && initialPassword && <UserMenu user={user} compact />}
      </div>
      {areas
        .filter((area) => !slotsBesideTitle.has(area))
        .map((area) => (
          <MobileBarSlot key={area} area={area} className={classNames(styles.extension, styles[area])} />
        ))}
    </header>
  );
}
