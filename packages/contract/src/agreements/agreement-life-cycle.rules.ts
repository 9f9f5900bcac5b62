import type { AgreementEndCause, AgreementStatus } from "./agreements.codes.ts";

/**
 * The causes that end an agreement, each with the statuses in which it can do so: its only placement was cancelled, its
 * last container was withdrawn, or the last day set by the provider is over (docs/coverage.md 4.10 and D4.12).
 */
const agreementEnds: Readonly<Record<AgreementEndCause, readonly AgreementStatus[]>> = {
  placement_cancelled: ["requested"],
  all_withdrawn: ["active"],
  end_reached: ["requested", "active"],
};

export const isEndedBy = (cause: AgreementEndCause, status: AgreementStatus): boolean =>
  agreementEnds[cause].includes(status);

/**
 * The agreement's status for a number of containers on site: the first containers activate a requested agreement. An
 * agreement without containers does not end for that reason alone.
 */
export const statusWithContainers = (status: AgreementStatus, containersOnSite: number): AgreementStatus =>
  status === "requested" && containersOnSite > 0 ? "active" : status;
