import type { SVGProps } from "react";
import { classes } from "./classes.ts";
import { containerLayers } from "./container-layers.ts";
import type { ContainerPaint, ContainerShape } from "./container-layers.ts";
import styles from "./container-drawing.module.css";

const fill = (layer: string): SVGProps<SVGPathElement> => ({ fill: `var(--container-${layer})` });
const flat: SVGProps<SVGPathElement> = { stroke: "none" };

function paints(detail: number): Record<ContainerPaint, SVGProps<SVGPathElement>> {
  const fine = { strokeWidth: detail };
  return {
    body: fill("body"),
    bodyFlat: { ...fill("body"), ...flat },
    shade: fill("shade"),
    shadeFlat: { ...fill("shade"), ...flat },
    light: fill("light"),
    lightFine: { ...fill("light"), ...fine },
    line: {},
    detail: fine,
    mesh: { strokeWidth: detail * 0.8, opacity: 0.75 },
    foot: { fill: "currentColor", strokeWidth: 1 },
    dot: { fill: "currentColor", ...flat },
    material: fill("material"),
    materialFine: { ...fill("material"), ...fine },
    materialDetail: fine,
    materialCrease: { ...fine, opacity: 0.65 },
    materialStrap: fill("light"),
  };
}

/** The layers alone, for drawings that are made of more than the container. */
export function ContainerShapeLayers({
  shape,
  empty = false,
  detail = 1.6,
}: {
  shape: ContainerShape;
  empty?: boolean;
  detail?: number;
}) {
  const paint = paints(detail);
  return containerLayers[shape].map(([kind, path]) =>
    empty && kind.startsWith("material") ? null : <path key={kind + path} d={path} {...paint[kind]} />,
  );
}

interface ContainerDrawingProps {
  shape: ContainerShape;
  /** `stage` fills its width and ends at the ground line; `small` is 56 x 42, `tile` the same on a sunken tile. */
  size?: "stage" | "small" | "tile";
  empty?: boolean;
  /** Another section of the drawing and outline, where several containers stand to scale. */
  viewBox?: string;
  outline?: number;
}

/** Hidden from screen readers: the container's name always stands next to it. */
export function ContainerDrawing({
  shape,
  size = "stage",
  empty = false,
  viewBox,
  outline,
}: ContainerDrawingProps) {
  const onStage = size === "stage";
  const drawing = (
    <svg
      className={classes(styles.drawing, !onStage && styles.small)}
      viewBox={viewBox ?? (onStage ? "0 3 128 82.2" : "0 0 128 96")}
      fill="none"
      stroke="currentColor"
      strokeWidth={outline ?? (onStage ? 2.4 : 3)}
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden
    >
      <ContainerShapeLayers
        shape={shape}
        empty={empty}
        detail={outline === undefined ? 1.6 : (outline * 2) / 3}
      />
    </svg>
  );
  return size === "tile" ? <span className={styles.tile}>{drawing}</span> : drawing;
}
