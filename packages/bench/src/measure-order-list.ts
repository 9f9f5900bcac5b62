import { startBaselineServer } from "./start-baseline-server.ts";
import { type BenchRow, formatFigure } from "./bench-row.ts";
import { sendLoad, timeRequests, type WireRequest } from "./http-load.ts";
import type { ApiBenchContext } from "./api-bench-context.ts";
import { median } from "./quantile.ts";
import { signIn, signInPeople } from "./portal.ts";
import type { Statement } from "./statement-recorder.ts";

/** The first page of the order history: 15 orders from all sites of a user, with the number of orders per status. */
export const listPath = "/api/service-location/all/orders?totalamounts=true";

const connections = 20;

const get = (path: string, headers: Readonly<Record<string, string>> = {}): WireRequest => ({
  method: "GET",
  path,
  headers,
});

/** Returns a function that returns the next item at each call and begins again after the last one. */
function inTurns<Item>(items: readonly Item[]): () => Item {
  let given = 0;
  return () => {
    const item = items[given % items.length];
    if (item === undefined) throw new RangeError("There is nothing to take turns.");
    given += 1;
    return item;
  };
}

/**
 * Measures order lists per second against two baseline servers, with and without prepared statements, that run the
 * portal's statements for the same people. Each round measures all three servers; the median of the rounds counts.
 */
export async function measureOrderList({ large, recorder, scale }: ApiBenchContext): Promise<BenchRow[]> {
  const { databaseUrl, portal } = large;
  const people = await signInPeople(portal.url, connections);
  const requests = people.map(({ headers }) => get(listPath, headers));
  const lists: (readonly Statement[])[] = [];
  for (const { headers } of people) lists.push(await recorder.statementsOf(listPath, headers));
  const prepared = await startBaselineServer({ databaseUrl, lists });
  const unprepared = await startBaselineServer({ databaseUrl, lists, isPrepared: false });
  const server = (url: string, sent: readonly WireRequest[]) => ({
    url,
    sent,
    speeds: [] as number[],
    times: [] as number[],
  });
  const servers = {
    portal: server(portal.url, requests),
    prepared: server(prepared.url, [get("/")]),
    unprepared: server(unprepared.url, [get("/")]),
  };
  for (let round = 0; round <= scale.rounds; round += 1) {
    for (const { url, sent, speeds, times } of Object.values(servers)) {
      const result = await sendLoad(url, { connections, seconds: scale.seconds }, inTurns(sent));
      // The first round is a warm-up.
      if (round === 0) continue;
      speeds.push(result.requestsPerSecond);
      times.push(...result.durations);
    }
  }
  await prepared.stop();
  await unprepared.stop();
  const speed = (name: keyof typeof servers) => median(servers[name].speeds);
  const text = (name: keyof typeof servers) =>
    `${formatFigure(Math.round(speed(name)))}/s, ${formatFigure(median(servers[name].times), "ms")}`;
  const row = (what: string, baseline: "prepared" | "unprepared", how: string): BenchRow => ({
    section: "api",
    what,
    measured: text("portal"),
    baseline: `${text(baseline)} (bare, ${lists[0]?.length} statements ${how})`,
    result: speed("portal") / speed(baseline),
    unit: "",
    target: { atLeast: 0.6 },
  });
  return [
    row(`order list, ${connections} connections`, "prepared", "in the portal's pool"),
    row("the same, against the driver's defaults", "unprepared", "planned at every call"),
  ];
}

/**
 * Measures how much slower the list of the ordinary company is on the large database than on the small one. The
 * requests are sent one after the other.
 */
export async function measureGrowth({ small, large, scale }: ApiBenchContext): Promise<BenchRow> {
  const portals = await Promise.all(
    [large, small].map(async (seeded) => ({
      seeded,
      request: get(listPath, await signIn(seeded.portal.url, seeded.accounts.ordinary)),
      times: [] as number[],
    })),
  );
  for (let round = 0; round <= scale.rounds; round += 1) {
    for (const { seeded, request, times } of portals) {
      const measured = await timeRequests(
        seeded.portal.url,
        Array.from({ length: scale.requests }, () => request),
      );
      if (round > 0) times.push(...measured);
    }
  }
  const [many, few] = portals.map(({ seeded, times }) => ({
    milliseconds: median(times),
    text: `${formatFigure(median(times), "ms")} with ${formatFigure(seeded.orders)} orders`,
  }));
  if (many === undefined || few === undefined) throw new Error("Nothing was measured.");
  return {
    section: "api",
    what: "order list, growth of the median",
    measured: many.text,
    baseline: few.text,
    result: many.milliseconds / few.milliseconds,
    unit: "",
    target: { atMost: 1.3 },
  };
}
