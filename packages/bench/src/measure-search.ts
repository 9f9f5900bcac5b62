import type { ApiBenchContext } from "./api-bench-context.ts";
import { type BenchRow, formatFigure } from "./bench-row.ts";
import { timeRequests, type WireRequest } from "./http-load.ts";
import { signIn } from "./portal.ts";
import { median, quantile } from "./quantile.ts";

const rows = 3;
const typed = ["ka", "alt", "10", "104", "kassel", "altholz kassel"];

/** The GET calls that the search over everything sends for these words; `requestsOf` adds its only POST. */
const pathsOf = (words: string): string[] => {
  const search = `search=${encodeURIComponent(words)}`;
  return [
    `/api/service-location/all/orders?${search}&amount=${rows}`,
    `/api/get-service-location-list/1?${search}&limit=${rows}`,
    `/api/agreements/search?${search}&limit=${rows}`,
    `/api/users/registered?${search}&limit=${rows}`,
    `/api/users/invited?${search}&limit=${rows}`,
  ];
};

const requestsOf = (words: string, headers: WireRequest["headers"]): WireRequest[] => [
  ...pathsOf(words).map((path) => ({ method: "GET", path, headers }) as const),
  {
    method: "POST",
    path: "/api/docuware/documents",
    headers,
    body: JSON.stringify({ filter: words, limit: rows, totalAmounts: true }),
  },
];

/**
 * Measures the time until the last call of the search over everything is answered, for a user with few sites and for
 * one with 500. Also counts the query plans that read all orders.
 */
export async function measureSearch(setting: ApiBenchContext): Promise<BenchRow[]> {
  const { large, recorderOfBigCompany, scale } = setting;
  const { url } = large.portal;
  const timesOf = async (account: string): Promise<number[]> => {
    const headers = await signIn(url, account);
    const times: number[] = [];
    for (let round = 0; round <= scale.variantRounds; round += 1) {
      for (const words of typed) {
        const answered = await Promise.all(
          requestsOf(words, headers).map((request) => timeRequests(url, [request])),
        );
        // The first round is a warm-up.
        if (round > 0) times.push(Math.max(...answered.flat()));
      }
    }
    return times;
  };
  const measured = [
    { whose: "few sites", times: await timesOf(large.accounts.ordinary) },
    { whose: "500 sites", times: await timesOf(large.accounts.big) },
  ];
  const scans = [];
  for (const path of typed.flatMap(pathsOf)) {
    for (const statement of await recorderOfBigCompany.statementsOf(path)) {
      scans.push(...(await recorderOfBigCompany.sequentialScans(statement)));
    }
  }
  return [
    ...measured.map(({ whose, times }): BenchRow => ({
      section: "api",
      what: `search over everything, ${whose}, p95`,
      measured: `median ${formatFigure(median(times), "ms")}, ${times.length} searches of 6 calls`,
      baseline: "",
      result: quantile(times, 0.95),
      unit: "ms",
      target: { atMost: 100 },
    })),
    {
      section: "api",
      what: "its plans that read all of the orders",
      measured: `${typed.length} searches explained`,
      baseline: "",
      result: scans.filter((table) => table === "orders").length,
      unit: "plans",
      target: { atMost: 0 },
    },
  ];
}
