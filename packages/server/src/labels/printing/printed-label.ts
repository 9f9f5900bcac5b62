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
  /** For emergencies; null leaves it out. */
  readonly contact: { readonly name: string; readonly phone: string } | null;
  /** Which of several containers. */
  readonly number: { readonly this: number; readonly of: number } | null;
  /** What the QR code holds; null prints none. */
  readonly address: string | null;
}
