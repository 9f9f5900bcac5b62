import { lazyElement, useLazyElement } from "@kreislauf/ui/base/use-lazy-element.ts";
import type { CoordinatesPickerProps } from "./coordinates-picker-view.tsx";
import styles from "./mini-map.module.css";

const map = lazyElement<CoordinatesPickerProps>(async () => {
  const { CoordinatesPickerView } = await import("./coordinates-picker-view.tsx");
  return (props) => <CoordinatesPickerView {...props} />;
});

/** A small map to move a site to its entrance, for operators with map tiles. Its space is reserved until the code has loaded. */
export function CoordinatesPicker(props: CoordinatesPickerProps) {
  const draw = useLazyElement(map);
  return draw?.(props) ?? <div className={styles.map} />;
}
