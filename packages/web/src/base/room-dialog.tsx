import { useCallback, useEffect, useEffectEvent } from "react";
import type { ComponentType } from "react";
import { takeInterrupted } from "./draft.ts";
import { useLateDialog } from "./late-dialog.tsx";

/** Dialogs that screens of lower rooms open, with what each is opened for. */
interface RoomDialogs {
  order: {
    readonly locationId: number;
    readonly agreementId: number;
    /** The order that is to be given once more. */
    readonly againOrderId?: number;
  };
  group: { readonly locationId: number };
  container: { readonly locationId: number };
  inquiry: { readonly locationId: number };
  change: { readonly locationId: number; readonly agreementId: number };
  withdraw: { readonly locationId: number; readonly agreementId: number };
  export: ExportSubject;
}

/** What can be exported where the dialog is opened; the first is chosen beforehand. */
export interface ExportSubject {
  readonly offered: readonly ("orders" | "container_stock" | "waste_statistics")[];
  readonly site: number | "all";
  /** The site in words, and how much there is. */
  readonly about: string;
  /** Narrows what is exported, as the calls take it. */
  readonly query: Readonly<Record<string, string | number | undefined>>;
  /** Days that statistics start with. */
  readonly period?: { readonly dateFrom: string; readonly dateTo: string } | undefined;
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

/** A dialog of another room. One that a reload interrupted while something was typed opens again by itself. */
export function useRoomDialog<Name extends keyof RoomDialogs>(name: Name) {
  const dialog = useLateDialog<RoomDialogs[Name]>(useCallback(() => load(name), [name]));
  const reopen = useEffectEvent(() => {
    const subject = takeInterrupted(name);
    // Where its code does not come, the draft waits until it is opened by hand.
    if (subject !== null) dialog.open(subject as RoomDialogs[Name]).catch(() => {});
  });
  useEffect(() => reopen(), []);
  return dialog;
}
