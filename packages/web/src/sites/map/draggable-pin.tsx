import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { createPortal } from "react-dom";
import type { LatLon } from "./map-outline.ts";
import { toLayerPoint } from "./map-geometry.ts";
import { pinPane } from "./leaflet-map.ts";
import { type Coordinates, moveCoordinatesByKey, roundCoordinates } from "./move-coordinates.ts";
import type { MapView } from "./use-leaflet-map.ts";
import styles from "./draggable-pin.module.css";

interface DraggablePinProps {
  view: MapView;
  at: LatLon;
  label: string;
  /** The id of the element that explains the arrow keys. */
  describedBy: string;
  onMove: (place: Coordinates) => void;
}

/** A pin that can be moved by mouse, touch and arrow keys. */
export function DraggablePin({ view, at, label, describedBy, onMove }: DraggablePinProps) {
  const { map } = view;
  /** While dragging: the place of the pin's tip, and its distance from the pointer in px. Else undefined. */
  const [dragged, setDragged] = useState<{ at: LatLon; dx: number; dy: number }>();
  const pane = map.getPane(pinPane);
  if (pane === undefined) return null;
  const point = toLayerPoint(view, dragged?.at ?? at);

  const startDrag = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return;
    const { x, y } = map.latLngToContainerPoint(at);
    const frame = map.getContainer().getBoundingClientRect();
    event.currentTarget.setPointerCapture(event.pointerId);
    setDragged({ at, dx: frame.left + x - event.clientX, dy: frame.top + y - event.clientY });
  };
  const drag = (event: PointerEvent) => {
    if (dragged === undefined) return;
    const frame = map.getContainer().getBoundingClientRect();
    const clamp = (value: number, max: number) => Math.min(Math.max(value, 0), max);
    const { lat, lng } = map.containerPointToLatLng([
      clamp(event.clientX + dragged.dx - frame.left, frame.width),
      clamp(event.clientY + dragged.dy - frame.top, frame.height),
    ]);
    setDragged({ ...dragged, at: [lat, lng] });
  };
  const endDrag = () => {
    if (dragged === undefined) return;
    setDragged(undefined);
    const [lat, lon] = dragged.at;
    if (dragged.at !== at) onMove(roundCoordinates({ lat, lon }));
  };
  const move = (event: KeyboardEvent) => {
    const next = moveCoordinatesByKey({ lat: at[0], lon: at[1] }, event.key, event.shiftKey);
    if (next === undefined) return;
    event.preventDefault();
    onMove(next);
  };
  return createPortal(
    <button
      type="button"
      className={styles.pin}
      style={{ transform: `translate(${point.x}px, ${point.y}px)` }}
      aria-label={label}
      aria-describedby={describedBy}
      data-held={dragged !== undefined || undefined}
      onPointerDown={startDrag}
      onPointerMove={drag}
      onPointerUp={endDrag}
      onPointerCancel={() => setDragged(undefined)}
      onKeyDown={move}
    >
      <svg viewBox="0 0 30 38" aria-hidden>
        <path d="M15 36.5c8-8.6 13.5-15.4 13.5-21.7a13.5 13.5 0 1 0-27 0C1.5 21.1 7 27.9 15 36.5z" />
        <circle cx="15" cy="14.8" r="4.8" />
      </svg>
    </button>,
    pane,
  );
}
