import { ArrowDown, ArrowUp } from "lucide-react";
import type { UserSortKey } from "@kreislauf/contract/users";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import type { DataColumn } from "@kreislauf/ui/data/data-column.ts";
import { IconButton } from "@kreislauf/ui/controls/icon-button.tsx";
import { Select } from "@kreislauf/ui/controls/select.tsx";
import type { PeopleListState } from "../base/people-list-state.ts";
import { peopleTexts } from "./people.texts.ts";
import styles from "./people.module.css";

export interface PeopleSorting {
  readonly keys: readonly UserSortKey[];
  readonly sort: PeopleListState["sort"];
  readonly onSort: (sort: PeopleListState["sort"]) => void;
}

interface SortSelectProps<Row> extends PeopleSorting {
  columns: readonly DataColumn<Row>[];
}

/** Chooses how a list of cards is sorted, because cards have no column headings to click. */
export function SortSelect<Row>({ columns, keys, sort, onSort }: SortSelectProps<Row>) {
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
