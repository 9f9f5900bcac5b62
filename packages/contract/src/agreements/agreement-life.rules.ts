import type { AgreementEndCause, AgreementStatus } from "./agreements.codes.ts";

/**
 * What ends agreements, in which state: the cancelling of the only placement, a full withdrawal once it is carried out,
 * and the last day that the provider has set. Nothing else does (decisions.md sections 3 and 4).
 */
const agreementEnds: Readonly<Record<AgreementEndCause, readonly AgreementStatus[]>> = {
  placement_cancelled: ["requested"],
  all_withdrawn: ["active"],
  end_reached: ["requested", "active"],
};

export const isEndedBy = (cause: AgreementEndCause, status: AgreementStatus): boolean =>
  agreementEnds[cause].includes(status);

/** The first containers make a requested agreement run; one that is left without any is not ended by that. */
export const statusWithContainers = (status: AgreementStatus, containersOnSite: number): AgreementStatus =>
  status === "requested" && containersOnSite > 0 ? "active" : status;
