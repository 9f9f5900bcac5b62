import { ChevronDown, CircleAlert, RefreshCw, type LucideIcon } from "lucide-react";
import { useState, type ReactNode } from "react";
import { classNames } from "../base/class-names.ts";
import { Icon } from "../drawings/icon.tsx";
import type { ScopeSwitcherListProps } from "./scope-switcher-list.tsx";
import { sortOptions, type SearchOption } from "../controls/search-option.ts";
import { Skeleton } from "../feedback/skeleton.tsx";
import { Spinner } from "../drawings/spinner.tsx";
import { lazyElement, useLazyElement } from "../base/use-lazy-element.ts";
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
  readonly all: string;
  readonly choose: string;
  readonly available: (count: number) => string;
  readonly loading: string;
  readonly none: string;
  readonly noneHint: string;
  readonly failed: string;
  readonly retry: string;
}

interface ScopeSwitcherProps {
  texts: ScopeSwitcherTexts;
  icon: LucideIcon;
  state: "ready" | "loading" | "error";
  options: readonly ScopeOption[];
  value: number | "all" | null;
  onChange: (value: number | "all") => void;
  onRetry: () => void;
  /** Adds "all" as the first option. */
  allowAll?: boolean;
}

/** Switches what a screen is about, for example the site. States: chosen, none chosen, loading, no data, error. */
export function ScopeSwitcher(props: ScopeSwitcherProps) {
  const { texts, icon, state, value, onChange, onRetry, allowAll = false } = props;
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
  if (props.options.length === 0) {
    return (
      <div className={styles.switcher}>
        <Icon of={icon} />
        <Words title={texts.none} text={texts.noneHint} />
      </div>
    );
  }

  const offered = sortOptions(
    props.options.map(({ id, number, title, text }): SearchOption<number | "all"> => ({
      value: id,
      label: title,
      number: number ?? undefined,
      text,
    })),
  );
  const all: SearchOption<number | "all"> = { value: "all", label: texts.all, divided: true };
  const options = allowAll ? [all, ...offered] : offered;
  const chosen = options.find((option) => option.value === value) ?? null;
  const content = (
    <>
      <Icon of={icon} />
      {chosen ? (
        <Words
          title={
            <>
              {chosen.number !== undefined && <span className={styles.number}>{chosen.number} </span>}
              {chosen.label}
            </>
          }
          text={chosen.text ?? texts.available(props.options.length)}
        />
      ) : (
        <Words title={texts.choose} text={texts.available(props.options.length)} />
      )}
      <Icon of={ChevronDown} />
    </>
  );
  return <Chooser texts={texts} content={content} options={options} chosen={chosen} onChange={onChange} />;
}

/** The list is loaded when the browser is idle. */
const lazyList = lazyElement(async () => {
  const { ScopeSwitcherList } = await import("./scope-switcher-list.tsx");
  return (props: ScopeSwitcherListProps) => <ScopeSwitcherList {...props} />;
});

function Chooser(list: Omit<ScopeSwitcherListProps, "defaultOpen">) {
  const [press, setPress] = useState<object>();
  const [focused, setFocused] = useState(false);
  const drawList = useLazyElement(lazyList, { press, isFocused: focused });
  if (drawList) return drawList({ ...list, defaultOpen: press !== undefined });
  return (
    <button
      type="button"
      role="combobox"
      className={styles.switcher}
      aria-label={list.texts.label}
      aria-expanded={false}
      aria-haspopup="dialog"
      onClick={() => setPress({})}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {list.content}
    </button>
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
