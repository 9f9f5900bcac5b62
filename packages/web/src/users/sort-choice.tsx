import { ArrowDown, ArrowUp } from "lucide-react";
import { useTexts } from "../base/language.tsx";
import type { DataColumn } from "../ui/data-column.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { Select } from "../ui/select.tsx";
import type { peopleSortKeys, PeopleState } from "./people-list-state.ts";
import { peopleTexts } from "./people.texts.ts";
import styles from "./people.module.css";

export interface PeopleSorting {
  readonly keys: typeof peopleSortKeys;
  readonly sort: PeopleState["sort"];
  readonly onSort: (sort: PeopleState["sort"]) => void;
}

interface SortChoiceProps<Row> extends PeopleSorting {
  columns: readonly DataColumn<Row>[];
}

/** Cards have no heads to sort by. */
export function SortChoice<Row>({ columns, keys, sort, onSort }: SortChoiceProps<Row>) {
  const texts = useTexts(peopleTexts).list;
  const isUp = sort.order === "asc";
  return (
    <div className={styles.sort}>
      <Select
        label={texts.sort}
        options={keys.flatMap((key) => {
          const column = columns.find(({ id, sortable }) => id === key && sortable === true);
          return column === undefined ? [] : [{ value: key, label: column.head }];
        })}
        value={sort.by}
        onChange={(by) => onSort({ by, order: "asc" })}
      />
      <IconButton
        variant="outlined"
        icon={isUp ? ArrowUp : ArrowDown}
        label={isUp ? texts.ascending : texts.descending}
        onClick={() => onSort({ ...sort, order: isUp ? "desc" : "asc" })}
      />
    </div>
  );
}
