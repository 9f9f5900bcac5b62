import type { ComponentType } from "react";

/** The dialogs that screens of lower rooms (docs/architecture.md) open, each with its arguments. */
export interface RoomDialogs {
  order: {
    readonly siteId: number;
    readonly agreementId: number;
    /** The order whose values fill in the form; missing for a new order. */
    readonly againOrderId?: number;
    /**
     * The amount that the form starts with, unless it is below the smallest possible amount, with which the form starts
     * otherwise.
     */
    readonly amount?: number;
    /** Called after ordering, also if the amount of an order of the same day was raised instead. */
    readonly onOrdered?: (orderId: number) => void;
    /** Called after ordering if the order waits for an approval. */
    readonly onWaiting?: () => void;
  };
  group: { readonly siteId: number };
  container: { readonly siteId: number };
  inquiry: {
    readonly siteId: number;
    /** The waste type that the form starts with; missing if the user chooses it first. */
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
  /**
   * The chosen set of sites as JSON for the `filter` parameter; undefined for one site or all. It goes with every kind
   * but the first, which gets `query`.
   */
  readonly siteSet?: string | undefined;
  /** The name of the chosen site or sites, as the dialog shows it. */
  readonly siteLabel: string;
  /** What the first kind exports, for example the sites and the number of rows; `siteLabel` if missing. */
  readonly description?: string;
  /** The query parameters of the export of the first kind. */
  readonly query: Readonly<Record<string, string | number | undefined>>;
  /** The period that the dialog starts with for statistics; by default the last twelve months. */
  readonly period?: { readonly dateFrom: string; readonly dateTo: string } | undefined;
}

export type RoomDialogProps<Name extends keyof RoomDialogs> = RoomDialogs[Name] & {
  /** Called when the dialog has left the screen. */
  readonly onClosed: () => void;
};

type RoomDialog<Name extends keyof RoomDialogs> = ComponentType<RoomDialogProps<Name>>;

export type DialogRegistry = { readonly [Name in keyof RoomDialogs]: () => Promise<RoomDialog<Name>> };

let registry: DialogRegistry | undefined;

/** Sets how each dialog is loaded. A room must not import the rooms above it, but the app may import all rooms. */
export function registerDialogs(dialogs: DialogRegistry | undefined): void {
  registry = dialogs;
}

/** Loads the dialog's code; rejects if it cannot be loaded. */
export function loadDialog<Name extends keyof RoomDialogs>(name: Name): Promise<RoomDialog<Name>> {
  return registry === undefined ? Promise.reject(new Error("No dialogs are registered.")) : registry[name]();
}
