import type { ComponentType } from "react";

/** Dialogs that screens of lower rooms open, with what each is opened for. */
export interface RoomDialogs {
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
  /** The site in words. */
  readonly place: string;
  /** The same with how much of the first there is. */
  readonly about?: string;
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

/** Brings the dialog's code; rejects where it does not come. */
export function loadDialog<Name extends keyof RoomDialogs>(name: Name): Promise<RoomDialog<Name>> {
  return lent === undefined ? Promise.reject(new Error("No dialogs are lent.")) : lent[name]();
}
