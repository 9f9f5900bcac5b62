import { permission } from "@kreislauf/contract/base";
import { permissionTexts, requiringRules, secondFactorRuleTexts } from "@kreislauf/contract/users";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { FilterChoice } from "@kreislauf/ui/controls/filter-choice.tsx";
import { assignableSitesQuery } from "../base/people.queries.ts";
import type { PeopleListState } from "../base/people-list-state.ts";
import type { ChangeListState } from "../../base/use-list-state.ts";
import { peopleTexts } from "./people.texts.ts";
import styles from "./people.module.css";

interface PeopleFiltersProps {
  kind: "registered" | "invited";
  state: PeopleListState;
  change: ChangeListState<PeopleListState>;
  /** Shown at the end of the row, for example a button that exports the filtered list. */
  children: ReactNode;
}

/** Filters people by right, by site and, if registered, by a missing second factor. */
export function PeopleFilters({ kind, state, change, children }: PeopleFiltersProps) {
  const texts = useTexts(peopleTexts).list;
  const { names } = useTexts(permissionTexts);
  const rules = useTexts(secondFactorRuleTexts);
  const { data: sites = [] } = useQuery(assignableSitesQuery);
  const rights = Object.entries(names)
    .map(([right, label]) => ({ value: Number(right), label }))
    .filter(({ value }) => value !== permission.defaultUser);
  return (
    <div className={styles.filters}>
      <FilterChoice
        label={texts.right}
        searchLabel={texts.searchRight}
        options={rights}
        value={state.right}
        onChange={(right) => change({ right })}
      />
      {sites.length > 1 && (
        <FilterChoice
          label={texts.site}
          searchLabel={texts.searchSite}
          options={sites.map((site) => ({
            value: site.id,
            number: site.number ?? undefined,
            label: site.alias,
            text: site.city,
          }))}
          value={state.site}
          onChange={(site) => change({ site })}
        />
      )}
      {kind === "registered" && (
        <FilterChoice
          label={texts.withoutSecondFactor}
          searchLabel={texts.searchWithoutSecondFactor}
          options={requiringRules.map((rule) => ({ value: rule, label: rules[rule] }))}
          value={state.withoutSecondFactor}
          onChange={(withoutSecondFactor) => change({ withoutSecondFactor })}
        />
      )}
      <div className={styles.export}>{children}</div>
    </div>
  );
}
