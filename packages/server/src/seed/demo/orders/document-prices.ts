import { lineAmount, type InvoiceLine } from "@kreislauf/contract/documents";
import {
  type AmountUnit,
  catalogTexts,
  type ContainerActionId,
  formatAvvCode,
  unbrokenAvvCode,
} from "@kreislauf/contract/catalog";

/** The columns of an order that invoices need. */
export interface BilledOrder {
  readonly id: number;
  readonly order_number: number;
  readonly customer_order_number: string;
  readonly cost_centre: string;
  readonly project: string;
  readonly company_id: number;
  readonly site_id: number;
  readonly executed_on: string;
  readonly amount: number;
  readonly container_action_id: ContainerActionId;
  readonly offer_unit: AmountUnit;
  readonly weight_kg: number | null;
  readonly treatment_code: string;
  readonly disposer: string;
  readonly waste_type_id: number;
  readonly waste: string;
  readonly avv_code: string;
  readonly hazardous: boolean;
  readonly container: string;
  readonly drawing: string;
}

/** Cents for one trip to a container of this drawing. */
const tripPrices: Readonly<Record<string, number>> = {
  absetzcontainer: 8_950,
  abrollcontainer: 12_900,
  presscontainer: 14_500,
  umleerbehaelter: 1_480,
  gitterbox: 4_600,
  "big-bag": 3_900,
  fass: 2_950,
  palette: 2_400,
};

export const tripPrice = ({ drawing }: Pick<BilledOrder, "drawing">): number => tripPrices[drawing] ?? 4_900;

/** Cents per tonne: an invented price per waste type, with a surcharge for hazardous waste. */
export const tonnePrice = ({
  waste_type_id: id,
  hazardous,
}: Pick<BilledOrder, "waste_type_id" | "hazardous">): number =>
  6_400 + ((id * 1_370) % 12_800) + (hazardous ? 15_500 : 0);

export const tareOf = ({ drawing, amount }: BilledOrder): number =>
  amount * ({ absetzcontainer: 620, abrollcontainer: 2_150, presscontainer: 3_400 }[drawing] ?? 45);

/** The AVV code as invoices print it, such as `170204*`; empty if the waste has none. */
export const avvOf = ({ avv_code: code, hazardous }: BilledOrder): string =>
  code === "" ? "" : `${code}${hazardous ? "*" : ""}`;

export const actionOf = ({ container_action_id: id }: BilledOrder): string =>
  catalogTexts.de.containerAction[id];

const vatRate = 19;

/** The invoice lines of an order: the trip, and the disposal of the measured weight. */
export function linesOf(order: BilledOrder, receiptNumber: string): InvoiceLine[] {
  const common = {
    note: null,
    vatRate,
    serviceDate: order.executed_on,
    orderNumber: String(order.order_number),
    serviceReceiptNumber: receiptNumber,
  };
  const trip = { quantity: order.amount, unitPrice: tripPrice(order) };
  const tonnes = { quantity: (order.weight_kg ?? 0) / 1_000, unitPrice: tonnePrice(order) };
  const code = unbrokenAvvCode(formatAvvCode(order.avv_code, order.hazardous));
  return [
    {
      ...common,
      ...trip,
      description: `${actionOf(order)} ${order.container}`,
      unit: "piece",
      weightKg: null,
      netAmount: lineAmount(trip),
    },
    ...(order.weight_kg === null
      ? []
      : [
          {
            ...common,
            ...tonnes,
            description: `Entsorgung ${order.waste}${code === "" ? "" : ` (AVV ${code})`}`,
            unit: "tonne" as const,
            weightKg: order.weight_kg,
            netAmount: lineAmount(tonnes),
          },
        ]),
  ];
}
