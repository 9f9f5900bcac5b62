import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { createPortal } from "react-dom";
import type { LatLon } from "./map-land.ts";
import { pointOf } from "./map-points.ts";
import { pinPane } from "./map-sheet.ts";
import { moveByKey, roundPlace } from "./move-place.ts";
import type { Place } from "./place-map.tsx";
import type { SheetView } from "./use-sheet.ts";
import styles from "./place-pin.module.css";

interface PlacePinProps {
  view: SheetView;
  at: LatLon;
  label: string;
  /** The id of what says which keys move it. */
  describedBy: string;
  onMove: (place: Place) => void;
}

/** A pin that finger, mouse and arrow keys move. */
export function PlacePin({ view, at, label, describedBy, onMove }: PlacePinProps) {
  const { sheet } = view;
  /** Where it is held, and how far its point lies from what holds it, in pixels. */
  const [held, setHeld] = useState<{ at: LatLon; dx: number; dy: number }>();
  const pane = sheet.getPane(pinPane);
  if (pane === undefined) return null;
  const point = pointOf(view, held?.at ?? at);

  const take = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return;
    const { x, y } = sheet.latLngToContainerPoint(at);
    const frame = sheet.getContainer().getBoundingClientRect();
    event.currentTarget.setPointerCapture(event.pointerId);
    setHeld({ at, dx: frame.left + x - event.clientX, dy: frame.top + y - event.clientY });
  };
  const drag = (event: PointerEvent) => {
    if (held === undefined) return;
    const frame = sheet.getContainer().getBoundingClientRect();
    const inside = (value: number, most: number) => Math.min(Math.max(value, 0), most);
    const { lat, lng } = sheet.containerPointToLatLng([
      inside(event.clientX + held.dx - frame.left, frame.width),
      inside(event.clientY + held.dy - frame.top, frame.height),
    ]);
    setHeld({ ...held, at: [lat, lng] });
  };
  const drop = () => {
    if (held === undefined) return;
    setHeld(undefined);
    const [lat, lon] = held.at;
    if (held.at !== at) onMove(roundPlace({ lat, lon }));
  };
  const move = (event: KeyboardEvent) => {
    const next = moveByKey({ lat: at[0], lon: at[1] }, event.key, event.shiftKey);
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
      data-held={held !== undefined || undefined}
      onPointerDown={take}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={() => setHeld(undefined)}
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
