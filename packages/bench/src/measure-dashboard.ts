import type { ApiBenchContext } from "./api-bench-context.ts";
import { type BenchRow, formatFigure } from "./bench-row.ts";
import { timeRequests } from "./http-load.ts";
import { signIn } from "./portal.ts";
import { median } from "./quantile.ts";

const calls = [
  { what: "dashboard, map", path: "/api/get-locations-order-info" },
  { what: "dashboard, today's disposals", path: "/api/dashboard/today" },
  { what: "dashboard, awaiting feedback", path: "/api/dashboard/awaiting-feedback" },
] as const;

/**
 * Measures the dashboard's API calls for the company with the most sites; each call must send at most one statement
 * after authentication.
 */
export async function measureDashboard({
  large,
  recorderOfBigCompany,
  scale,
}: ApiBenchContext): Promise<BenchRow[]> {
  const { url } = large.portal;
  const headers = await signIn(url, large.accounts.big);
  const rows: BenchRow[] = [];
  for (const { what, path } of calls) {
    const request = { method: "GET", path, headers } as const;
    const times = await timeRequests(
      url,
      Array.from({ length: scale.requests }, () => request),
    );
    rows.push({
      section: "api",
      what,
      measured: formatFigure(median(times), "ms"),
      baseline: "",
      result: (await recorderOfBigCompany.statementsOf(path)).length,
      unit: "round trips",
      target: { atMost: 1 },
    });
  }
  return rows;
}
