import { reportsPerHour } from "./labels.codes.ts";

/** The newest reports of the last hour; those beyond the limits are not needed. */
interface RecentReports {
  /** Instants, newest first. */
  readonly ofContainer: readonly string[];
  readonly ofCompany: readonly string[];
}

const milliseconds = 3_600_000;

/** Until when no further report is taken: the oldest of the last ones that fill a limit is an hour old then. */
export function reportsLimitedUntil({ ofContainer, ofCompany }: RecentReports, now: Temporal.Instant) {
  const ends = [ofContainer[reportsPerHour.container - 1], ofCompany[reportsPerHour.company - 1]].flatMap(
    (oldest) => (oldest === undefined ? [] : Temporal.Instant.from(oldest).add({ milliseconds })),
  );
  const last = ends.toSorted((one, other) => Temporal.Instant.compare(one, other)).at(-1);
  return last !== undefined && Temporal.Instant.compare(now, last) < 0 ? last : null;
}
