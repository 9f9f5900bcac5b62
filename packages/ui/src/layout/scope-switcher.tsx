import { ChevronDown, CircleAlert, RefreshCw, type LucideIcon } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../base/class-names.ts";
import { Icon } from "../drawings/icon.tsx";
import type { ScopeSwitcherListProps } from "./scope-switcher-list.tsx";
import { sortOptions, type SearchOption } from "../controls/search-option.ts";
import { Skeleton } from "../feedback/skeleton.tsx";
import { Spinner } from "../drawings/spinner.tsx";
import { lazyElement, useLazyElement, useLazyElementTrigger } from "../base/use-lazy-element.ts";
import { VisuallyHidden } from "../base/visually-hidden.tsx";
import styles from "./scope-switcher.module.css";

export interface ScopeOption {
  readonly id: number;
  readonly number: string | null;
  readonly title: string;
  readonly text: string;
}

export interface ScopeSwitcherTexts {
  readonly label: string;
  readonly list: string;
  readonly search: string;
  readonly choose: string;
  readonly available: (count: number) => string;
  readonly loading: string;
  readonly none: string;
  readonly noneHint: string;
  readonly failed: string;
  readonly retry: string;
}

interface ScopeSwitcherFrameProps {
  texts: Pick<ScopeSwitcherTexts, "loading" | "none" | "noneHint" | "failed" | "retry">;
  icon: LucideIcon;
  state: "ready" | "loading" | "error";
  /** Whether there are no options to choose from. */
  isEmpty: boolean;
  onRetry: () => void;
  /** Renders the switcher; called once there are options to choose from. */
  children: () => ReactNode;
}

/** The states that all scope switchers share: loading, nothing to choose, error. */
export function ScopeSwitcherFrame(props: ScopeSwitcherFrameProps) {
  const { texts, icon, state, isEmpty, onRetry, children } = props;
  if (state === "loading") {
    return (
      <div className={styles.switcher} aria-busy>
        <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
        <Icon of={icon} />
        <span className={styles.label}>
          <Skeleton width={180} height={13} />
          <span className={styles.gap} />
          <Skeleton width={220} height={11} />
        </span>
        <span className={styles.spinner}>
          <Spinner />
        </span>
      </div>
    );
  }
  if (state === "error") {
    return (
      <button type="button" className={classNames(styles.switcher, styles.error)} onClick={onRetry}>
        <Icon of={CircleAlert} />
        <Words title={texts.failed} text={texts.retry} />
        <Icon of={RefreshCw} />
      </button>
    );
  }
  if (isEmpty) {
    return (
      <div className={styles.switcher}>
        <Icon of={icon} />
        <Words title={texts.none} text={texts.noneHint} />
      </div>
    );
  }
  return children();
}

interface ScopeContentProps {
  icon: LucideIcon;
  /** A number, in grey before the title. */
  number?: string | undefined;
  title: string;
  text: string;
}

/** The content of a closed switcher: the chosen option, or a request to choose one. */
export function ScopeContent({ icon, number, title, text }: ScopeContentProps) {
  return (
    <>
      <Icon of={icon} />
      <Words
        title={
          <>
            {number !== undefined && <span className={styles.number}>{number} </span>}
            {title}
          </>
        }
        text={text}
      />
      <Icon of={ChevronDown} />
    </>
  );
}

/** The button of a closed switcher, without its list. */
export function ScopeButton(button: Omit<ComponentProps<"button">, "className" | "type">) {
  return <button type="button" {...button} className={styles.switcher} />;
}

interface ScopeSwitcherProps {
  texts: ScopeSwitcherTexts;
  icon: LucideIcon;
  state: "ready" | "loading" | "error";
  options: readonly ScopeOption[];
  value: number | null;
  onChange: (value: number) => void;
  onRetry: () => void;
}

/** A switcher for what a whole screen is about, for example one of the sites. */
export function ScopeSwitcher({ texts, icon, state, options, value, onChange, onRetry }: ScopeSwitcherProps) {
  return (
    <ScopeSwitcherFrame
      texts={texts}
      icon={icon}
      state={state}
      isEmpty={options.length === 0}
      onRetry={onRetry}
    >
      {() => {
        const offered = sortOptions(
          options.map(({ id, number, title, text }): SearchOption<number> => ({
            value: id,
            label: title,
            number: number ?? undefined,
            text,
          })),
        );
        const chosen = offered.find((option) => option.value === value) ?? null;
        const content = (
          <ScopeContent
            icon={icon}
            number={chosen?.number}
            title={chosen?.label ?? texts.choose}
            text={chosen?.text ?? texts.available(options.length)}
          />
        );
        return (
          <Chooser texts={texts} content={content} options={offered} chosen={chosen} onChange={onChange} />
        );
      }}
    </ScopeSwitcherFrame>
  );
}

/** The switcher with its list, which is loaded when the browser is idle. */
const lazyList = lazyElement(async () => {
  const { ScopeSwitcherList } = await import("./scope-switcher-list.tsx");
  return (props: ScopeSwitcherListProps) => <ScopeSwitcherList {...props} />;
});

function Chooser(list: Omit<ScopeSwitcherListProps, "defaultOpen">) {
  const { trigger, setPress, holdHandlers } = useLazyElementTrigger();
  const drawList = useLazyElement(lazyList, trigger);
  if (drawList) return drawList({ ...list, defaultOpen: trigger.press !== undefined });
  return (
    <ScopeButton
      role="combobox"
      aria-label={list.texts.label}
      aria-expanded={false}
      aria-haspopup="dialog"
      onClick={() => setPress({})}
      {...holdHandlers}
    >
      {list.content}
    </ScopeButton>
  );
}

function Words({ title, text }: { title: ReactNode; text: string }) {
  return (
    <span className={styles.label}>
      <span className={styles.title}>{title}</span>
      <span className={styles.text}>{text}</span>
    </span>
  );
}
