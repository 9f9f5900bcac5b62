import { createPortal } from "react-dom";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { classNames } from "@kreislauf/ui/base/class-names.ts";
import type { Pin } from "./cluster-sites.ts";
import { cities } from "./map-cities.ts";
import type { LatLon } from "./map-outline.ts";
import { MapPin, pinLabelWidths } from "./map-pin.tsx";
import { placeLabels } from "./place-labels.ts";
import { visibleFrame, toLayerPoint } from "./map-geometry.ts";
import { pinPane } from "./leaflet-map.ts";
import { mapTexts } from "./map.texts.ts";
import type { MapView } from "./use-leaflet-map.ts";
import styles from "./map-pin.module.css";

interface MapLayerProps {
  view: MapView;
  pins: readonly Pin[];
  linkTo?: (siteId: number) => string | undefined;
  onOpen?: (pin: Pin) => void;
  /** Whether the map has neither links nor zoom buttons. */
  isStatic?: boolean;
  /** Other places on the map that are not pins; cities close to them are not named. */
  occupied?: readonly LatLon[];
}

const noPlaces: readonly LatLon[] = [];

/**
 * From this zoom on, or at the map's highest zoom if that is lower, the pin of a site shows the site's name; at lower
 * zooms it shows the city.
 */
const aliasZoom = 9;
/** A city is not named if it is closer to a pin than this, in px. */
const minCityDistance = 26;
const cityLetterWidth = 7;

/** Draws pins and city names on the map. Labels of sites with open or claimed orders are placed first. */
export function MapLayer(props: MapLayerProps) {
  const { view, pins, linkTo, onOpen, isStatic = false, occupied = noPlaces } = props;
  const texts = useTexts(mapTexts);
  const { map, zoom, zoomAnimation, hasTiles } = view;
  const pane = map.getPane(pinPane);
  if (pane === undefined) return null;

  const hasAliases = zoom >= Math.min(aliasZoom, map.getMaxZoom());
  const shown = pins.map((pin) => {
    const name =
      pin.count > 1 ? (pin.city ?? texts.sites(pin.count)) : hasAliases ? pin.site.alias : pin.site.city;
    return { pin, name, point: toLayerPoint(view, pin.at), hasOrders: pin.open + pin.claimed > 0 };
  });
  const occupiedPoints = [
    ...shown.map(({ point }) => point),
    ...occupied.map((at) => toLayerPoint(view, at)),
  ];
  const byPriority = shown.toSorted((one, other) => Number(other.hasOrders) - Number(one.hasOrders));
  const named = hasTiles
    ? []
    : cities
        .filter(({ fromZoom }) => (zoomAnimation?.zoom ?? zoom) >= fromZoom)
        .map(({ key, at }) => ({ name: texts.cities[key], point: toLayerPoint(view, at) }))
        .filter(({ point: { x, y } }) =>
          occupiedPoints.every((point) => Math.hypot(point.x - x, point.y - y) > minCityDistance),
        );
  const { frame, covered } = visibleFrame(view);
  const labels = placeLabels(
    [
      ...byPriority.map(({ pin, name, point }) => ({ ...point, widths: pinLabelWidths(pin, name) })),
      ...named.map(({ name, point }) => ({ ...point, widths: [name.length * cityLetterWidth + 8] })),
    ].map(({ x, y, widths }) => ({ x, y, widths })),
    frame,
    isStatic ? [] : covered,
  );
  return createPortal(
    <div className={classNames(zoomAnimation && styles.zooming, isStatic && styles.static)}>
      {named.map(({ name, point }, index) => {
        const label = labels[byPriority.length + index];
        return (
          label && (
            <div
              key={name}
              className={styles.city}
              style={{ transform: `translate(${point.x}px, ${point.y}px)` }}
              aria-hidden
            >
              <span style={{ transform: `translate(${label.dx}px, ${label.dy}px)` }}>{name}</span>
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
          labelPlacement={
            labels[byPriority.indexOf(each)] ?? (each.hasOrders ? fallbackPlacement(each.pin) : undefined)
          }
          href={linkTo?.(each.pin.site.id)}
          onOpen={() => onOpen?.(each.pin)}
          onFocus={() => map.panInside(each.pin.at, { padding: [60, 50], animate: false })}
        />
      ))}
    </div>,
    pane,
  );
}

/** Where the counts are drawn if no label fits: above the point, covering other labels. */
function fallbackPlacement(pin: Pin) {
  const width = pinLabelWidths(pin, "").at(-1) ?? 0;
  return { dx: -width / 2, dy: -37, variant: 1 };
}
