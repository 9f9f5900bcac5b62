import { useTexts } from "@kreislauf/ui/base/language.ts";
import { classNames } from "@kreislauf/ui/base/class-names.ts";
import { StatusGlyph, type StatusVariant } from "@kreislauf/ui/drawings/status-glyph.tsx";
import { VisuallyHidden } from "@kreislauf/ui/base/visually-hidden.tsx";
import type { Pin } from "./cluster-sites.ts";
import type { LabelPlacement, LabelAnchor } from "./place-labels.ts";
import { mapTexts } from "./map.texts.ts";
import styles from "./map-pin.module.css";

const claimSigns: ReadonlySet<StatusVariant> = new Set(["claimed", "answered"]);

interface MapPinProps {
  pin: Pin;
  point: { readonly x: number; readonly y: number };
  /** Where the label is drawn; undefined if there is no room for it. */
  labelPlacement: LabelPlacement | undefined;
  name: string;
  /** The link of a single site's pin; undefined for a cluster, and if the user may not open the link. */
  href: string | undefined;
  /** Called when a cluster is clicked. */
  onOpen: () => void;
  onFocus: () => void;
}

/** A pin for one site or a cluster. It is a real link or button, and its label has the counts. */
export function MapPin({ pin, point, labelPlacement, name, href, onOpen, onFocus }: MapPinProps) {
  const texts = useTexts(mapTexts);
  const { open, claimed, count, site } = pin;
  const phases = pin.phases.filter((phase) => phase.count > 0);
  const isCluster = pin.clusterId !== null;
  const counts = [open > 0 && texts.open(open), claimed > 0 && texts.claimed(claimed)].filter(Boolean);
  const named = phases.map((phase) => `${phase.name} ${phase.count}`);
  const numbers =
    counts.length === 0
      ? texts.nothingRunning
      : [counts.join(", "), named.length > 0 && `(${named.join(", ")})`].filter(Boolean).join(" ");
  const place = isCluster
    ? [pin.city, texts.sites(count)].filter(Boolean).join(", ")
    : `${site.alias}, ${site.city}`;
  const label = isCluster
    ? `${place}: ${numbers}, ${pin.expansionZoom === null ? texts.inList : texts.closer}`
    : `${place}: ${numbers}`;
  // Each count is drawn with the sign of the most urgent order that it counts.
  const openSign = phases.find(({ status }) => !claimSigns.has(status))?.status ?? "open";
  const claimSign = phases.find(({ status }) => claimSigns.has(status))?.status ?? "claimed";
  const pinProps = {
    className: classNames(styles.pin, counts.length === 0 && styles.idle),
    style: { transform: `translate(${point.x}px, ${point.y}px)` },
    "data-site": site.id,
    onFocus,
  };
  const content = (
    <>
      <span className={styles.dot} />
      {labelPlacement && (
        <span
          className={styles.label}
          style={{ transform: `translate(${labelPlacement.dx}px, ${labelPlacement.dy}px)` }}
        >
          {labelPlacement.variant === 0 && <span className={styles.name}>{name}</span>}
          {open > 0 && (
            <span className={styles.open}>
              <StatusGlyph status={openSign} size={13} />
              {open}
            </span>
          )}
          {claimed > 0 && (
            <span className={styles.claimed}>
              <StatusGlyph status={claimSign} size={13} ground="var(--orange-400)" />
              {claimed}
            </span>
          )}
        </span>
      )}
    </>
  );
  if (!isCluster && href === undefined) {
    return (
      <span {...pinProps} role="img" aria-label={label} title={label}>
        {content}
      </span>
    );
  }
  // Screen readers get the counts as a sentence.
  const accessibleContent = (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span aria-hidden>{content}</span>
    </>
  );
  return isCluster ? (
    <button type="button" {...pinProps} onClick={onOpen}>
      {accessibleContent}
    </button>
  ) : (
    <a {...pinProps} href={href} title={label}>
      {accessibleContent}
    </a>
  );
}

/** Widths in px at a font size of 13 px: a letter, a digit, and the space around a name and around a count. */
const [letterWidth, digitWidth, namePadding, countPadding] = [7.2, 7.6, 18, 33];

/** The widths that a pin's label can have: with the name and the counts, and with the counts alone. */
export function pinLabelWidths({ open, claimed }: Pin, name: string): LabelAnchor["widths"] {
  const numbers = [open, claimed]
    .filter((number) => number > 0)
    .reduce((width, number) => width + countPadding + String(number).length * digitWidth, 0);
  const withName = name.length * letterWidth + namePadding + numbers;
  return numbers === 0 ? [withName] : [withName, numbers];
}
