import { containerLayers } from "./container-layers.ts";
import type { ContainerShape } from "./basic-container-layers.ts";
import { LayeredDrawing } from "./layered-drawing.tsx";
import styles from "./container-drawing.module.css";

interface ContainerDrawingProps {
  shape: ContainerShape;
  /**
   * `stage`: as wide as its parent, ending at the ground line; `small`: 56 x 42 px; `tile`: like `small`, on a tile
   * with a grey background.
   */
  size?: "stage" | "small" | "tile";
  empty?: boolean;
}

export function ContainerDrawing({ shape, size = "stage", empty = false }: ContainerDrawingProps) {
  const isLarge = size === "stage";
  const drawing = (
    <LayeredDrawing
      layers={containerLayers[shape]}
      empty={empty}
      small={!isLarge}
      viewBox={isLarge ? "0 3 128 82.2" : "0 0 128 96"}
      outline={isLarge ? 2.4 : 3}
      detail={1.6}
    />
  );
  return size === "tile" ? <span className={styles.tile}>{drawing}</span> : drawing;
}
