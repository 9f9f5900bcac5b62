import {
  maxRegisterSearch,
  wasteRegisterApi,
  registerFormats,
  registerPageSize,
  type RegisterFormat,
  type RegisterPage,
} from "@kreislauf/contract/waste-register";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { today } from "@kreislauf/ui/base/today.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { DateField } from "@kreislauf/ui/dates/date-field.tsx";
import { FilterChoices } from "@kreislauf/ui/controls/filter-choice.tsx";
import { QuickFilter } from "@kreislauf/ui/controls/quick-filter.tsx";
import { SearchField } from "@kreislauf/ui/controls/search-field.tsx";
import { Switch } from "@kreislauf/ui/controls/switch.tsx";
import { PagedTable } from "@kreislauf/ui/data/paged-table.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import { PageHeader } from "@kreislauf/ui/layout/page-header.tsx";
import { Menu } from "@kreislauf/ui/overlays/menu.tsx";
import { errorSentence } from "../base/api-error.ts";
import { call } from "../base/api.ts";
import { download, useSavingDownload } from "../base/download.ts";
import { mayReadOrders } from "../base/may-read-orders.ts";
import { hrefTo } from "../base/paths.ts";
import { useUser } from "../base/session.ts";
import { useListState } from "../base/use-list-state.ts";
import { usePeriodDraft } from "@kreislauf/ui/dates/use-period-draft.ts";
import { useSubmit } from "../base/use-submit.ts";
import { formatSiteScope, SitesBar, UnknownSitesNote, useChosenSites } from "../sites/index.ts";
import { registerBundle, registerQuery, registerSelection } from "./waste-register.queries.ts";
import { useExactTonnes, useRegisterColumns } from "./register-columns.tsx";
import { namedYearOf, registerFilters, registerYears, yearPeriod } from "./register-state.ts";
import { registerScreenTexts } from "./register.texts.ts";
import styles from "./register.module.css";

/** The register of disposals, the newest first. It can be filtered, and is exported as it is filtered. */
export function RegisterScreen() {
  const texts = useTexts(registerScreenTexts);
  const { number, dateTime } = useFormats();
  const tonnes = useExactTonnes();
  const showSnack = useSnackbar();
  const { permissions } = useUser();
  const [state, change] = useListState(registerFilters, "replace");
  const period = usePeriodDraft(state, change);
  const chosen = useChosenSites();
  const scope = chosen.choice ?? "all";
  const list = useQuery({
    ...registerQuery(scope, state),
    enabled: chosen.choice !== null,
    placeholderData: keepPreviousData,
  });
  const columns = useRegisterColumns();
  const isNarrowed = state.search !== "" || state.hazard === "hazardous" || state.wasteTypes !== null;
  const usualPeriod = yearPeriod("thisYear");
  const isOtherPeriod = state.dateFrom !== usualPeriod.dateFrom || state.dateTo !== usualPeriod.dateTo;
  const { data } = list;
  const wasteTypes = data?.wasteTypes ?? [];

  const saving = useSavingDownload(
    (format: RegisterFormat) =>
      download(wasteRegisterApi.downloadRegister, { query: { ...registerSelection(scope, state), format } }),
    texts.saved,
    (sentence) => `${texts.exportFailed} ${sentence}`,
  );
  const bundle = useSubmit({
    send: () => call(wasteRegisterApi.requestRegisterBundle, { body: registerBundle(scope, state) }),
    onDone: () => showSnack({ message: texts.bundleRequested, variant: "success" }),
    onFailure: ({ sentence }) =>
      showSnack({ message: `${texts.exportFailed} ${sentence}`, variant: "error" }),
  });
  return (
    <>
      <PageHeader
        title={texts.title}
        back={{ href: hrefTo("proofs", {}, { site: formatSiteScope(scope) }), text: texts.back }}
        context={texts.context}
      >
        <SitesBar chosen={chosen} />
        <Menu
          trigger={
            <Button
              icon={Download}
              busy={bundle.busy || saving.busy}
              busyText={saving.busy ? texts.savingBusy : texts.bundleBusy}
              lockedBecause={data?.total === 0 ? texts.empty.title : undefined}
            >
              {texts.export}
            </Button>
          }
          entries={[
            ...registerFormats.map((format) => ({
              text: data
                ? texts.formatAndEntries(texts.formats[format], data.total, number(data.total))
                : texts.formats[format],
              onSelect: () => void saving.submit(format),
            })),
            ...(typeof scope === "number"
              ? []
              : [{ text: texts.bundle, onSelect: () => void bundle.submit() }]),
          ]}
        />
      </PageHeader>
      <UnknownSitesNote chosen={chosen} />
      <div className={styles.years}>
        <QuickFilter
          label={texts.years}
          options={registerYears.map((year) => ({ value: year, label: texts.year[year] }))}
          value={period.isReversed ? null : namedYearOf(state)}
          onChange={(year) => {
            period.discard();
            change(yearPeriod(year ?? "thisYear"));
          }}
        />
      </div>
      <div className={styles.filters} role="group" aria-label={texts.filters}>
        <SearchField
          label={texts.search.label}
          placeholder={texts.search.placeholder}
          clearLabel={texts.search.clear}
          maxLength={maxRegisterSearch}
          value={state.search}
          onSearch={(words) => change({ search: words })}
        />
        <DateField
          label={texts.from}
          value={period.dateFrom}
          onChange={(day) => day !== null && period.enter({ dateFrom: day })}
          today={today()}
        />
        <DateField
          label={texts.to}
          value={period.dateTo}
          error={period.isReversed ? texts.reversed : undefined}
          onChange={(day) => day !== null && period.enter({ dateTo: day })}
          today={today()}
        />
        <div className={styles.choices}>
          <FilterChoices
            label={texts.wasteType.label}
            searchLabel={texts.wasteType.search}
            options={wasteTypes.map(({ id, description }) => ({ value: id, label: description }))}
            values={state.wasteTypes ?? []}
            shown={
              wasteChoice(wasteTypes, state.wasteTypes ?? []) ??
              (state.wasteTypes === null ? undefined : texts.wasteType.chosen(state.wasteTypes.length))
            }
            onChange={(ids) => change({ wasteTypes: ids.length === 0 ? null : ids })}
          />
          <Switch
            label={texts.onlyHazardous}
            checked={state.hazard === "hazardous"}
            onChange={(isOn) => change({ hazard: isOn ? "hazardous" : "all" })}
          />
        </div>
      </div>
      {data && (
        <p className={styles.sum} role="status">
          {data.total === 0
            ? texts.noEntries
            : texts.sum(number(data.total), number(data.hazardousTotal), `${tonnes(data.weightKg)}\u00A0t`)}
        </p>
      )}
      <PagedTable
        list={list}
        rowsOf={({ entries }) => entries}
        rowId={({ orderId }) => orderId}
        columns={columns}
        {...(mayReadOrders(permissions) && {
          href: ({ orderId }: { orderId: number }) => hrefTo("order", { orderId }),
        })}
        paging={{
          page: state.page,
          size: registerPageSize,
          total: data?.total,
          onPage: (page) => change({ page }),
        }}
        texts={{
          label: texts.title,
          loading: texts.loading,
          failed: texts.failed,
          range: texts.range,
        }}
        errorText={errorSentence}
        empty={
          <StateMessage
            illustration="orders"
            title={texts.empty.title}
            text={texts.empty.text}
            {...((isNarrowed || isOtherPeriod) && {
              action: (
                <Button
                  onClick={() => {
                    period.discard();
                    change(isNarrowed ? { search: "", hazard: "all", wasteTypes: null } : usualPeriod);
                  }}
                >
                  {texts.reset}
                </Button>
              ),
            })}
          />
        }
      />
      {data && <p className={styles.basis}>{texts.kept(data.ruleSet, dateTime(data.asOf))}</p>}
    </>
  );
}

/**
 * Names the chosen waste types: the first one's name, and how many more there are. Undefined if none is chosen, or if
 * the first one's name is not in `wasteTypes`.
 */
function wasteChoice(
  wasteTypes: RegisterPage["wasteTypes"],
  [first, ...rest]: readonly number[],
): string | undefined {
  const name = wasteTypes.find(({ id }) => id === first)?.description;
  return name !== undefined && rest.length > 0 ? `${name} +${rest.length}` : name;
}
