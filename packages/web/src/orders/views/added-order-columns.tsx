import type { Language } from "@kreislauf/contract/base";
import { laenderTexts } from "@kreislauf/contract/catalog";
import type { Order, OrderSortKey } from "@kreislauf/contract/orders";
import type { SiteOption } from "@kreislauf/contract/sites";
import { formatsOf } from "@kreislauf/ui/base/format.ts";
import type { DataColumn } from "@kreislauf/ui/data/data-column.ts";
import type { AddedColumnName } from "../base/order-column-choice.ts";
import { savedViewsTexts } from "./saved-views.texts.ts";

/** The standard column after which each additional column is placed. */
const follows: Readonly<Record<AddedColumnName, OrderSortKey>> = {
  site: "wasteType",
  group: "wasteType",
  land: "wasteType",
  customerOrderNumber: "orderNumber",
  confirmedDate: "desiredDate",
  executedOn: "desiredDate",
  weightKg: "amount",
  disposer: "latestExecutionDate",
};

/** Inserts the chosen additional columns after their standard columns. The list cannot be sorted by them. */
export function withAddedColumns(
  columns: readonly DataColumn<Order>[],
  added: readonly AddedColumnName[],
  sites: readonly SiteOption[],
  language: Language,
): readonly DataColumn<Order>[] {
  const heads = savedViewsTexts[language].columns.heads;
  const { date, weight } = formatsOf(language);
  const siteById = new Map(sites.map((site) => [site.id, site]));
  const siteOf = ({ serviceLocationId }: Order) => siteById.get(serviceLocationId);
  const day = (value: string | null) => value && date(value);
  const values: Readonly<Record<AddedColumnName, (order: Order) => string | null | undefined>> = {
    site: (order) => siteOf(order)?.alias,
    group: (order) => siteOf(order)?.group?.name,
    land: (order) => {
      const land = siteOf(order)?.land;
      return land && laenderTexts[language][land];
    },
    customerOrderNumber: (order) => order.customerOrderNumber,
    confirmedDate: (order) => day(order.confirmedDate),
    executedOn: (order) => day(order.executedOn),
    weightKg: ({ weightKg }) => (weightKg === null ? null : weight(weightKg)),
    disposer: (order) => order.disposer,
  };
  const columnOf = (name: AddedColumnName): DataColumn<Order> => ({
    id: name,
    head: heads[name],
    ...(name === "weightKg" && { align: "right" as const, wrap: "never" as const }),
    cell: (order) => values[name](order) ?? "–",
  });
  return columns.flatMap((column) => [
    column,
    ...added.filter((name) => follows[name] === column.id).map(columnOf),
  ]);
}
