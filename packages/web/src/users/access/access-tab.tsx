import {
  accessActions,
  accessApi,
  permissionTexts,
  type AccessDecisionView,
} from "@kreislauf/contract/users";
import { useQuery } from "@tanstack/react-query";
import { errorSentence } from "../../base/api-error.ts";
import { call } from "../../base/api.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useListState } from "../../base/use-list-state.ts";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { Combobox } from "@kreislauf/ui/controls/combobox.tsx";
import { DataTable } from "@kreislauf/ui/data/data-table.tsx";
import { ErrorState } from "@kreislauf/ui/feedback/error-state.tsx";
import { SegmentedControl } from "@kreislauf/ui/controls/segmented-control.tsx";
import { colleaguesQuery } from "../base/choices.queries.ts";
import { PersonName } from "../people/people-columns.tsx";
import { assignableSitesQuery } from "../base/people.queries.ts";
import { accessAndLogTexts } from "../base/access-and-log.texts.ts";
import { accessView } from "./access-state.ts";
import styles from "../base/access-and-log.module.css";

/**
 * Shows who may do what at a site, and which rule decides that. The server answers with the same rules that it
 * enforces.
 */
export function AccessTab() {
  const texts = useTexts(accessAndLogTexts).access;
  const [state, change] = useListState(accessView, "replace");
  const view = state.by;
  const colleagues = useQuery(colleaguesQuery);
  const assignable = useQuery(assignableSitesQuery);
  const failed = [colleagues, assignable].find(({ isError }) => isError);
  if (failed?.error) return <AccessLoadError error={failed.error} onRetry={() => void failed.refetch()} />;
  const [people, sites] = [colleagues.data ?? [], assignable.data ?? []];
  const site = sites.find(({ id }) => id === state.site) ?? sites[0];
  const person = people.find((each) => each.userId === state.user) ?? people[0];
  return (
    <>
      <div className={styles.bar}>
        <SegmentedControl
          label={texts.view}
          options={[
            { value: "site", label: texts.bySite },
            { value: "person", label: texts.byPerson },
          ]}
          value={view}
          onChange={(by) => change({ by })}
        />
        {view === "person" && (
          <Combobox
            label={texts.person}
            placeholder={texts.choosePerson}
            searchLabel={texts.searchPerson}
            options={people.map((each) => ({
              value: each.userId,
              label: `${each.lastName}, ${each.firstName}`,
              text: each.email,
            }))}
            value={person?.userId ?? null}
            onChange={(id) => change({ user: id })}
          />
        )}
        <Combobox
          label={texts.site}
          placeholder={texts.chooseSite}
          searchLabel={texts.searchSite}
          options={sites.map((each) => ({
            value: each.id,
            label: each.alias,
            number: each.number ?? undefined,
            text: `${each.street} ${each.houseNumber}, ${each.zip} ${each.city}`,
          }))}
          value={site?.id ?? null}
          onChange={(id) => change({ site: id })}
        />
      </div>
      {assignable.data?.length === 0 && <p>{texts.noSite}</p>}
      {site && view === "site" && <AtSite siteId={site.id} name={site.alias} />}
      {site && person && view === "person" && <AccessOfPerson userId={person.userId} siteId={site.id} />}
    </>
  );
}

function AccessOfPerson({ userId, siteId }: { userId: number; siteId: number }) {
  const texts = useTexts(accessAndLogTexts).access;
  const rule = useRuleText();
  const answer = useQuery({
    queryKey: ["users", "access", userId, siteId],
    queryFn: ({ signal }) =>
      call(accessApi.accessOfUser, { query: { userId, locationId: siteId } }, { signal }),
  });
  if (answer.isError) return <AccessLoadError error={answer.error} onRetry={() => void answer.refetch()} />;
  return (
    <DataTable
      label={texts.byPerson}
      columns={[
        { id: "action", head: texts.action, cell: ({ action }) => texts.actions[action] },
        { id: "answer", head: texts.answer, cell: (decision) => <Answer decision={decision} /> },
        { id: "rule", head: texts.rule, cell: rule },
      ]}
      rows={answer.data?.decisions}
      rowId={({ action }) => action}
      empty={null}
      loadingText={texts.loading}
      framed
    />
  );
}

function AtSite({ siteId, name }: { siteId: number; name: string }) {
  const texts = useTexts(accessAndLogTexts).access;
  const rule = useRuleText();
  const answer = useQuery({
    queryKey: ["users", "access-at", siteId],
    queryFn: ({ signal }) => call(accessApi.accessAtSite, { query: { locationId: siteId } }, { signal }),
  });
  if (answer.isError) return <AccessLoadError error={answer.error} onRetry={() => void answer.refetch()} />;
  const people = answer.data?.users;
  return (
    <>
      <p role="status" className={styles.count}>
        {people && texts.people(people.filter(seesSite).length, name)}
      </p>
      <DataTable
        label={texts.bySite}
        columns={[
          {
            id: "person",
            head: texts.person,
            cell: (person) => (
              <PersonName
                person={person}
                sub={[
                  ...(person.isContactPerson ? [texts.contact] : []),
                  ...(person.decisions.some((each) => each.rule === "invited") ? [texts.invited] : []),
                ].join(", ")}
              />
            ),
            wrap: "never",
          },
          ...accessActions.map((action) => ({
            id: action,
            head: texts.heads[action],
            cell: ({ decisions }: { decisions: readonly AccessDecisionView[] }) => {
              const decision = decisions.find((each) => each.action === action);
              return decision && <span title={rule(decision)}>{<Answer decision={decision} />}</span>;
            },
          })),
          {
            id: "count",
            head: texts.allSites,
            cell: ({ locationCount }) => locationCount,
            align: "right",
          },
        ]}
        rows={people}
        rowId={({ userId }) => userId}
        empty={null}
        loadingText={texts.loading}
        framed
        minWidth={1320}
      />
    </>
  );
}

const seesSite = ({ decisions }: { readonly decisions: readonly AccessDecisionView[] }) =>
  decisions.some(({ action, allowed }) => action === "see_location" && allowed);

/**
 * Yes or no, with a sign beside the word, so that the answer can be seen without the colour. For people who have not
 * accepted their invitation, no is written as "not yet".
 */
function Answer({ decision: { allowed, rule } }: { decision: AccessDecisionView }) {
  const texts = useTexts(accessAndLogTexts).access;
  return allowed ? (
    <span className={styles.yes}>
      <span aria-hidden>✓ </span>
      {texts.yes}
    </span>
  ) : (
    <span className={styles.no}>
      <span aria-hidden>– </span>
      {rule === "invited" ? texts.notYet : texts.no}
    </span>
  );
}

function AccessLoadError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const texts = useTexts(accessAndLogTexts).access;
  return (
    <Card flush>
      <ErrorState title={texts.failed} text={errorSentence(error)} onRetry={onRetry} />
    </Card>
  );
}

/** Returns a function that describes the deciding rule, with the names of the rights concerned. */
function useRuleText(): (decision: AccessDecisionView) => string {
  const texts = useTexts(accessAndLogTexts).access;
  const { names } = useTexts(permissionTexts);
  return ({ rule, permissions, allowed }) =>
    texts.rules[rule](permissions.map((right) => names[right]).join(allowed ? texts.and : texts.or));
}
