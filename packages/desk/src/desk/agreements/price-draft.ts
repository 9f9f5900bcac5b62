import type { ContainerActionId } from "@kreislauf/contract/catalog";
import type { Price } from "@kreislauf/contract/purchasing";
import { parseEuros } from "@kreislauf/ui/base/parse-euros.ts";

/** A price while it is typed. */
export interface PriceDraft {
  /** The React key of the row; never sent. */
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

/** A draft that starts with an existing price. */
export const draftOf = ({ unit, containerActionId, cents, vatRate }: Price): PriceDraft =>
  newPrice({
    unit,
    containerActionId,
    euros: (cents / 100).toFixed(2).replace(".", ","),
    vatRate: String(vatRate).replace(".", ","),
  });

/** Parses an amount such as `−38,00` into cents; NaN, which the server refuses beside the field, if it is no amount. */
function toCents(euros: string): number {
  const typed = euros.trim();
  const cents = parseEuros(typed.replace(/^[-−]/, "")) ?? Number.NaN;
  return /^[-−]/.test(typed) ? -cents : cents;
}

/** The drafts as prices. A value that is no number becomes NaN (null in JSON), which the server refuses. */
export const toPrices = (drafts: readonly PriceDraft[]): Price[] =>
  drafts.map(({ unit, containerActionId, euros, vatRate }) => ({
    unit,
    containerActionId,
    cents: toCents(euros),
    vatRate: vatRate.trim() === "" ? Number.NaN : Number(vatRate.replace(",", ".")),
  }));
