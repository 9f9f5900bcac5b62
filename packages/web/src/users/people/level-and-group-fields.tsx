import { type LevelId, levelIds, levelTexts } from "@kreislauf/contract/users";
import { useQuery } from "@tanstack/react-query";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Combobox } from "@kreislauf/ui/controls/combobox.tsx";
import { Select } from "@kreislauf/ui/controls/select.tsx";
import { groupsQuery } from "../base/choices.queries.ts";
import { userFormTexts } from "../base/user-form.texts.ts";
import styles from "../base/user-form.module.css";

/** A person's level and group. They are only labels in lists and give no access (docs/coverage.md D6.9). */
export interface LevelAndGroup {
  readonly ebeneId: LevelId | null;
  readonly groupId: number | null;
}

const none = 0;

export function LevelAndGroupFields({
  value,
  onChange,
}: {
  value: LevelAndGroup;
  onChange: (value: LevelAndGroup) => void;
}) {
  const texts = useTexts(userFormTexts);
  const levels = useTexts(levelTexts);
  const { data: groups = [] } = useQuery(groupsQuery);
  return (
    <>
      <Select
        label={texts.ebene}
        optional
        options={[
          { value: none, label: texts.noEbene },
          ...levelIds.map((id) => ({ value: id as number, label: levels[id] })),
        ]}
        value={value.ebeneId ?? none}
        onChange={(chosen) => onChange({ ...value, ebeneId: levelIds.find((id) => id === chosen) ?? null })}
      />
      {groups.length > 0 && (
        <Combobox
          label={texts.group}
          optional
          placeholder={texts.noGroup}
          searchLabel={texts.groupSearch}
          options={[
            { value: none, label: texts.noGroup },
            ...groups.map(({ groupId, name }) => ({ value: groupId, label: name })),
          ]}
          value={value.groupId ?? none}
          onChange={(chosen) => onChange({ ...value, groupId: chosen || null })}
        />
      )}
      <p className={`${styles.lead} ${styles.whole}`}>{texts.groupHint}</p>
    </>
  );
}
