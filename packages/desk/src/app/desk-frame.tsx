import { staffApi } from "@kreislauf/contract/staff";
import { CircleUserRound, LockKeyhole } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { chooseLanguage, useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { Logo } from "@kreislauf/ui/drawings/logo.tsx";
import { hrefTo } from "../base/hash-route.ts";
import { call } from "../base/call.ts";
import { type DeskStaff, endDeskSession } from "../base/desk-session.ts";
import { useCurrentInView } from "../base/use-current-in-view.ts";
import { appTexts } from "./app.texts.ts";
import styles from "./desk-frame.module.css";
import { isOpenTo, menu } from "./menu.ts";

interface DeskFrameProps {
  staff: DeskStaff;
  current: string | undefined;
  isAccount: boolean;
  children: ReactNode;
}

/** The bar with the menu; entries outside one's roles stay visible, locked and with the reason. */
export function DeskFrame({ staff, current, isAccount, children }: DeskFrameProps) {
  const texts = useTexts(appTexts);
  const language = useLanguage();
  const mainMenu = useRef<HTMLElement>(null);
  useCurrentInView(mainMenu, current);
  const signOut = () => {
    void call(staffApi.staffSignOut).catch(() => undefined);
    endDeskSession();
  };
  return (
    <div className={styles.page}>
      <a className={styles.skip} href={`#${contentId}`} onClick={skipToContent}>
        {texts.skip}
      </a>
      <header className={styles.bar}>
        <span className={styles.brand}>
          <Logo customUrl={null} size={28} onDark />
          {texts.product}
        </span>
        <nav ref={mainMenu} aria-label={texts.mainMenu} className={styles.menu}>
          {menu.map((entry) =>
            isOpenTo(entry, staff) ? (
              <a
                key={entry.name}
                className={styles.entry}
                href={hrefTo(entry.path)}
                aria-current={entry.name === current ? "page" : undefined}
              >
                {texts.menu[entry.name]}
              </a>
            ) : (
              <span key={entry.name} className={styles.locked} title={texts.locked(texts.menu[entry.name])}>
                {texts.menu[entry.name]}
                <Icon of={LockKeyhole} size={14} />
              </span>
            ),
          )}
        </nav>
        <a className={styles.person} href={hrefTo("/account")} aria-current={isAccount ? "page" : undefined}>
          <Icon of={CircleUserRound} size={20} />
          <span className={styles.name}>
            {staff.firstName} {staff.lastName}
          </span>
        </a>
        <button
          type="button"
          className={styles.action}
          lang={language === "de" ? "en" : "de"}
          onClick={() => chooseLanguage(language === "de" ? "en" : "de")}
        >
          {texts.otherLanguage}
        </button>
        <button type="button" className={styles.action} onClick={signOut}>
          {texts.signOut}
        </button>
      </header>
      <main id={contentId} tabIndex={-1} className={styles.content}>
        {children}
      </main>
    </div>
  );
}

const contentId = "content";

/** Moves the focus instead of following `#content`, because the part of the URL behind `#` is the route. */
function skipToContent(event: { preventDefault: () => void }): void {
  event.preventDefault();
  document.getElementById(contentId)?.focus();
}
