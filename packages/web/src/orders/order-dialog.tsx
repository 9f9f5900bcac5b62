import type { RoomDialogProps } from "../base/room-dialog.tsx";

export function OrderDialog(_: RoomDialogProps<"order">) {
  return null;
}
