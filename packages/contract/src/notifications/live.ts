import { permission } from "../base/index.ts";

/** Rooms whose data people look at, as the live stream names them. */
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

/** Events of the stream: it begins, data of these rooms has changed. */
export const liveEvent = { ready: "ready", changed: "changed" } as const;

/** Below `/api`. */
export const livePath = "/live";

const { defaultUser, documentManager, documentViewer } = permission;

/** Whether a person is told that something in a room has changed. */
export const mayHear = (room: LiveRoom, held: ReadonlySet<number>): boolean =>
  room === "documents" ? held.has(documentViewer) || held.has(documentManager) : held.has(defaultUser);
