import {
  maxReferenceLengths,
  referenceFields,
  type ReferenceLists,
  referencesApi,
} from "@kreislauf/contract/purchasing";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { IconButton } from "@kreislauf/ui/controls/icon-button.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { DataTable } from "@kreislauf/ui/data/data-table.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { Stack } from "@kreislauf/ui/layout/stack.tsx";
import { ActionDialog } from "@kreislauf/ui/overlays/action-dialog.tsx";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { call } from "../base/api.ts";
import { useSubmit } from "../base/use-submit.ts";
import { LoadFailure } from "../base/load-failure.tsx";
import { activeSitesQuery } from "../sites/index.ts";
import { EntryCard } from "./entry-card.tsx";
import { refreshReferences } from "./purchasing.queries.ts";
import { referencesTexts } from "./references.texts.ts";
import styles from "./references.module.css";

type Defaults = Pick<ReferenceLists["sites"][number], (typeof referenceFields)[number]>;

interface NamedDefaults extends Defaults {
  readonly id: number;
  readonly alias: string;
}

/** The account assignment that new orders at each of the person's sites start with. */
export function SiteReferencesCard({ lists }: { lists: ReferenceLists }) {
  const { sites: texts, fields, loading } = useTexts(referencesTexts);
  const { data: sites, error, isFetching, refetch } = useQuery(activeSitesQuery);
  const [edited, setEdited] = useState<NamedDefaults | null>(null);
  const rows = sites?.map(({ id, alias }): NamedDefaults => {
    const set = lists.sites.find(({ siteId }) => siteId === id);
    return {
      id,
      alias,
      customerOrderNumber: set?.customerOrderNumber ?? null,
      costCentre: set?.costCentre ?? null,
      project: set?.project ?? null,
    };
  });
  const pencil = (site: NamedDefaults) => (
    <IconButton icon={Pencil} label={texts.edit(site.alias)} onClick={() => setEdited(site)} />
  );
  const factsOf = (site: NamedDefaults) => {
    const set = referenceFields.flatMap((field) =>
      site[field] === null ? [] : [texts.fact(fields[field], site[field])],
    );
    return set.length === 0 ? [texts.nothingSet] : set;
  };
  return (
    <Card flush title={texts.title}>
      <p className={styles.text}>{texts.text}</p>
      {error && sites === undefined ? (
        <LoadFailure title={texts.failed} query={{ error, refetch, isFetching }} />
      ) : (
        <DataTable
          label={texts.site}
          loadingText={loading}
          rows={rows}
          rowId={({ id }) => id}
          empty={<p className={styles.nothing}>{texts.empty}</p>}
          actions={pencil}
          card={(site) => <EntryCard title={site.alias} facts={factsOf(site)} button={pencil(site)} />}
          columns={[
            { id: "site", head: texts.site, cell: ({ alias }) => <b>{alias}</b> },
            ...referenceFields.map((field) => ({
              id: field,
              head: fields[field],
              cell: (site: NamedDefaults) => site[field] ?? texts.none,
            })),
          ]}
        />
      )}
      {edited !== null && <SiteReferencesDialog site={edited} onClosed={() => setEdited(null)} />}
    </Card>
  );
}

function SiteReferencesDialog({ site, onClosed }: { site: NamedDefaults; onClosed: () => void }) {
  const { sites: texts, entry, fields } = useTexts(referencesTexts);
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const { id: siteId, alias, ...own } = site;
  const [values, setValues] = useState<Defaults>(own);
  const saving = useSubmit({
    send: () => call(referencesApi.changeSiteReferences, { params: { siteId }, body: values }),
    onDone: () => {
      showSnack({ message: texts.saved, variant: "success" });
      onClosed();
      return refreshReferences(queryClient);
    },
  });
  return (
    <ActionDialog
      open
      onClose={onClosed}
      onClosed={onClosed}
      title={texts.dialogTitle(alias)}
      dirty={JSON.stringify(values) !== JSON.stringify(own)}
      busy={saving.busy}
      closeText={entry.cancel}
      error={saving.failure?.sentence}
      action={{
        text: entry.save,
        busyText: entry.saving,
        onSubmit: (event) => {
          event.preventDefault();
          void saving.submit();
        },
      }}
    >
      <Stack of="fields">
        {referenceFields.map((field) => (
          <TextField
            key={field}
            label={fields[field]}
            optional
            autoComplete="off"
            maxLength={maxReferenceLengths.code}
            value={values[field] ?? ""}
            onChange={({ target }) => setValues((before) => ({ ...before, [field]: target.value || null }))}
          />
        ))}
      </Stack>
    </ActionDialog>
  );
}
