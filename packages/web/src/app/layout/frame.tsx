import { QueryClientProvider } from "@tanstack/react-query";
import { Outlet } from "@tanstack/react-router";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { registerDialogs } from "../../base/dialog-registry.ts";
import { registerOrderMessages } from "../../base/order-card-registry.ts";
import { queryClient } from "../../base/query-client.ts";
import { setInputOwner } from "@kreislauf/ui/base/unsaved-input.ts";
import { displayedSession, useSession } from "../../base/session.ts";
import { useIsMobile } from "@kreislauf/ui/base/use-is-mobile.ts";
import { AnnouncementBanners } from "../../notifications/announcement-banners.tsx";
import { classNames } from "@kreislauf/ui/base/class-names.ts";
import { appTexts } from "../app.texts.ts";
import { LazyConsentBanner } from "../consent/lazy-consent-banner.tsx";
import { LazyNotices } from "../notices/lazy-notices.tsx";
import { useRouteName } from "../use-route-name.ts";
import { AskForIdentityProof } from "../../session/security/ask-for-identity-proof.tsx";
import { orderMessages, roomDialogs } from "../room-dialogs.ts";
import { isOpenTo, routes } from "../routes.ts";
import { MainBottomBar } from "./main-bottom-bar.tsx";
import { Footer } from "./footer.tsx";
import { LockedPage } from "./locked-page.tsx";
import { MobileTopBar } from "./mobile-top-bar.tsx";
import { TopMenu } from "./top-menu.tsx";
import { prefetchAnnouncements, useAwaitingAnnouncements } from "./use-awaiting-announcements.ts";
import { useHistoryIndex } from "./use-history-index.ts";
import { useFocusOnNavigation } from "./use-focus-on-navigation.ts";
import {
  LazySecondFactorMissing,
  LazySecondFactorReminder,
  useSecondFactorDue,
} from "./second-factor-due.tsx";
import { useLiveData } from "./use-live-data.ts";
import { useSessionRefresh } from "./use-session-refresh.ts";
import styles from "./frame.module.css";

/**
 * Sets up what the frame needs before its first render, and returns the frame. Called once, when the frame's code has
 * loaded.
 */
export function loadedFrame() {
  setInputOwner(() => {
    const { userId, companyId } = displayedSession()?.user ?? {};
    return `${userId} ${companyId}`;
  });
  registerDialogs(roomDialogs);
  registerOrderMessages(orderMessages);
  prefetchAnnouncements();
  return Frame;
}

/** Menus, bars and footer around a screen. Signed-out visitors see the frame only around public pages. */
function Frame() {
  const texts = useTexts(appTexts);
  const { user, initialPassword = false } = useSession() ?? {};
  const name = useRouteName();
  const isMobile = useIsMobile();
  const main = useFocusOnNavigation(name);
  const factor = useSecondFactorDue();
  const missing = initialPassword ? undefined : factor.missing;
  const showsAnnouncements = user !== undefined && !initialPassword && missing === undefined;
  const isAwaitingAnnouncements = useAwaitingAnnouncements(showsAnnouncements);
  useHistoryIndex();
  useSessionRefresh();
  useLiveData(missing !== undefined);

  if (name === undefined) return null;
  const route = routes[name];
  if (route.audience === "user" && user === undefined) return null;
  const isLocked = user !== undefined && !isOpenTo(route, user);
  return (
    // The key changes with the user or the company, which resets the state of every screen.
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
        <LazyNotices />
        {showsAnnouncements && <AnnouncementBanners />}
        {factor.due !== undefined && <LazySecondFactorReminder due={factor.due} />}
        <main
          id="main"
          ref={main}
          tabIndex={-1}
          className={classNames(styles.page, isAwaitingAnnouncements && styles.waiting)}
        >
          {missing && route.audience === "user" ? (
            <LazySecondFactorMissing {...missing} />
          ) : isLocked ? (
            <LockedPage name={name} />
          ) : (
            <Outlet />
          )}
        </main>
        {user && <AskForIdentityProof />}
        {user && <LazyConsentBanner />}
        {user && (isMobile ? !initialPassword && <MainBottomBar name={name} user={user} /> : <Footer />)}
      </div>
    </QueryClientProvider>
  );
}
