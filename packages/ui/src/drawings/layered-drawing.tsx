import type { SVGProps } from "react";
import type { ContainerLayers, ContainerPaint } from "./basic-container-layers.ts";
import styles from "./layered-drawing.module.css";
import { classNames } from "../base/class-names.ts";

const fill = (layer: string): SVGProps<SVGPathElement> => ({ fill: `var(--container-${layer})` });
const flat: SVGProps<SVGPathElement> = { stroke: "none" };

function paints(detail: number): Record<ContainerPaint, SVGProps<SVGPathElement>> {
  const detailStroke = { strokeWidth: detail };
  return {
    body: fill("body"),
    bodyFlat: { ...fill("body"), ...flat },
    shade: fill("shade"),
    shadeFlat: { ...fill("shade"), ...flat },
    light: fill("light"),
    lightFine: { ...fill("light"), ...detailStroke },
    line: {},
    detail: detailStroke,
    mesh: { strokeWidth: detail * 0.8, opacity: 0.75 },
    foot: { fill: "currentColor", strokeWidth: 1 },
    dot: { fill: "currentColor", ...flat },
    material: fill("material"),
    materialFine: { ...fill("material"), ...detailStroke },
    materialDetail: detailStroke,
    materialCrease: { ...detailStroke, opacity: 0.65 },
    materialStrap: fill("light"),
  };
}

interface Painted {
  layers: ContainerLayers;
  empty?: boolean;
  detail?: number;
}

/** The layers of a container without an SVG element around them, for drawings that show more than a container. */
export function DrawingLayers({ layers, empty = false, detail = 1.6 }: Painted) {
  const paint = paints(detail);
  return layers.map(([kind, path]) =>
    empty && kind.startsWith("material") ? null : <path key={kind + path} d={path} {...paint[kind]} />,
  );
}

interface LayeredDrawingProps {
  layers: ContainerLayers;
  empty?: boolean;
  /** 56 x 42 px instead of the full width. */
  small?: boolean;
  viewBox: string;
  outline: number;
  detail: number;
}

/** Hidden from screen readers, because the container's name is always next to it. */
export function LayeredDrawing({
  layers,
  empty = false,
  small = false,
  viewBox,
  outline,
  detail,
}: LayeredDrawingProps) {
  return (
    <svg
      className={classNames(styles.drawing, small && styles.small)}
      viewBox={viewBox}
      fill="none"
      stroke="currentColor"
      strokeWidth={outline}
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden
    >
      <DrawingLayers layers={layers} empty={empty} detail={detail} />
    </svg>
  );
}
