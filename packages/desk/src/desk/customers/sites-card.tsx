import { type DeskCustomerSite, deskCustomersApi } from "@kreislauf/contract/desk";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { IconButton } from "@kreislauf/ui/controls/icon-button.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import type { DataColumn } from "@kreislauf/ui/data/data-column.ts";
import { DataTable } from "@kreislauf/ui/data/data-table.tsx";
import { Badge } from "@kreislauf/ui/feedback/badge.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import { call } from "../../base/call.ts";
import { AnywayBox } from "../base/anyway-box.tsx";
import { CardWithForm } from "../base/card-with-form.tsx";
import { EntryForm } from "../base/entry-form.tsx";
import { fieldErrorOf } from "../../base/field-error.ts";
import styles from "../base/page.module.css";
import { useFirstRows } from "../base/use-first-rows.tsx";
import { customersKey } from "../customers.queries.ts";
import { customersTexts } from "../customers.texts.ts";
import { SiteDialog } from "./site-dialog.tsx";

interface SitesCardProps {
  companyId: number;
  sites: readonly DeskCustomerSite[];
  mayWrite: boolean;
}

export function SitesCard({ companyId, sites, mayWrite }: SitesCardProps) {
  const texts = useTexts(customersTexts);
  const { shown, footer } = useFirstRows(sites, 10);
  const [edited, setEdited] = useState<DeskCustomerSite>();
  const columns: readonly DataColumn<DeskCustomerSite>[] = [
    {
      id: "name",
      head: texts.siteName,
      cell: (site) => (
        <>
          {site.name} {!site.active && <Badge>{texts.inactive}</Badge>}
        </>
      ),
      sub: ({ siteNumber }) => siteNumber ?? "",
    },
    { id: "address", head: texts.address, cell: ({ address }) => address },
    { id: "disposer", head: texts.disposer, cell: ({ disposer }) => disposer || "–" },
    { id: "containers", head: texts.containers, cell: ({ containers }) => containers, align: "right" },
    { id: "open", head: texts.openOrders, cell: ({ openOrders }) => openOrders, align: "right" },
  ];
  const editButton = (site: DeskCustomerSite) => (
    <IconButton icon={Pencil} label={texts.editSite(site.name)} onClick={() => setEdited(site)} />
  );
  return (
    <CardWithForm
      title={texts.sites}
      openText={texts.addSite}
      mayWrite={mayWrite}
      form={(close) => <AddSiteForm companyId={companyId} onClose={close} />}
    >
      <DataTable
        dense
        label={`${texts.sites} (${sites.length})`}
        loadingText={texts.loading}
        columns={columns}
        rows={shown}
        rowId={({ id }) => id}
        {...(mayWrite && { actions: editButton })}
        empty={<StateMessage illustration="orders" title={texts.noSites} text={texts.noSitesText} />}
        footer={footer}
      />
      {edited && (
        <SiteDialog
          companyId={companyId}
          siteId={edited.id}
          siteName={edited.name}
          onClose={() => setEdited(undefined)}
        />
      )}
    </CardWithForm>
  );
}

const noSite = {
  name: "",
  siteNumber: "",
  street: "",
  houseNumber: "",
  zip: "",
  city: "",
  disposer: "",
};
const fields = ["name", "street", "houseNumber", "zip", "city", "siteNumber", "disposer"] as const;
const optionalFields: ReadonlySet<string> = new Set(["houseNumber", "siteNumber", "disposer"]);

function AddSiteForm({ companyId, onClose }: { companyId: number; onClose: () => void }) {
  const texts = useTexts(customersTexts);
  const client = useQueryClient();
  const show = useSnackbar();
  const [site, setSite] = useState(noSite);
  const [confirmDuplicate, setConfirmDuplicate] = useState(false);
  const add = useMutation({
    mutationFn: () =>
      call(deskCustomersApi.createDeskSite, {
        params: { companyId },
        body: { ...site, siteNumber: site.siteNumber || null, confirmDuplicate },
      }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: customersKey });
      show({ message: texts.siteCreated(site.name), variant: "success" });
      onClose();
    },
  });
  const labels = { ...texts, name: texts.siteName };
  return (
    <EntryForm
      hasHeading
      label={texts.addSite}
      error={add.error}
      busy={add.isPending}
      onSave={() => add.mutate()}
      onCancel={onClose}
    >
      <div className={styles.fields}>
        {fields.map((name) => (
          <TextField
            key={name}
            label={labels[name]}
            required={!optionalFields.has(name)}
            optional={optionalFields.has(name)}
            autoFocus={name === "name"}
            inputMode={name === "zip" ? "numeric" : undefined}
            value={site[name]}
            error={fieldErrorOf(add.error, name)}
            onChange={(event) => {
              setSite({ ...site, [name]: event.target.value });
              setConfirmDuplicate(false);
            }}
          />
        ))}
      </div>
      <AnywayBox
        label={texts.siteAnyway}
        error={add.error}
        code="location_duplicate"
        checked={confirmDuplicate}
        onChange={setConfirmDuplicate}
      />
    </EntryForm>
  );
}
