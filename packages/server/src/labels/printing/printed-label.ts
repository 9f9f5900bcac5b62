import type { Language } from "@kreislauf/contract/base";
import type { ContainerType, WasteType } from "@kreislauf/contract/catalog";
import type { LabelSheet } from "@kreislauf/contract/labels";

/** Everything that a label shows. */
export interface PrintedLabel {
  readonly language: Language;
  readonly sheet: LabelSheet;
  readonly wasteType: WasteType;
  readonly containerType: ContainerType;
  readonly operator: string;
  readonly company: string;
  readonly site: { readonly alias: string; readonly address: string };
  /** Whom to call in an emergency; null prints nobody. */
  readonly contact: { readonly name: string; readonly phone: string } | null;
  /** Which one of the agreement's containers this is; null if the label does not say. */
  readonly number: { readonly this: number; readonly of: number } | null;
  /** The URL in the QR code; null prints no code. */
  readonly address: string | null;
}
