import { permission } from "@kreislauf/contract/base";
import type { UserRecord } from "@kreislauf/contract/users";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { groupsQuery } from "./choices.queries.ts";
import type { Labels } from "./label-fields.tsx";

type Before = Pick<UserRecord, "ebeneId" | "groupId" | "permissions" | "companyEbeneRoles" | "locationIds">;

/** Somebody new: a default user without sites. */
export const newAccess: Before = {
  ebeneId: null,
  groupId: null,
  permissions: [],
  companyEbeneRoles: [],
  locationIds: [],
};

const same = (one: ReadonlySet<number>, other: ReadonlySet<number>) =>
  one.size === other.size && [...one].every((each) => other.has(each));

/** Rights, labels and sites while they are chosen. Choosing a group chooses its sites too; they may be taken out again. */
export function useAccessDraft(before: Before) {
  const present = new Set<number>([
    permission.defaultUser,
    ...before.permissions,
    ...before.companyEbeneRoles,
  ]);
  const assigned = new Set(before.locationIds);
  const { data: groups = [] } = useQuery(groupsQuery);
  const [rights, setRights] = useState<ReadonlySet<number>>(present);
  const [sites, setSites] = useState<ReadonlySet<number>>(assigned);
  const [labels, keepLabels] = useState<Labels>({ ebeneId: before.ebeneId, groupId: before.groupId });
  const setLabels = (next: Labels) => {
    keepLabels(next);
    if (next.groupId === labels.groupId) return;
    const ofGroup = groups.find(({ groupId }) => groupId === next.groupId)?.locationIds ?? [];
    setSites(new Set([...sites, ...ofGroup]));
  };
  const isDirty =
    !same(rights, present) ||
    !same(sites, assigned) ||
    labels.ebeneId !== before.ebeneId ||
    labels.groupId !== before.groupId;
  return { present, rights, setRights, sites, setSites, labels, setLabels, isDirty };
}

export type AccessDraft = ReturnType<typeof useAccessDraft>;
