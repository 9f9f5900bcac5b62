import type { AgreementEndCause, AgreementStatus } from "./agreements.codes.ts";

/**
 * What ends an agreement, and in which state: cancelling its only placement, a full withdrawal once it is carried
 * out, or the last day set by the provider. Nothing else does (docs/coverage.md 4.10 and D4.12).
 */
const agreementEnds: Readonly<Record<AgreementEndCause, readonly AgreementStatus[]>> = {
  placement_cancelled: ["requested"],
  all_withdrawn: ["active"],
  end_reached: ["requested", "active"],
};

export const isEndedBy = (cause: AgreementEndCause, status: AgreementStatus): boolean =>
  agreementEnds[cause].includes(status);

/**
 * The first containers activate a requested agreement. An agreement left without containers does not end by that
 * alone.
 */
export const statusWithContainers = (status: AgreementStatus, containersOnSite: number): AgreementStatus =>
  status === "requested" && containersOnSite > 0 ? "active" : status;
