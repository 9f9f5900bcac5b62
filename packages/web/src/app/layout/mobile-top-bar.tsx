import { ChevronLeft } from "lucide-react";
import { useTexts } from "../../base/language.tsx";
import { MobileAreaPlace } from "../../base/mobile-areas.tsx";
import type { MobileArea } from "../../base/mobile-areas.tsx";
import { useNavigation } from "../../base/navigation.ts";
import { useCloserTitle } from "../../base/page-title.ts";
import type { RouteName } from "../../base/paths.ts";
import { useSession } from "../../base/session.ts";
import { LateBell } from "../../notifications/late-bell.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { classes } from "../../ui/classes.ts";
import { appTexts } from "../app.texts.ts";
import { routes } from "../routes.ts";
import { isBuilt } from "../screens.ts";
import { UserMenu } from "./user-menu.tsx";
import { useReadingOn } from "./use-reading-on.ts";
import styles from "./mobile-top-bar.module.css";

/** Beside the title; the other places are rows of their own below it. */
const besideTitle: ReadonlySet<MobileArea> = new Set(["filter", "export"]);

/** Screens whose bar has the bell (DESIGN.md section 6). */
const withBell: ReadonlySet<RouteName> = new Set(["dashboard", "mobileSettings"]);

interface MobileTopBarProps {
  name: RouteName;
  /** The screen is locked, so nothing fills its places. */
  isLocked: boolean;
}

/**
 * The dark bar below 960 px: the title of the screen and the places that screens fill. On small windows it is a fifth
 * of what is seen, so it makes room for whoever reads on.
 */
export function MobileTopBar({ name, isLocked }: MobileTopBarProps) {
  const texts = useTexts(appTexts);
  const closerTitle = useCloserTitle();
  const { back } = useNavigation();
  const { user, initialPassword = false } = useSession() ?? {};
  const isReadingOn = useReadingOn();
  const route = routes[name];
  // Until the initial password is changed there is neither a way back nor a menu.
  const leadsBack = route.back === true && !initialPassword;
  const areas = (!isLocked && route.areas) || [];
  return (
    <header className={classes(styles.bar, isReadingOn && styles.away)}>
      <div className={classes(styles.row, leadsBack && styles.leadsBack)}>
        {leadsBack && <IconButton icon={ChevronLeft} label={texts.back} variant="onDark" onClick={back} />}
        {/* The heading itself stands in the page. */}
        <div className={styles.title} aria-hidden>
          {closerTitle ?? texts.titles[name]}
        </div>
        {areas
          .filter((area) => besideTitle.has(area))
          .map((area) => (
            <MobileAreaPlace key={area} area={area} className={styles.place} />
          ))}
        {user && !initialPassword && withBell.has(name) && <LateBell isMobile />}
        {user && (initialPassword || !isBuilt("mobileSettings")) && <UserMenu user={user} compact />}
      </div>
      {areas
        .filter((area) => !besideTitle.has(area))
        .map((area) => (
          <MobileAreaPlace key={area} area={area} className={classes(styles.extension, styles[area])} />
        ))}
    </header>
  );
}
