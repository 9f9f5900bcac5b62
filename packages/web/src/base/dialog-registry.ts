import type { ComponentType } from "react";

/** Dialogs that screens of lower rooms open, with what each is opened for. */
export interface RoomDialogs {
  order: {
    readonly siteId: number;
    readonly agreementId: number;
    /** The order that is to be given once more. */
    readonly againOrderId?: number;
  };
  group: { readonly siteId: number };
  container: { readonly siteId: number };
  inquiry: { readonly siteId: number };
  change: { readonly siteId: number; readonly agreementId: number };
  withdraw: { readonly siteId: number; readonly agreementId: number };
  export: ExportSubject;
}

/** What can be exported where the dialog is opened; the first is chosen beforehand. */
export interface ExportSubject {
  readonly kinds: readonly ("orders" | "container_stock" | "waste_statistics")[];
  readonly site: number | "all";
  /** The site in words. */
  readonly siteLabel: string;
  /** The same with how much of the first there is. */
  readonly description?: string;
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

export type DialogRegistry = { readonly [Name in keyof RoomDialogs]: () => Promise<RoomDialog<Name>> };

let registry: DialogRegistry | undefined;

/** Says where each dialog is. Rooms do not see those above them; the app sees them all. */
export function registerDialogs(dialogs: DialogRegistry): void {
  registry = dialogs;
}

/** Brings the dialog's code; rejects where it does not come. */
export function loadDialog<Name extends keyof RoomDialogs>(name: Name): Promise<RoomDialog<Name>> {
  return registry === undefined ? Promise.reject(new Error("No dialogs are lent.")) : registry[name]();
}
