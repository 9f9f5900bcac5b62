import { permission } from "@kreislauf/contract/base";
import type { EditableUser } from "@kreislauf/contract/users";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { groupsQuery } from "../base/choices.queries.ts";
import type { LevelAndGroup } from "./level-and-group-fields.tsx";
import { isSameSet, rebaseSet } from "./rebase-set.ts";
import { splitRights } from "./user-details.ts";

type Before = Pick<EditableUser, "ebeneId" | "groupId" | "permissions" | "companyEbeneRoles" | "locationIds">;

/**
 * The access of a new person: no level, no group, no sites, and no rights but the one that `rightsOf` adds for
 * everybody.
 */
export const emptyAccess: Before = {
  ebeneId: null,
  groupId: null,
  permissions: [],
  companyEbeneRoles: [],
  locationIds: [],
};

const rightsOf = ({ permissions, companyEbeneRoles }: Before): ReadonlySet<number> =>
  new Set([permission.defaultUser, ...permissions, ...companyEbeneRoles]);

/**
 * The rights, level, group and sites of a person while they are edited. Choosing a group also selects its sites, which
 * the user can deselect again.
 */
export function useAccessDraft(initial: Before) {
  const [before, setBefore] = useState(initial);
  const initialRights = rightsOf(before);
  const assigned = new Set(before.locationIds);
  const { data: groups = [] } = useQuery(groupsQuery);
  const [rights, setRights] = useState(initialRights);
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
  const touched = {
    ...(levelAndGroup.ebeneId !== before.ebeneId && { ebeneId: levelAndGroup.ebeneId }),
    ...(levelAndGroup.groupId !== before.groupId && { groupId: levelAndGroup.groupId }),
    ...(!isSameSet(rights, initialRights) && splitRights(rights)),
    ...(!isSameSet(sites, assigned) && { locationIds: [...sites] }),
  };
  return {
    initialRights,
    rights,
    setRights,
    sites,
    setSites,
    levelAndGroup,
    setLevelAndGroup,
    /** The changed values, in the form in which requests name them. */
    touched,
    isDirty: Object.keys(touched).length > 0,
    /** Continues with the version that somebody else has saved meanwhile, and keeps the changes made here. */
    rebase: (current: Before) => {
      setBefore(current);
      // Uses the latest draft, because the user may have changed it while the request was on its way.
      setRights((draft) => rebaseSet(initialRights, draft, rightsOf(current)));
      setSites((draft) => rebaseSet(assigned, draft, new Set(current.locationIds)));
      setDraftLevelAndGroup(({ ebeneId, groupId }) => ({
        ebeneId: ebeneId === before.ebeneId ? current.ebeneId : ebeneId,
        groupId: groupId === before.groupId ? current.groupId : groupId,
      }));
    },
  };
}

export type AccessDraft = ReturnType<typeof useAccessDraft>;
