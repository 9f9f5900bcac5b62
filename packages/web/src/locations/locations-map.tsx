import { lateElement, useLateElement } from "../ui/use-late-element.ts";
import type { LocationsMapProps } from "./locations-map-view.tsx";

const map = lateElement<LocationsMapProps>(async () => {
  const { LocationsMapView } = await import("./locations-map-view.tsx");
  return (props) => <LocationsMapView {...props} />;
});

/** The map of all sites; its code arrives when the browser is idle, so that it delays nothing. */
export function LocationsMap(props: LocationsMapProps) {
  return useLateElement(map, { press: undefined, isFocused: false })?.(props) ?? null;
}
