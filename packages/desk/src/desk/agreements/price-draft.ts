import type { ContainerActionId } from "@kreislauf/contract/catalog";
import type { Price } from "@kreislauf/contract/purchasing";
import { parseEuros } from "@kreislauf/ui/base/parse-euros.ts";

/** A price as it is typed. */
export interface PriceDraft {
  /** Tells rows apart while they are typed. */
  readonly rowId: string;
  readonly unit: Price["unit"];
  readonly containerActionId: ContainerActionId | null;
  readonly euros: string;
  readonly vatRate: string;
}

export const newPrice = (given: Partial<PriceDraft> = {}): PriceDraft => ({
  rowId: crypto.getRandomValues(new Uint32Array(2)).join("-"),
  unit: "haul",
  containerActionId: null,
  euros: "",
  vatRate: "19",
  ...given,
});

/** A price to go on typing from. */
export const draftOf = ({ unit, containerActionId, cents, vatRate }: Price): PriceDraft =>
  newPrice({
    unit,
    containerActionId,
    euros: (cents / 100).toFixed(2).replace(".", ","),
    vatRate: String(vatRate).replace(".", ","),
  });

/** `−38,00` in cents; not a number if it is no amount, which the server then names. */
function toCents(euros: string): number {
  const typed = euros.trim();
  const cents = parseEuros(typed.replace(/^[-−]/, "")) ?? Number.NaN;
  return /^[-−]/.test(typed) ? -cents : cents;
}

/** What is no number is sent as such, and the server names it. */
export const toPrices = (drafts: readonly PriceDraft[]): Price[] =>
  drafts.map(({ unit, containerActionId, euros, vatRate }) => ({
    unit,
    containerActionId,
    cents: toCents(euros),
    vatRate: vatRate.trim() === "" ? Number.NaN : Number(vatRate.replace(",", ".")),
  }));
