import { accessActions, accessApi, permissionTexts, type ShownDecision } from "@kreislauf/contract/users";
import { useQuery } from "@tanstack/react-query";
import { errorSentence } from "../base/api-error.ts";
import { call } from "../base/api.ts";
import { useTexts } from "../base/language.tsx";
import { useUrlSearch } from "../base/navigation.ts";
import { Card } from "../ui/card.tsx";
import { Combobox } from "../ui/combobox.tsx";
import { DataTable } from "../ui/data-table.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { SegmentedControl } from "../ui/segmented-control.tsx";
import { colleaguesQuery } from "./choices.queries.ts";
import { PersonName } from "./people-columns.tsx";
import { assignableLocationsQuery } from "./people.queries.ts";
import { rightsTexts } from "./rights.texts.ts";
import styles from "./rights.module.css";

/** Who may do what at a site, and which rule decides; answered by the server from what it enforces. */
export function AccessTab() {
  const texts = useTexts(rightsTexts).access;
  const [address, setAddress] = useUrlSearch();
  const view = address["accessBy"] === "person" ? "person" : "location";
  const colleagues = useQuery(colleaguesQuery);
  const locations = useQuery(assignableLocationsQuery);
  const failed = [colleagues, locations].find(({ isError }) => isError);
  if (failed?.error) return <Failed error={failed.error} onRetry={() => void failed.refetch()} />;
  const [people, sites] = [colleagues.data ?? [], locations.data ?? []];
  const site = sites.find(({ id }) => String(id) === address["accessSite"]) ?? sites[0];
  const person = people.find((each) => String(each.userId) === address["accessUser"]) ?? people[0];
  return (
    <>
      <div className={styles.bar}>
        <SegmentedControl
          label={texts.view}
          options={[
            { value: "location", label: texts.byLocation },
            { value: "person", label: texts.byPerson },
          ]}
          value={view}
          onChange={(by) => setAddress({ accessBy: by === "location" ? undefined : by })}
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
            onChange={(id) => setAddress({ accessUser: id ?? undefined })}
          />
        )}
        <Combobox
          label={texts.location}
          placeholder={texts.chooseLocation}
          searchLabel={texts.searchLocation}
          options={sites.map((each) => ({
            value: each.id,
            label: each.alias,
            number: each.number ?? undefined,
            text: `${each.street} ${each.houseNumber}, ${each.zip} ${each.city}`,
          }))}
          value={site?.id ?? null}
          onChange={(id) => setAddress({ accessSite: id ?? undefined })}
        />
      </div>
      {locations.data?.length === 0 && <p>{texts.noLocation}</p>}
      {site && view === "location" && <AtLocation locationId={site.id} name={site.alias} />}
      {site && person && view === "person" && <OfPerson userId={person.userId} locationId={site.id} />}
    </>
  );
}

function OfPerson({ userId, locationId }: { userId: number; locationId: number }) {
  const texts = useTexts(rightsTexts).access;
  const rule = useRuleWords();
  const answer = useQuery({
    queryKey: ["users", "access", userId, locationId],
    queryFn: ({ signal }) => call(accessApi.accessOfUser, { query: { userId, locationId } }, { signal }),
  });
  if (answer.isError) return <Failed error={answer.error} onRetry={() => void answer.refetch()} />;
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

function AtLocation({ locationId, name }: { locationId: number; name: string }) {
  const texts = useTexts(rightsTexts).access;
  const rule = useRuleWords();
  const answer = useQuery({
    queryKey: ["users", "access-at", locationId],
    queryFn: ({ signal }) => call(accessApi.accessAtLocation, { query: { locationId } }, { signal }),
  });
  if (answer.isError) return <Failed error={answer.error} onRetry={() => void answer.refetch()} />;
  const people = answer.data?.users;
  return (
    <>
      <p role="status" className={styles.count}>
        {people && texts.people(people.filter(seesIt).length, name)}
      </p>
      <DataTable
        label={texts.byLocation}
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
            cell: ({ decisions }: { decisions: readonly ShownDecision[] }) => {
              const decision = decisions.find((each) => each.action === action);
              return decision && <span title={rule(decision)}>{<Answer decision={decision} />}</span>;
            },
          })),
          {
            id: "count",
            head: texts.allLocations,
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

const seesIt = ({ decisions }: { readonly decisions: readonly ShownDecision[] }) =>
  decisions.some(({ action, allowed }) => action === "see_location" && allowed);

/** Told by sign and word, never by colour alone. */
function Answer({ decision: { allowed } }: { decision: ShownDecision }) {
  const texts = useTexts(rightsTexts).access;
  return allowed ? (
    <span className={styles.yes}>
      <span aria-hidden>✓ </span>
      {texts.yes}
    </span>
  ) : (
    <span className={styles.no}>
      <span aria-hidden>– </span>
      {texts.no}
    </span>
  );
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const texts = useTexts(rightsTexts).access;
  return (
    <Card flush>
      <ErrorState title={texts.failed} text={errorSentence(error)} onRetry={onRetry} />
    </Card>
  );
}

/** The rule that decides, with the rights it is about by their names. */
function useRuleWords(): (decision: ShownDecision) => string {
  const texts = useTexts(rightsTexts).access;
  const { names } = useTexts(permissionTexts);
  return ({ rule, permissions, allowed }) =>
    texts.rules[rule](permissions.map((right) => names[right]).join(allowed ? texts.and : texts.or));
}
