import type { ComponentType } from "react";

/** The dialogs that screens of lower rooms open, each with its arguments. */
export interface RoomDialogs {
  order: {
    readonly siteId: number;
    readonly agreementId: number;
    /** The order to repeat. */
    readonly againOrderId?: number;
    /** The amount to begin with. */
    readonly amount?: number;
    /** Also where an order of the day was raised instead. */
    readonly onOrdered?: (orderId: number) => void;
    /** The order waits for an approval. */
    readonly onWaiting?: () => void;
  };
  group: { readonly siteId: number };
  container: { readonly siteId: number };
  inquiry: {
    readonly siteId: number;
    /** What is asked for, if that is known. */
    readonly wasteTypeId?: number;
  };
  change: { readonly siteId: number; readonly agreementId: number };
  withdraw: { readonly siteId: number; readonly agreementId: number };
  export: ExportSubject;
  resetSecondFactor: { readonly userId: number; readonly name: string };
}

/** What can be exported from the screen that opens the dialog; the first kind is preselected. */
export interface ExportSubject {
  readonly kinds: readonly ("orders" | "container_stock" | "waste_statistics")[];
  readonly site: number | "all";
  /** The set of sites beside "all" as JSON, for the kinds that `query` is not for. */
  readonly siteSet?: string | undefined;
  /** The name of the sites, as shown. */
  readonly siteLabel: string;
  /** The site and the number of rows of the first kind. */
  readonly description?: string;
  /** The filter of the export, as the calls take it. */
  readonly query: Readonly<Record<string, string | number | undefined>>;
  /** The period that statistics are preset to. */
  readonly period?: { readonly dateFrom: string; readonly dateTo: string } | undefined;
}

export type RoomDialogProps<Name extends keyof RoomDialogs> = RoomDialogs[Name] & {
  /** Called when the dialog has left the screen. */
  readonly onClosed: () => void;
};

type RoomDialog<Name extends keyof RoomDialogs> = ComponentType<RoomDialogProps<Name>>;

export type DialogRegistry = { readonly [Name in keyof RoomDialogs]: () => Promise<RoomDialog<Name>> };

let registry: DialogRegistry | undefined;

/** Sets how each dialog is loaded. A room must not import those above it, but the app may import all of them. */
export function registerDialogs(dialogs: DialogRegistry | undefined): void {
  registry = dialogs;
}

/** Loads the dialog's code; rejects if it cannot be loaded. */
export function loadDialog<Name extends keyof RoomDialogs>(name: Name): Promise<RoomDialog<Name>> {
  return registry === undefined ? Promise.reject(new Error("No dialogs are registered.")) : registry[name]();
}
