import { lazyElement, useLazyElement } from "@kreislauf/ui/base/use-lazy-element.ts";
import type { CoordinatesPickerProps } from "./coordinates-picker-view.tsx";
import styles from "./mini-map.module.css";

const map = lazyElement<CoordinatesPickerProps>(async () => {
  const { CoordinatesPickerView } = await import("./coordinates-picker-view.tsx");
  return (props) => <CoordinatesPickerView {...props} />;
});

/**
 * A small map on which users move a site's pin to its entrance, for operators with map tiles. Space for the map is
 * reserved until its code has loaded.
 */
export function CoordinatesPicker(props: CoordinatesPickerProps) {
  const draw = useLazyElement(map);
  return draw?.(props) ?? <div className={styles.map} />;
}
