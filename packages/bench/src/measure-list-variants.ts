import {
  type FilterOptions,
  type OrderList,
  orderPhases,
  orderSortKeys,
  orderStatusIds,
} from "@kreislauf/contract/orders";
import type { ApiBenchContext } from "./api-bench-context.ts";
import { type BenchRow, formatFigure } from "./bench-row.ts";
import { timeRequests, type WireRequest } from "./http-load.ts";
import { listPath } from "./measure-order-list.ts";
import { signIn } from "./portal.ts";
import { median, quantile } from "./quantile.ts";

const deepOffset = 3_000;

/**
 * URLs of the order list: sorted by each column in both directions, at a large offset; from the first row with one
 * filter, one status or one phase each; with counts per phase and day; and the list of a single site.
 */
async function variantsOf(url: string, headers: Readonly<Record<string, string>>): Promise<string[]> {
  const answer = await fetch(`${url}/api/order/filter-options?serviceLocationId=all`, { headers });
  const options = (await answer.json()) as FilterOptions;
  const shown = await fetch(`${url}${listPath}`, { headers });
  const { orders } = (await shown.json()) as OrderList;
  const filters = [
    { wasteType: options.wasteTypes[0]?.id },
    { containerAction: options.containerActions[0]?.id },
    { agreementType: options.agreementTypes[0]?.id },
    { dateFrom: Temporal.Now.plainDateISO().subtract({ months: 3 }).toString() },
    { dateTo: Temporal.Now.plainDateISO().subtract({ months: 3 }).toString() },
    { wasteTypes: options.wasteTypes.slice(0, 3).map(({ id }) => id) },
    { containerActions: options.containerActions.map(({ id }) => id) },
    { agreementTypes: options.agreementTypes.map(({ id }) => id) },
    { land: ["BY", "HE"] },
    { withoutCancelled: true },
  ];
  return [
    ...orderSortKeys.flatMap((key) =>
      ["asc", "desc"].map((order) => `${listPath}&offset=${deepOffset}&sortby=${key}&sortorder=${order}`),
    ),
    ...filters.map((filter) => `${listPath}&filter=${encodeURIComponent(JSON.stringify(filter))}`),
    ...orderStatusIds.map((status) => `${listPath}&status=${status}`),
    ...orderPhases.map((phase) => `${listPath}&phases=${phase}`),
    `${listPath}&phaseamounts=true&dayamounts=true&status=1&sortorder=asc`,
    `/api/service-location/${orders[0]?.serviceLocationId}/orders?totalamounts=true`,
  ];
}

/** Compares variants of the order list with the plain list, for the company with the most sites and orders. */
export async function measureListVariants(setting: ApiBenchContext): Promise<BenchRow[]> {
  const { large, recorderOfBigCompany, scale } = setting;
  const { url } = large.portal;
  const headers = await signIn(url, large.accounts.big);
  const request = (path: string): WireRequest => ({ method: "GET", path, headers });
  const variants = await variantsOf(url, headers);

  const plain: number[] = [];
  const timed = new Map<string, number[]>(variants.map((path) => [path, []]));
  for (let round = 0; round <= scale.variantRounds; round += 1) {
    for (const path of variants) {
      const [plainTime = 0, time = 0] = await timeRequests(url, [request(listPath), request(path)]);
      // The first round is a warm-up.
      if (round === 0) continue;
      plain.push(plainTime);
      timed.get(path)?.push(time);
    }
  }
  const all = [...timed.values()].flat();
  const slowest = [...timed].toSorted(([, one], [, other]) => median(other) - median(one))[0];
  const scans = [];
  for (const path of [listPath, ...variants]) {
    for (const statement of await recorderOfBigCompany.statementsOf(path)) {
      scans.push(...(await recorderOfBigCompany.sequentialScans(statement)));
    }
  }
  return [
    {
      section: "api",
      what: `${variants.length} lists of the big company, p99 by the plain list's median`,
      measured: `p99 ${formatFigure(quantile(all, 0.99), "ms")}, slowest ${nameOf(slowest?.[0] ?? "")} ${formatFigure(median(slowest?.[1] ?? []), "ms")}`,
      baseline: `plain list, median ${formatFigure(median(plain), "ms")}`,
      result: quantile(all, 0.99) / median(plain),
      unit: "",
      target: { atMost: 5 },
    },
    {
      section: "api",
      what: "their plans that read all of the orders",
      measured: `${variants.length + 1} lists explained`,
      baseline: "",
      result: scans.filter((table) => table === "orders").length,
      unit: "plans",
      target: { atMost: 0 },
    },
  ];
}

const nameOf = (path: string) => decodeURIComponent(path.slice(listPath.length + 1)).replaceAll("&", " ");
