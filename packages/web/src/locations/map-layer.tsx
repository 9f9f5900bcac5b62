import { createPortal } from "react-dom";
import { useTexts } from "../base/language.tsx";
import { classes } from "../ui/classes.ts";
import type { Pin } from "./map-clusters.ts";
import { cities } from "./map-cities.ts";
import type { LatLon } from "./map-land.ts";
import { MapPin, plateWidths } from "./map-pin.tsx";
import { placePlates } from "./map-plates.ts";
import { frameOf, pointOf } from "./map-points.ts";
import { pinPane } from "./map-sheet.ts";
import { mapTexts } from "./map.texts.ts";
import type { SheetView } from "./use-sheet.ts";
import styles from "./map-pin.module.css";

interface MapLayerProps {
  view: SheetView;
  pins: readonly Pin[];
  linkTo?: (siteId: number) => string | undefined;
  onCloser?: (pin: Pin) => void;
  /** Shows a place and nothing else. */
  isStill?: boolean;
  /** Where something else stands, beside which no city is named. */
  keepFree?: readonly LatLon[];
}

const nothing: readonly LatLon[] = [];

/** From this zoom on a site goes by its own name, before by its city's. */
const aliasZoom = 9;
/** Pixels: a city is not named beside a pin that stands for it. */
const nearby = 26;
const cityLetter = 7;

/** Pins and names of cities over the land. Sites where something is going on choose their room first. */
export function MapLayer(props: MapLayerProps) {
  const { view, pins, linkTo, onCloser, isStill = false, keepFree = nothing } = props;
  const texts = useTexts(mapTexts);
  const { sheet, zoom, flight, hasTiles } = view;
  const pane = sheet.getPane(pinPane);
  if (pane === undefined) return null;

  const shown = pins.map((pin) => {
    const name =
      pin.count > 1
        ? (pin.city ?? texts.sites(pin.count))
        : zoom < aliasZoom
          ? pin.site.city
          : pin.site.alias;
    return { pin, name, point: pointOf(view, pin.at), isRunning: pin.open + pin.claimed > 0 };
  });
  const taken = [...shown.map(({ point }) => point), ...keepFree.map((at) => pointOf(view, at))];
  const byWeight = shown.toSorted((one, other) => Number(other.isRunning) - Number(one.isRunning));
  const named = hasTiles
    ? []
    : cities
        .filter(({ fromZoom }) => (flight?.zoom ?? zoom) >= fromZoom)
        .map(({ key, at }) => ({ name: texts.cities[key], point: pointOf(view, at) }))
        .filter(({ point: { x, y } }) =>
          taken.every((point) => Math.hypot(point.x - x, point.y - y) > nearby),
        );
  const { frame, covered } = frameOf(view);
  const plates = placePlates(
    [
      ...byWeight.map(({ pin, name, point }) => ({ ...point, widths: plateWidths(pin, name) })),
      ...named.map(({ name, point }) => ({ ...point, widths: [name.length * cityLetter + 8] })),
    ].map(({ x, y, widths }) => ({ x, y, widths })),
    frame,
    isStill ? [] : covered,
  );
  return createPortal(
    <div className={classes(flight && styles.flying, isStill && styles.still)}>
      {named.map(({ name, point }, index) => {
        const plate = plates[byWeight.length + index];
        return (
          plate && (
            <div
              key={name}
              className={styles.city}
              style={{ transform: `translate(${point.x}px, ${point.y}px)` }}
              aria-hidden
            >
              <span style={{ transform: `translate(${plate.dx}px, ${plate.dy}px)` }}>{name}</span>
            </div>
          )
        );
      })}
      {shown.map((each) => (
        <MapPin
          key={each.pin.clusterId === null ? `site ${each.pin.site.id}` : `cluster ${each.pin.clusterId}`}
          pin={each.pin}
          point={each.point}
          name={each.name}
          plate={plates[byWeight.indexOf(each)] ?? (each.isRunning ? crowded(each.pin) : undefined)}
          href={linkTo?.(each.pin.site.id)}
          onCloser={() => onCloser?.(each.pin)}
          onFocus={() => sheet.panInside(each.pin.at, { padding: [60, 50], animate: false })}
        />
      ))}
    </div>,
    pane,
  );
}

/** Where there is no room at all, the numbers stand above the point and cover others. */
function crowded(pin: Pin) {
  const width = plateWidths(pin, "").at(-1) ?? 0;
  return { dx: -width / 2, dy: -37, variant: 1 };
}
