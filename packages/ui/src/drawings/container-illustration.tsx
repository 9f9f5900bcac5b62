import type { ReactNode } from "react";
import { classNames } from "../base/class-names.ts";
import { ContainerDrawing } from "./container-drawing.tsx";
import type { ContainerShape } from "./basic-container-layers.ts";
import styles from "./container-illustration.module.css";

interface ContainerIllustrationProps {
  shape: ContainerShape;
  /** Label of the dimension line, for example "7 m³". Without it there is no line. */
  dimension?: string | undefined;
  empty?: boolean;
  large?: boolean;
  /** Smaller, for lists from which a container is chosen. */
  small?: boolean;
  /** Shown on top of the drawing's background. Has to set its own position by CSS. */
  children?: ReactNode;
}

/** A large container on the ground line, with its size on a dimension line below. */
export function ContainerIllustration({
  shape,
  dimension,
  empty = false,
  large = false,
  small = false,
  children,
}: ContainerIllustrationProps) {
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
