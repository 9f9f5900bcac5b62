import type { AuditSnapshot } from "@kreislauf/contract/base";
import { addressLine, type Site } from "@kreislauf/contract/sites";
import { auditActor } from "../base/audit.ts";
import type { UserWriteContext } from "../base/context.ts";
import type { SiteRow } from "./sites.store.ts";

const filled = (values: readonly (string | null)[]) => values.filter((value) => value !== null);

/** A site as recorded in the audit log. */
export const siteAuditFacts = (site: Site): AuditSnapshot => ({
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

export const assignedUsersAuditFacts = ({ assignedUsers }: Site): AuditSnapshot => ({
  users: (assignedUsers ?? []).map(({ firstName, lastName }) => `${firstName} ${lastName}`),
});

/** The entry of the audit log for a site that was activated or deactivated. */
export const siteActivationAudit = ({ actor }: UserWriteContext, site: SiteRow, active: boolean) =>
  ({
    companyId: actor.companyId,
    actorId: auditActor(actor),
    action: active ? "location_activated" : "location_deactivated",
    subject: site.alias,
    subjectId: site.id,
    before: { active: !active },
    after: { active },
  }) as const;
