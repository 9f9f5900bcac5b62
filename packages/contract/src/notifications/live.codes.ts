import { permission } from "../base/index.ts";

/** Rooms whose data can change while people look at it; the live stream names them. */
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

/** The events of the stream: it has started, or data of the named rooms has changed. */
export const liveEvent = { ready: "ready", changed: "changed" } as const;

/** The address of the stream, relative to `/api`. */
export const livePath = "/live";

const { defaultUser, documentManager, documentViewer } = permission;

/** Whether the stream tells a person with these permissions about changes in a room. */
export const isLiveRoomPermitted = (room: LiveRoom, held: ReadonlySet<number>): boolean =>
  room === "documents" ? held.has(documentViewer) || held.has(documentManager) : held.has(defaultUser);
