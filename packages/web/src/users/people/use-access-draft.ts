import { permission } from "@kreislauf/contract/base";
import type { EditableUser } from "@kreislauf/contract/users";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { groupsQuery } from "../base/choices.queries.ts";
import type { LevelAndGroup } from "./level-and-group-fields.tsx";

type Before = Pick<EditableUser, "ebeneId" | "groupId" | "permissions" | "companyEbeneRoles" | "locationIds">;

/** A new person: a default user without sites. */
export const emptyAccess: Before = {
  ebeneId: null,
  groupId: null,
  permissions: [],
  companyEbeneRoles: [],
  locationIds: [],
};

const isSame = (one: ReadonlySet<number>, other: ReadonlySet<number>) =>
  one.size === other.size && [...one].every((each) => other.has(each));

/**
 * The rights, level, group and sites while they are edited. Choosing a group also selects its sites, which can be
 * deselected again.
 */
export function useAccessDraft(before: Before) {
  const initialRights = new Set<number>([
    permission.defaultUser,
    ...before.permissions,
    ...before.companyEbeneRoles,
  ]);
  const assigned = new Set(before.locationIds);
  const { data: groups = [] } = useQuery(groupsQuery);
  const [rights, setRights] = useState<ReadonlySet<number>>(initialRights);
  const [sites, setSites] = useState<ReadonlySet<number>>(assigned);
  const [levelAndGroup, setDraftLevelAndGroup] = useState<LevelAndGroup>({
    ebeneId: before.ebeneId,
    groupId: before.groupId,
  });
  const setLevelAndGroup = (next: LevelAndGroup) => {
    setDraftLevelAndGroup(next);
    if (next.groupId === levelAndGroup.groupId) return;
    const ofGroup = groups.find(({ groupId }) => groupId === next.groupId)?.locationIds ?? [];
    setSites(new Set([...sites, ...ofGroup]));
  };
  const isDirty =
    !isSame(rights, initialRights) ||
    !isSame(sites, assigned) ||
    levelAndGroup.ebeneId !== before.ebeneId ||
    levelAndGroup.groupId !== before.groupId;
  return {
    initialRights,
    rights,
    setRights,
    sites,
    setSites,
    levelAndGroup,
    setLevelAndGroup,
    isDirty,
  };
}

export type AccessDraft = ReturnType<typeof useAccessDraft>;
