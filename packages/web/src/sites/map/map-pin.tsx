import { useTexts } from "@kreislauf/ui/base/language.ts";
import { classNames } from "@kreislauf/ui/base/class-names.ts";
import { StatusGlyph } from "@kreislauf/ui/drawings/status-glyph.tsx";
import { VisuallyHidden } from "@kreislauf/ui/base/visually-hidden.tsx";
import type { Pin } from "./cluster-sites.ts";
import type { LabelPlacement, LabelAnchor } from "./place-labels.ts";
import { mapTexts } from "./map.texts.ts";
import styles from "./map-pin.module.css";

interface MapPinProps {
  pin: Pin;
  point: { readonly x: number; readonly y: number };
  /** Undefined where there is no room for one. */
  labelPlacement: LabelPlacement | undefined;
  name: string;
  /** Where the pin of one site leads; undefined where the person may not go there. */
  href: string | undefined;
  onZoomIn: () => void;
  onFocus: () => void;
}

/** A site, or several that lie close, as a real link or button with its numbers. */
export function MapPin({ pin, point, labelPlacement, name, href, onZoomIn, onFocus }: MapPinProps) {
  const texts = useTexts(mapTexts);
  const { open, claimed, count, site } = pin;
  const isCluster = pin.clusterId !== null;
  const running = [open > 0 && texts.open(open), claimed > 0 && texts.claimed(claimed)].filter(Boolean);
  const numbers = running.length > 0 ? running.join(", ") : texts.nothingRunning;
  const place = isCluster
    ? [pin.city, texts.sites(count)].filter(Boolean).join(", ")
    : `${site.alias}, ${site.city}`;
  const label = isCluster ? `${place}: ${numbers}, ${texts.closer}` : `${place}: ${numbers}`;
  const around = {
    className: classNames(styles.pin, running.length === 0 && styles.idle),
    style: { transform: `translate(${point.x}px, ${point.y}px)` },
    "data-site": site.id,
    onFocus,
  };
  const content = (
    <>
      <span className={styles.dot} />
      {labelPlacement && (
        <span
          className={styles.plate}
          style={{ transform: `translate(${labelPlacement.dx}px, ${labelPlacement.dy}px)` }}
        >
          {labelPlacement.variant === 0 && <span className={styles.name}>{name}</span>}
          {open > 0 && (
            <span className={styles.open}>
              <StatusGlyph status="open" size={13} />
              {open}
            </span>
          )}
          {claimed > 0 && (
            <span className={styles.claimed}>
              <StatusGlyph status="claimed" size={13} ground="var(--orange-400)" />
              {claimed}
            </span>
          )}
        </span>
      )}
    </>
  );
  if (!isCluster && href === undefined) {
    return (
      <span {...around} role="img" aria-label={label} title={label}>
        {content}
      </span>
    );
  }
  // The numbers on the plate are read as a sentence.
  const said = (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span aria-hidden>{content}</span>
    </>
  );
  return isCluster ? (
    <button type="button" {...around} onClick={onZoomIn}>
      {said}
    </button>
  ) : (
    <a {...around} href={href} title={label}>
      {said}
    </a>
  );
}

/** Pixels at 13 px type: a letter, a number's digit, what stands around them. */
const [letter, digit, nameAround, countAround] = [7.2, 7.6, 18, 33];

/** The widths a pin's plate can have: with its name, and with its numbers alone. */
export function pinLabelWidths({ open, claimed }: Pin, name: string): LabelAnchor["widths"] {
  const numbers = [open, claimed]
    .filter((number) => number > 0)
    .reduce((width, number) => width + countAround + String(number).length * digit, 0);
  const whole = name.length * letter + nameAround + numbers;
  return numbers === 0 ? [whole] : [whole, numbers];
}
