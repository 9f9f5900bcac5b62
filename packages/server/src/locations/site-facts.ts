import type { AuditFacts } from "@kreislauf/contract/base";
import { addressLine, type ServiceLocation } from "@kreislauf/contract/locations";

const filled = (values: readonly (string | null)[]) => values.filter((value) => value !== null);

/** A site as the audit log tells of it. */
export const siteFacts = (site: ServiceLocation): AuditFacts => ({
  name: site.alias,
  address: `${addressLine(site)} (${site.land})`,
  numbers: filled([
    site.locationOrderNumber,
    site.contractNumber,
    site.partnerNumber,
    site.branch,
    ...site.orderNumbers,
    site.glnNumber,
  ]),
  group: site.group?.name ?? null,
  contactPerson: site.contactPerson?.name ?? null,
  access: filled(Object.values(site.access)),
  disposer: site.disposer,
  sketches: site.routeSketches.map(({ fileName }) => fileName),
});

export const userFacts = ({ assignedUsers }: ServiceLocation): AuditFacts => ({
  users: (assignedUsers ?? []).map(({ firstName, lastName }) => `${firstName} ${lastName}`),
});
