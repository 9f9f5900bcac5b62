import { berlinDate } from "@kreislauf/contract/base";
import {
  maxStaffLogPageSize,
  staffActions,
  staffApi,
  type StaffLogEntry,
  type StaffLogQuery,
  type StaffMember,
  staffTexts,
} from "@kreislauf/contract/staff";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { now } from "@kreislauf/ui/base/clock.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { FilterChoice } from "@kreislauf/ui/controls/filter-choice.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { Skeleton } from "@kreislauf/ui/feedback/skeleton.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { changeParameters } from "../base/hash-route.ts";
import { call, errorSentence } from "../base/call.ts";
import { ClearSearchButton, ListSearch } from "../base/list-search.tsx";
import { LoadFailure } from "../base/load-failure.tsx";
import { saveCsv } from "../base/save-csv.ts";
import { staffLogKey } from "./administration.queries.ts";
import { administrationTexts } from "./administration.texts.ts";
import { logSubject } from "./log-subject.ts";
import styles from "./administration.module.css";

/** How many days the filter by time goes back, including today. */
const periods = { today: 1, week: 7, month: 30, year: 365 } as const;
type Period = keyof typeof periods;
const periodNames = Object.keys(periods) as Period[];

const filterNames = ["who", "what", "period"] as const;
const maxSavedPages = 20;

type LogFilter = Partial<Omit<StaffLogQuery, "before" | "limit">>;

function readFilter(parameters: URLSearchParams): LogFilter {
  const who = Number(parameters.get("who"));
  const what = staffActions.find((action) => action === parameters.get("what"));
  const period = periodNames.find((name) => name === parameters.get("period"));
  const search = parameters.get("search") ?? "";
  return {
    ...(who > 0 && { staffId: who }),
    ...(what !== undefined && { action: what }),
    ...(period !== undefined && {
      since: berlinDate(now().subtract({ hours: 24 * (periods[period] - 1) })),
    }),
    ...(search !== "" && { search }),
  };
}

const readPage = (filter: LogFilter, before: number | undefined, limit?: number) =>
  call(staffApi.staffLog, {
    query: { ...filter, ...(before !== undefined && { before }), ...(limit !== undefined && { limit }) },
  });

interface LogCardProps {
  staff: readonly StaffMember[];
  parameters: URLSearchParams;
}

/** The log of the staff, newest first; the search and filters are kept in the address. */
export function LogCard({ staff, parameters }: LogCardProps) {
  const texts = useTexts(administrationTexts);
  const { actions } = useTexts(staffTexts);
  const formats = useFormats();
  const language = useLanguage();
  const filter = readFilter(parameters);
  const log = useInfiniteQuery({
    queryKey: [...staffLogKey, filter],
    queryFn: ({ pageParam }) => readPage(filter, pageParam),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.hasMore ? page.entries.at(-1)?.id : undefined),
  });
  const entries = log.data?.pages.flatMap((page) => page.entries) ?? [];
  const nameOf = ({ staffName, action }: StaffLogEntry) =>
    staffName ??
    (action === "sign_in_refused" || action === "code_refused" ? texts.unknown : texts.commandLine);

  const save = useMutation({
    mutationFn: async () => {
      const rows: StaffLogEntry[] = [];
      let isCut = true;
      for (let page = 0; page < maxSavedPages && isCut; page += 1) {
        const answer = await readPage(filter, rows.at(-1)?.id, maxStaffLogPageSize);
        rows.push(...answer.entries);
        isCut = answer.hasMore;
      }
      saveCsv(`${texts.log}_${berlinDate(now())}.csv`, [
        [texts.when, texts.who, texts.what, texts.subject, texts.address],
        ...rows.map((entry) => [
          formats.dateTime(entry.occurredOn),
          nameOf(entry),
          actions[entry.action],
          logSubject(entry, language),
          entry.address,
        ]),
      ]);
      return { isCut, count: rows.length };
    },
  });
  const isFiltered = Object.keys(filter).length > 0;
  const choose = (name: (typeof filterNames)[number], value: string | number | null) =>
    changeParameters({ [name]: value === null ? null : String(value) });
  return (
    <Card
      title={texts.log}
      flush
      actions={
        <Button small variant="ghost" icon={Download} busy={save.isPending} onClick={() => save.mutate()}>
          {texts.csv}
        </Button>
      }
    >
      <div className={styles.tools}>
        <ListSearch
          label={texts.search}
          hint={texts.searchHint}
          words={parameters.get("search") ?? ""}
          className={styles.search}
        />
        <FilterChoice
          label={texts.who}
          searchLabel={texts.searchWho}
          options={staff.map(({ id, firstName, lastName }) => ({
            value: id,
            label: `${firstName} ${lastName}`,
          }))}
          value={filter.staffId ?? null}
          onChange={(value) => choose("who", value)}
        />
        <FilterChoice
          label={texts.what}
          searchLabel={texts.searchWhat}
          options={staffActions
            .map((action) => ({ value: action, label: actions[action] }))
            .toSorted((a, b) => a.label.localeCompare(b.label, "de"))}
          value={filter.action ?? null}
          onChange={(value) => choose("what", value)}
        />
        <FilterChoice
          label={texts.period}
          searchLabel={texts.period}
          options={periodNames.map((name) => ({ value: name, label: texts.periods[name] }))}
          value={periodNames.find((name) => name === parameters.get("period")) ?? null}
          onChange={(value) => choose("period", value)}
        />
      </div>
      {save.isError && (
        <Note variant="error" role="alert">
          {errorSentence(save.error)}
        </Note>
      )}
      {save.data?.isCut === true && <Note role="status">{texts.cut(formats.number(save.data.count))}</Note>}
      {log.isPending && (
        <Delayed text={texts.logLoading}>
          <div className={styles.loading}>
            <Skeleton width="100%" height={200} />
          </div>
        </Delayed>
      )}
      {log.isLoadingError && <LoadFailure title={texts.logFailed} query={log} />}
      {log.isSuccess && entries.length === 0 && (
        <div className={styles.empty}>
          <p>{isFiltered ? texts.nothingFound : texts.logEmpty}</p>
          {isFiltered && <ClearSearchButton others={filterNames} />}
        </div>
      )}
      {entries.length > 0 && (
        <table className={styles.log}>
          <thead>
            <tr>
              <th scope="col">{texts.when}</th>
              <th scope="col">{texts.who}</th>
              <th scope="col">{texts.what}</th>
              <th scope="col">{texts.subject}</th>
              <th scope="col">{texts.address}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <tr key={entry.id}>
                <td className={styles.when}>{formats.dateTime(entry.occurredOn)}</td>
                <td>{nameOf(entry)}</td>
                <td>
                  <b>{actions[entry.action]}</b>
                </td>
                <td className={styles.subject}>{logSubject(entry, language)}</td>
                <td className={styles.address}>{entry.address}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {log.hasNextPage && (
        <div className={styles.more}>
          <Button small busy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
            {texts.more}
          </Button>
        </div>
      )}
    </Card>
  );
}
