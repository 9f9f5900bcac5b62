import type { ReactNode } from "react";
import { containerLayers } from "../drawings/container-layers.ts";
import { DrawingLayers } from "../drawings/layered-drawing.tsx";
import type { ContainerShape } from "../drawings/basic-container-layers.ts";
import styles from "./state-message.module.css";

export type Illustration =
  | "orders"
  | "feedback"
  | "periodic"
  | "filter"
  | "users"
  | "invitations"
  | "contacts"
  | "search"
  | "failure"
  | "maintenance"
  | "bell";

const light = "var(--container-light)";
const body = "var(--container-body)";
const material = "var(--container-material)";

function Empty({ shape, x, full = false }: { shape: ContainerShape; x: number; full?: boolean }) {
  return (
    <g transform={`translate(${x} 16)`}>
      <DrawingLayers layers={containerLayers[shape]} empty={!full} />
    </g>
  );
}

/** A small disc with a symbol, at the upper right of the drawing. */
function Sign({ x, path }: { x: number; path: string }) {
  return (
    <>
      <circle cx={x} cy={42} r={15} fill="var(--blue-200)" />
      <path d={path} stroke="var(--green-700)" strokeWidth={2.8} />
    </>
  );
}

function Person({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path fill={body} d="M45 100V88c0-9 7-15 17-15s17 6 17 15v12z" />
      <circle fill={light} cx={62} cy={56} r={11} />
      <path fill={material} d="M49 53c0-9 5.5-14 13-14s13 5 13 14z" />
      <path d="M45 53h34" />
    </g>
  );
}

const drawings: Record<Illustration, ReactNode> = {
  orders: (
    <>
      <Empty shape="skip" x={28} />
      <path d="M64 34c4-14 14-22 28-22s24 8 28 22" strokeDasharray="3 6" stroke="var(--ink-400)" />
    </>
  ),
  feedback: (
    <>
      <Empty shape="drum" x={28} />
      <Sign x={142} path="M135 42l5 5 9-10" />
    </>
  ),
  periodic: (
    <>
      <Empty shape="wheeledBin" x={-6} />
      <rect fill={light} x={112} y={40} width={56} height={60} rx={4} />
      <path fill={body} d="M112 44a4 4 0 0 1 4-4h48a4 4 0 0 1 4 4v11h-56z" />
      <path d="M124 34v11M156 34v11" />
      <path
        strokeWidth={1.8}
        d="M131 77a9.5 9.5 0 0 1 17-4l2.5 3M150 69v7h-7M149 81a9.5 9.5 0 0 1-17 4l-2.5-3M130 89v-7h7"
      />
    </>
  ),
  filter: (
    <>
      <Empty shape="meshBox" x={0} />
      <path fill={material} d="M118 30h54l-20 26v26l-14 9V56z" />
    </>
  ),
  users: (
    <>
      <Person x={0} />
      <Person x={60} />
    </>
  ),
  invitations: (
    <>
      <path fill={body} d="M46 46h92v54H46z" />
      <path fill={light} d="M46 46h92L92 80z" />
      <path d="M46 100l34-30M138 100l-34-30" />
      <Sign x={138} path="M138 35v14M131 42h14" />
    </>
  ),
  contacts: (
    <>
      <rect fill={body} x={40} y={36} width={104} height={64} rx={6} />
      <circle fill={light} cx={68} cy={62} r={9} />
      <path fill={material} d="M53 90c1-9 7-14 15-14s14 5 15 14z" />
      <path d="M98 58h32M98 70h32M98 82h20" />
    </>
  ),
  search: (
    <>
      <Empty shape="pallet" x={6} />
      <circle fill={light} cx={116} cy={44} r={22} />
      <path strokeWidth={5} d="M132 61l18 19" />
      <path d="M106 40a11 11 0 0 1 9-8" />
    </>
  ),
  bell: (
    <>
      <path fill={body} d="M70 86V66a22 22 0 0 1 44 0v20l6 8H64z" />
      <path d="M92 44v-6M84 100h16" />
    </>
  ),
  failure: <Empty shape="rollOff" x={28} />,
  maintenance: <Empty shape="press" x={28} full />,
};

export function EmptyIllustration({ of }: { of: Illustration }) {
  return (
    <svg
      className={styles.illustration}
      viewBox="0 0 184 112"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.2}
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden
    >
      <path d="M4 100h176" stroke="var(--color-ground-line)" strokeWidth={2} />
      {drawings[of]}
    </svg>
  );
}
