import { useTexts } from "../base/language.tsx";
import { classes } from "../ui/classes.ts";
import { StatusGlyph } from "../ui/status-glyph.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import type { Pin } from "./map-clusters.ts";
import type { Plate, Spot } from "./map-plates.ts";
import { mapTexts } from "./map.texts.ts";
import styles from "./map-pin.module.css";

interface MapPinProps {
  pin: Pin;
  point: { readonly x: number; readonly y: number };
  /** Undefined where there is no room for one. */
  plate: Plate | undefined;
  name: string;
  /** Where the pin of one site leads; undefined where the person may not go there. */
  href: string | undefined;
  onCloser: () => void;
  onFocus: () => void;
}

/** A site, or several that lie close, as a real link or button with its numbers. */
export function MapPin({ pin, point, plate, name, href, onCloser, onFocus }: MapPinProps) {
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
    className: classes(styles.pin, running.length === 0 && styles.idle),
    style: { transform: `translate(${point.x}px, ${point.y}px)` },
    "data-site": site.id,
    onFocus,
  };
  const content = (
    <>
      <span className={styles.dot} />
      {plate && (
        <span className={styles.plate} style={{ transform: `translate(${plate.dx}px, ${plate.dy}px)` }}>
          {plate.variant === 0 && <span className={styles.name}>{name}</span>}
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
    <button type="button" {...around} onClick={onCloser}>
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
export function plateWidths({ open, claimed }: Pin, name: string): Spot["widths"] {
  const numbers = [open, claimed]
    .filter((number) => number > 0)
    .reduce((width, number) => width + countAround + String(number).length * digit, 0);
  const whole = name.length * letter + nameAround + numbers;
  return numbers === 0 ? [whole] : [whole, numbers];
}
