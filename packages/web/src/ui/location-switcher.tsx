import { ChevronDown, CircleAlert, MapPin, RefreshCw } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { useTexts } from "../base/language.tsx";
import { classes } from "./classes.ts";
import { Icon } from "./icon.tsx";
import type { LocationListProps } from "./location-list.tsx";
import { inGermanOrder } from "./search-option.ts";
import type { SearchOption } from "./search-option.ts";
import { Skeleton } from "./skeleton.tsx";
import { Spinner } from "./spinner.tsx";
import { uiTexts } from "./ui.texts.ts";
import { lateElement, useLateElement } from "./use-late-element.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";
import styles from "./location-switcher.module.css";

export interface SwitcherLocation {
  id: number;
  orderNumber: string | null;
  alias: string;
  /** "Lohgerberweg 21, 34123 Kassel" */
  address: string;
}

interface LocationSwitcherProps {
  state: "ready" | "loading" | "error";
  locations: readonly SwitcherLocation[];
  value: number | "all" | null;
  onChange: (value: number | "all") => void;
  onRetry: () => void;
  /** Offers "Alle Standorte" first. */
  allowAll?: boolean;
}

/** Which site a screen is about: chosen, none chosen, loading, no data, error. */
export function LocationSwitcher(props: LocationSwitcherProps) {
  const { state, locations, value, onChange, onRetry, allowAll = false } = props;
  const texts = useTexts(uiTexts).locations;
  if (state === "loading") {
    return (
      <div className={styles.switcher} aria-busy>
        <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
        <Icon of={MapPin} />
        <span className={styles.words}>
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
      <button type="button" className={classes(styles.switcher, styles.error)} onClick={onRetry}>
        <Icon of={CircleAlert} />
        <Words title={texts.failed} text={texts.retry} />
        <Icon of={RefreshCw} />
      </button>
    );
  }
  if (locations.length === 0) {
    return (
      <div className={styles.switcher}>
        <Icon of={MapPin} />
        <Words title={texts.none} text={texts.noneAssigned} />
      </div>
    );
  }

  const sites = inGermanOrder(
    locations.map(({ id, orderNumber, alias, address }): SearchOption<number | "all"> => ({
      value: id,
      label: alias,
      number: orderNumber ?? undefined,
      text: address,
    })),
  );
  const all: SearchOption<number | "all"> = { value: "all", label: texts.all, divided: true };
  const options = allowAll ? [all, ...sites] : sites;
  const chosen = options.find((option) => option.value === value) ?? null;
  const face = (
    <>
      <Icon of={MapPin} />
      {chosen ? (
        <Words
          title={
            <>
              {chosen.number !== undefined && <span className={styles.number}>{chosen.number} </span>}
              {chosen.label}
            </>
          }
          text={chosen.text ?? texts.available(locations.length)}
        />
      ) : (
        <Words title={texts.choose} text={texts.available(locations.length)} />
      )}
      <Icon of={ChevronDown} />
    </>
  );
  return <Chooser face={face} options={options} chosen={chosen} onChange={onChange} />;
}

/** The list it opens is loaded when the browser is idle. */
const lateList = lateElement(async () => {
  const { LocationList } = await import("./location-list.tsx");
  return (props: LocationListProps) => <LocationList {...props} />;
});

function Chooser(list: Omit<LocationListProps, "defaultOpen">) {
  const texts = useTexts(uiTexts).locations;
  const [press, setPress] = useState<object>();
  const [focused, setFocused] = useState(false);
  const drawList = useLateElement(lateList, { press, isFocused: focused });
  if (drawList) return drawList({ ...list, defaultOpen: press !== undefined });
  return (
    <button
      type="button"
      role="combobox"
      className={styles.switcher}
      aria-label={texts.label}
      aria-expanded={false}
      aria-haspopup="dialog"
      onClick={() => setPress({})}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {list.face}
    </button>
  );
}

function Words({ title, text }: { title: ReactNode; text: string }) {
  return (
    <span className={styles.words}>
      <span className={styles.title}>{title}</span>
      <span className={styles.text}>{text}</span>
    </span>
  );
}
