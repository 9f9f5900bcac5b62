import { useCallback } from "react";
import type { ComponentType } from "react";
import { useLateDialog } from "./late-dialog.tsx";

/** Dialogs that screens of lower rooms open, with what each is opened for. */
interface RoomDialogs {
  order: { readonly locationId: number; readonly agreementId: number };
  withdraw: { readonly locationId: number; readonly agreementId: number };
}

export type RoomDialogProps<Name extends keyof RoomDialogs> = RoomDialogs[Name] & {
  /** It has left the screen. */
  readonly onClosed: () => void;
};

type RoomDialog<Name extends keyof RoomDialogs> = ComponentType<RoomDialogProps<Name>>;

export type LentDialogs = { readonly [Name in keyof RoomDialogs]: () => Promise<RoomDialog<Name>> };

let lent: LentDialogs | undefined;

/** Says where each dialog is. Rooms do not see those above them; the app sees them all. */
export function lendDialogs(dialogs: LentDialogs): void {
  lent = dialogs;
}

function load<Name extends keyof RoomDialogs>(name: Name): Promise<RoomDialog<Name>> {
  return lent === undefined ? Promise.reject(new Error("No dialogs are lent.")) : lent[name]();
}

/** A dialog of another room. */
export function useRoomDialog<Name extends keyof RoomDialogs>(name: Name) {
  return useLateDialog<RoomDialogs[Name]>(useCallback(() => load(name), [name]));
}
