import { permission } from "../base/index.ts";

/** Rooms whose data can change while people look at it, as named in the live stream. */
export const liveRooms = [
  "orders",
  "agreements",
  "documents",
  "locations",
  "users",
  "session",
  "notifications",
] as const;
export type LiveRoom = (typeof liveRooms)[number];

/** Events of the stream: it has started; data of these rooms has changed. */
export const liveEvent = { ready: "ready", changed: "changed" } as const;

/** Relative to `/api`. */
export const livePath = "/live";

const { defaultUser, documentManager, documentViewer } = permission;

/** Whether a person is notified of changes in a room. */
export const isLiveRoomPermitted = (room: LiveRoom, held: ReadonlySet<number>): boolean =>
  room === "documents" ? held.has(documentViewer) || held.has(documentManager) : held.has(defaultUser);
