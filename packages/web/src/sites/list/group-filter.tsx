import { useQuery } from "@tanstack/react-query";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { FilterChoice } from "@kreislauf/ui/controls/filter-choice.tsx";
import { groupsQuery } from "../../users/index.ts";
import { sitesTexts } from "../sites.texts.ts";

/** Filters the sites by group; hidden if the company has no groups. */
export function GroupFilter({
  value,
  onChange,
}: {
  value: number | null;
  onChange: (group: number | null) => void;
}) {
  const texts = useTexts(sitesTexts);
  const { data: groups = [] } = useQuery(groupsQuery);
  if (groups.length === 0) return null;
  return (
    <FilterChoice
      label={texts.group}
      searchLabel={texts.groupSearch}
      options={groups.map(({ groupId, name }) => ({ value: groupId, label: name }))}
      value={value}
      onChange={onChange}
    />
  );
}
