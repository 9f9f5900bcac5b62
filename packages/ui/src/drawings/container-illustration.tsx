import type { ReactNode } from "react";
import { classNames } from "../base/class-names.ts";
import { ContainerDrawing } from "./container-drawing.tsx";
import type { ContainerShape } from "./basic-container-layers.ts";
import styles from "./container-illustration.module.css";

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
export function ContainerIllustration({
  shape,
  dimension,
  empty = false,
  large = false,
  small = false,
  children,
}: StageProps) {
  return (
    <div className={classNames(styles.stage, large && styles.large, small && styles.small)}>
      {children}
      <div className={styles.drawing}>
        <ContainerDrawing shape={shape} empty={empty} />
      </div>
      <div className={styles.ground} />
      {dimension !== undefined && <div className={styles.dimension}>{dimension}</div>}
    </div>
  );
}
