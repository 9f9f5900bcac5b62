import { QueryClientProvider } from "@tanstack/react-query";
import { Outlet } from "@tanstack/react-router";
import { useTexts } from "../../base/language.tsx";
import { queryClient } from "../../base/query-client.ts";
import { useSession } from "../../base/session.ts";
import { useIsMobile } from "../../base/viewport.ts";
import { AnnouncementBanners } from "../../notifications/announcement-banners.tsx";
import { classes } from "../../ui/classes.ts";
import { appTexts } from "../app.texts.ts";
import { LateConsentBanner } from "../consent/late-consent-banner.tsx";
import { LateNotices } from "../notices/late-notices.tsx";
import { useRouteName } from "../route-name.ts";
import { isOpenTo, routes } from "../routes.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { Footer } from "./footer.tsx";
import { LockedPage } from "./locked-page.tsx";
import { MobileTopBar } from "./mobile-top-bar.tsx";
import { TopMenu } from "./top-menu.tsx";
import { askForAnnouncements, useAnnouncementsWait } from "./use-announcements-wait.ts";
import { useCountedSteps } from "./use-counted-steps.ts";
import { useArrival } from "./use-arrival.ts";
import { useLiveData } from "./use-live-data.ts";
import { useSessionUpkeep } from "./use-session-upkeep.ts";
import styles from "./frame.module.css";

/** The frame, once its code has come. */
export function loadedFrame() {
  askForAnnouncements();
  return Frame;
}

/** Menus, bars and footer around a screen. Who is signed out sees only the pages open to everybody. */
function Frame() {
  const texts = useTexts(appTexts);
  const { user, initialPassword = false } = useSession() ?? {};
  const name = useRouteName();
  const isMobile = useIsMobile();
  const main = useArrival(name);
  const isAnnouncedTo = user !== undefined && !initialPassword;
  const isWaiting = useAnnouncementsWait(isAnnouncedTo);
  useCountedSteps();
  useSessionUpkeep();
  useLiveData();

  if (name === undefined) return null;
  const route = routes[name];
  if (route.audience === "user" && user === undefined) return null;
  const isLocked = user !== undefined && !isOpenTo(route, user);
  return (
    // With another user or company every screen begins anew.
    <QueryClientProvider key={user && `${user.userId} ${user.companyId}`} client={queryClient}>
      <div className={styles.frame}>
        <a
          className={styles.skip}
          href="#main"
          onClick={(event) => {
            event.preventDefault();
            main.current?.focus();
          }}
        >
          {texts.skipToContent}
        </a>
        {isMobile ? <MobileTopBar name={name} isLocked={isLocked} /> : <TopMenu name={name} />}
        <LateNotices />
        {isAnnouncedTo && <AnnouncementBanners />}
        <main
          id="main"
          ref={main}
          tabIndex={-1}
          className={classes(styles.page, isWaiting && styles.waiting)}
        >
          {isLocked ? <LockedPage name={name} /> : <Outlet />}
        </main>
        {user && <LateConsentBanner />}
        {isMobile ? user && !initialPassword && <BottomBar name={name} user={user} /> : <Footer />}
      </div>
    </QueryClientProvider>
  );
}
