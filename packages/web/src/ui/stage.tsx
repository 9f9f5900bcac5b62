import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { ContainerDrawing } from "./container-drawing.tsx";
import type { ContainerShape } from "./container-layers.ts";
import styles from "./stage.module.css";

interface StageProps {
  shape: ContainerShape;
  /** The size on the dimension line, for example "7 m³"; without one there is no line. */
  dimension?: string | undefined;
  empty?: boolean;
  large?: boolean;
  /** Where one is chosen among others. */
  small?: boolean;
  /** Laid over the stage; places itself. */
  children?: ReactNode;
}

/** Where a container stands large: on the ground line, its size on the dimension line below. */
export function Stage({
  shape,
  dimension,
  empty = false,
  large = false,
  small = false,
  children,
}: StageProps) {
  return (
    <div className={classes(styles.stage, large && styles.large, small && styles.small)}>
      {children}
      <div className={styles.drawing}>
        <ContainerDrawing shape={shape} empty={empty} />
      </div>
      <div className={styles.ground} />
      {dimension !== undefined && <div className={styles.dimension}>{dimension}</div>}
    </div>
  );
}
