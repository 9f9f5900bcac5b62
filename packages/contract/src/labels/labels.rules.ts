import { reportsPerHour } from "./labels.codes.ts";

/** The newest reports of the last hour; reports beyond the limits may be missing. */
interface RecentReports {
  /** The instants of the reports of the container, newest first. */
  readonly ofContainer: readonly string[];
  readonly ofCompany: readonly string[];
}

const milliseconds = 3_600_000;

/**
 * Until when no further report is accepted; null if reports are accepted now. A limit ends when the oldest of the
 * reports that fill it is an hour old.
 */
export function reportsLimitedUntil({ ofContainer, ofCompany }: RecentReports, now: Temporal.Instant) {
  const ends = [ofContainer[reportsPerHour.container - 1], ofCompany[reportsPerHour.company - 1]].flatMap(
    (oldest) => (oldest === undefined ? [] : Temporal.Instant.from(oldest).add({ milliseconds })),
  );
  const last = ends.toSorted((one, other) => Temporal.Instant.compare(one, other)).at(-1);
  return last !== undefined && Temporal.Instant.compare(now, last) < 0 ? last : null;
}
