import { Tabs as BaseTabs } from "@base-ui/react/tabs";
import { useRef, type ReactNode } from "react";
import { MobileBarPortal } from "./mobile-bar-slots.tsx";
import { useChosenInView } from "../base/use-chosen-in-view.ts";
import { useIsMobile } from "../base/use-is-mobile.ts";
import { classNames } from "../base/class-names.ts";
import { CountPill } from "../feedback/count-pill.tsx";
import styles from "./tabs.module.css";

/** Two figure spaces, which reserve the width of a count that is still loading. */
export const loadingCount = "\u2007\u2007";

interface TabsProps<Value extends string | number> {
  label: string;
  tabs: readonly { value: Value; label: string; count?: number | string | undefined }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Below 960 px the tabs reach from edge to edge, as those of a page do. */
  bleed?: boolean;
  /** Below 960 px the tabs are in the mobile top bar. */
  inBar?: boolean;
  /** The panel of the chosen tab. It stays mounted when the tab changes. */
  children: ReactNode;
}

export function Tabs<Value extends string | number>(props: TabsProps<Value>) {
  const { label, tabs, value, onChange, bleed = false, inBar = false, children } = props;
  const isMobile = useIsMobile();
  const list = useRef<HTMLDivElement>(null);
  const count = tabs.find((tab) => tab.value === value)?.count;
  useChosenInView(list, value, count);
  const isInBar = inBar && isMobile;
  const row = (
    <BaseTabs.List
      ref={list}
      aria-label={label}
      className={classNames(styles.list, bleed && !isInBar && styles.bleed, isInBar && styles.onDark)}
    >
      {tabs.map((tab) => (
        <BaseTabs.Tab key={tab.value} value={tab.value} className={styles.tab}>
          {tab.label}
          {tab.count !== undefined && <CountPill count={tab.count} chosen={tab.value === value} />}
        </BaseTabs.Tab>
      ))}
    </BaseTabs.List>
  );
  return (
    <BaseTabs.Root className={styles.tabs} value={value} onValueChange={(next: Value) => onChange(next)}>
      {isInBar ? <MobileBarPortal area="tabs">{row}</MobileBarPortal> : row}
      <BaseTabs.Panel value={value} className={styles.panel}>
        {children}
      </BaseTabs.Panel>
    </BaseTabs.Root>
  );
}
