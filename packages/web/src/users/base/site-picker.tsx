import type { AssignableSite } from "@kreislauf/contract/users";
import { useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useDeferredValue, useMemo, useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useMultiChoice } from "@kreislauf/ui/base/use-multi-choice.ts";
import { matchesSearch } from "../../base/matches-search.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Checkbox } from "@kreislauf/ui/controls/checkbox.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { Skeleton } from "@kreislauf/ui/feedback/skeleton.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { groupsQuery } from "./choices.queries.ts";
import { assignableSitesQuery } from "./people.queries.ts";
import { userFormTexts } from "./user-form.texts.ts";
import styles from "./site-picker.module.css";
import { LoadFailure } from "../../base/load-failure.tsx";

interface SitePickerProps {
  values: ReadonlySet<number>;
  onChange: (values: ReadonlySet<number>) => void;
}

interface SiteGroup {
  readonly name: string | null;
  readonly sites: readonly AssignableSite[];
}

/** Chooses sites one by one, by group, by search, or all sites. The browser does not lay out rows outside the view. */
export function SitePicker(props: SitePickerProps) {
  const texts = useTexts(userFormTexts).picker;
  const sites = useQuery(assignableSitesQuery);
  const groups = useQuery(groupsQuery);
  if (sites.isError || groups.isError) {
    const failed = sites.isError ? sites : groups;
    return <LoadFailure title={texts.failed} query={failed} />;
  }
  if (sites.data === undefined || groups.data === undefined) {
    return (
      <Delayed text={texts.loading}>
        <Skeleton height={240} radius={8} />
      </Delayed>
    );
  }
  if (sites.data.length === 0) return <p>{texts.none}</p>;
  return <Picker {...props} sites={sites.data} groups={groups.data} />;
}

interface PickerProps extends SitePickerProps {
  sites: readonly AssignableSite[];
  groups: readonly { readonly groupId: number; readonly name: string }[];
}

function Picker({ values: given, onChange, sites, groups }: PickerProps) {
  const texts = useTexts(userFormTexts).picker;
  const givenIds = useMemo(() => [...given], [given]);
  const { values: ids, choose } = useMultiChoice(givenIds, (chosenIds) => onChange(new Set(chosenIds)));
  const values = useMemo(() => new Set(ids), [ids]);
  const [search, setSearch] = useState("");
  const deferredSearch = useDeferredValue(search);
  const hits = useMemo(() => sites.filter((site) => matches(site, deferredSearch)), [sites, deferredSearch]);
  const shown = useMemo(() => groupSites(hits, groups), [hits, groups]);
  const isSearched = deferredSearch.trim() !== "";
  const countOf = (some: readonly AssignableSite[]) => some.filter(({ id }) => values.has(id)).length;
  const chosen = countOf(hits);
  const toggle = (some: readonly AssignableSite[], wanted: boolean) =>
    choose((before) => {
      const next = new Set(before);
      for (const { id } of some) {
        if (wanted) next.add(id);
        else next.delete(id);
      }
      return [...next];
    });
  const all = chosen < hits.length;
  const toggleAllText = all
    ? isSearched
      ? texts.allHits(hits.length)
      : texts.all
    : isSearched
      ? texts.noneOfHits
      : texts.noneOfAll;
  return (
    <div className={styles.picker}>
      <div className={styles.head}>
        <TextField
          type="search"
          icon={Search}
          label={texts.search}
          labelHidden
          placeholder={texts.search}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          // Enter in the search field must not submit the form.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
      </div>
      <div className={styles.count}>
        <p role="status">
          {hits.length === 0
            ? texts.noHits
            : isSearched
              ? texts.hits(hits.length, chosen, values.size)
              : texts.chosen(chosen, sites.length)}
        </p>
        {hits.length > 0 && (
          <Button variant="ghost" small onClick={() => toggle(hits, all)}>
            {toggleAllText}
          </Button>
        )}
      </div>
      <div className={styles.list} role="group" aria-label={texts.list}>
        {shown.map(({ name, sites: members }) => (
          <div key={name ?? ""} className={styles.group}>
            {shown.length > 1 || name !== null ? (
              <div className={styles.groupHead}>
                <Checkbox
                  label={<GroupText name={name} />}
                  checked={countOf(members) === members.length}
                  mixed={countOf(members) > 0 && countOf(members) < members.length}
                  onChange={(event) => toggle(members, event.target.checked)}
                />
                <span>{texts.ofGroup(countOf(members), members.length)}</span>
              </div>
            ) : null}
            {members.map((site) => (
              <div key={site.id} className={styles.site}>
                <Checkbox
                  label={<SiteText site={site} />}
                  checked={values.has(site.id)}
                  onChange={(event) => toggle([site], event.target.checked)}
                />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

function GroupText({ name }: { name: string | null }) {
  const texts = useTexts(userFormTexts).picker;
  return <b>{name === null ? texts.noGroup : texts.group(name)}</b>;
}

function SiteText({ site }: { site: AssignableSite }) {
  return (
    <span className={styles.text}>
      {site.number !== null && <span className={styles.number}>{site.number} </span>}
      <b>{site.alias}</b>
      <small>{`${site.street} ${site.houseNumber}, ${site.zip} ${site.city}`}</small>
    </span>
  );
}

const matches = (site: AssignableSite, search: string): boolean =>
  matchesSearch(search, [site.number, site.alias, site.street, site.houseNumber, site.zip, site.city]);

/** The sites by group, sorted like `groups`; the sites without a group come last. Groups without sites are left out. */
function groupSites(sites: readonly AssignableSite[], groups: PickerProps["groups"]): SiteGroup[] {
  const known = groups.map(({ groupId, name }) => ({
    name,
    sites: sites.filter((site) => site.groupId === groupId),
  }));
  const ungrouped = { name: null, sites: sites.filter(({ groupId }) => groupId === null) };
  return [...known, ungrouped].filter((group) => group.sites.length > 0);
}
