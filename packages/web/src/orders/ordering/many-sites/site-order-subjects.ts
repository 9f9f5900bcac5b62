import type { Agreement } from "@kreislauf/contract/agreements";
import { containerAction, type ContainerActionId } from "@kreislauf/contract/catalog";

export interface SiteAgreements {
  readonly serviceLocationId: number;
  readonly agreements: readonly Agreement[];
}

/** What is ordered at several sites: an action on a waste type in a container type. */
export interface SiteOrderSubject extends Pick<Agreement, "wasteType" | "containerType"> {
  readonly key: string;
  readonly containerActionId: ContainerActionId;
  /** At how many of the sites this can be ordered. */
  readonly siteCount: number;
}

const keyOf = ({ wasteType, containerType }: Agreement, containerActionId: ContainerActionId) =>
  `${wasteType.id}-${containerType.id}-${containerActionId}`;

/** Withdrawals are left out, because they cancel other orders, which only their own dialog lists. */
const isOfferedTogether = (id: ContainerActionId) => id !== containerAction.remove;

/** Everything that can be ordered at any of the sites; what can be ordered at most sites comes first. */
export function listSubjects(sites: readonly SiteAgreements[]): readonly SiteOrderSubject[] {
  const subjects = new Map<string, SiteOrderSubject & { readonly siteIds: Set<number> }>();
  for (const { serviceLocationId, agreements } of sites) {
    for (const agreement of agreements) {
      for (const containerActionId of agreement.containerActionIds.filter(isOfferedTogether)) {
        const key = keyOf(agreement, containerActionId);
        const known = subjects.get(key)?.siteIds ?? new Set<number>();
        known.add(serviceLocationId);
        const { wasteType, containerType } = agreement;
        subjects.set(key, {
          key,
          wasteType,
          containerType,
          containerActionId,
          siteIds: known,
          siteCount: known.size,
        });
      }
    }
  }
  return [...subjects.values()].toSorted((one, other) => other.siteCount - one.siteCount);
}

/**
 * The agreement of a site for this waste and container, preferably one that offers the action; undefined if there is
 * none.
 */
export function findSubjectAgreement(
  agreements: readonly Agreement[],
  { wasteType, containerType, containerActionId }: SiteOrderSubject,
): Agreement | undefined {
  const same = agreements.filter(
    (each) => each.wasteType.id === wasteType.id && each.containerType.id === containerType.id,
  );
  return same.find((each) => each.containerActionIds.includes(containerActionId)) ?? same[0];
}
