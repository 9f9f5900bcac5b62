import { staffApi } from "@kreislauf/contract/staff";
import { CircleUserRound } from "lucide-react";
import type { ReactNode } from "react";
import { chooseLanguage, useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { Logo } from "@kreislauf/ui/drawings/logo.tsx";
import { hrefTo } from "../base/hash-route.ts";
import { call } from "../base/call.ts";
import { type DeskStaff, endDeskSession } from "../base/desk-session.ts";
import { appTexts } from "./app.texts.ts";
import { DeskBottomBar } from "./desk-bottom-bar.tsx";
import styles from "./desk-frame.module.css";
import { MainMenu } from "./main-menu.tsx";

interface DeskFrameProps {
  staff: DeskStaff;
  current: string | undefined;
  isAccount: boolean;
  children: ReactNode;
}

/** The bar at the top. On wide screens it has the menu; narrow screens have the menu at the bottom. */
export function DeskFrame({ staff, current, isAccount, children }: DeskFrameProps) {
  const texts = useTexts(appTexts);
  const language = useLanguage();
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
        <MainMenu staff={staff} current={current} />
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
      <div className={styles.bottom}>
        <DeskBottomBar staff={staff} current={current} />
      </div>
    </div>
  );
}

const contentId = "content";

/** Moves the focus instead of following `#content`, because the part of the URL behind `#` is the route. */
function skipToContent(event: { preventDefault: () => void }): void {
  event.preventDefault();
  document.getElementById(contentId)?.focus();
}
