import { lateElement, useLateElement } from "../ui/use-late-element.ts";
import styles from "./small-map.module.css";

/** Degrees, as a site keeps them. */
export interface Place {
  readonly lat: number;
  readonly lon: number;
}

export interface PlaceMapProps {
  place: Place;
  /** In words, for those who do not see the map. */
  address: string;
  onMove: (place: Place) => void;
}

const map = lateElement<PlaceMapProps>(async () => {
  const { PlaceMapView } = await import("./place-map-view.tsx");
  return (props) => <PlaceMapView {...props} />;
});

/** A small map on which somebody moves a site to its entrance. Its room is kept free until its code has arrived. */
export function PlaceMap(props: PlaceMapProps) {
  const draw = useLateElement(map, { press: undefined, isFocused: false });
  return draw?.(props) ?? <div className={styles.place} />;
}
