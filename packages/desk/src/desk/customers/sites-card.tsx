import { type DeskCustomerSite, deskCustomersApi } from "@kreislauf/contract/desk";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import type { DataColumn } from "@kreislauf/ui/data/data-column.ts";
import { DataTable } from "@kreislauf/ui/data/data-table.tsx";
import { Badge } from "@kreislauf/ui/feedback/badge.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { call } from "../../base/call.ts";
import { fieldErrorOf, formErrorOf } from "../base/field-error.ts";
import styles from "../base/page.module.css";
import { customersKey } from "../customers.queries.ts";
import { customersTexts } from "../customers.texts.ts";

interface SitesCardProps {
  companyId: number;
  sites: readonly DeskCustomerSite[];
  mayWrite: boolean;
}

export function SitesCard({ companyId, sites, mayWrite }: SitesCardProps) {
  const texts = useTexts(customersTexts);
  const [isAdding, setIsAdding] = useState(false);
  const columns: readonly DataColumn<DeskCustomerSite>[] = [
    {
      id: "name",
      head: texts.siteName,
      cell: ({ name, active }) => (active ? name : <Badge>{`${name}, ${texts.inactive}`}</Badge>),
      sub: ({ siteNumber }) => siteNumber ?? "",
    },
    { id: "address", head: texts.address, cell: ({ address }) => address },
    { id: "disposer", head: texts.disposer, cell: ({ disposer }) => disposer || "–" },
    { id: "containers", head: texts.containers, cell: ({ containers }) => containers, align: "right" },
    { id: "open", head: texts.openOrders, cell: ({ openOrders }) => openOrders, align: "right" },
  ];
  return (
    <Card
      title={texts.sites}
      actions={
        mayWrite && (
          <Button small aria-expanded={isAdding} onClick={() => setIsAdding(!isAdding)}>
            {texts.addSite}
          </Button>
        )
      }
    >
      <div className={styles.form}>
        {isAdding && <AddSiteForm companyId={companyId} onClose={() => setIsAdding(false)} />}
        <DataTable
          dense
          label={`${texts.sites} (${sites.length})`}
          loadingText={texts.loading}
          columns={columns}
          rows={sites}
          rowId={({ id }) => id}
          empty={<StateMessage illustration="orders" title={texts.noSites} text={texts.noSitesText} />}
        />
      </div>
    </Card>
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
  const add = useMutation({
    mutationFn: () =>
      call(deskCustomersApi.createDeskSite, {
        params: { companyId },
        body: { ...site, siteNumber: site.siteNumber || null },
      }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: customersKey });
      show({ message: texts.siteCreated(site.name), variant: "success" });
      onClose();
    },
  });
  const labels = { ...texts, name: texts.siteName };
  return (
    <form
      className={styles.form}
      aria-label={texts.addSite}
      onSubmit={(event) => {
        event.preventDefault();
        add.mutate();
      }}
    >
      {formErrorOf(add.error) !== undefined && (
        <Note variant="error" role="alert">
          {formErrorOf(add.error)}
        </Note>
      )}
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
            onChange={(event) => setSite({ ...site, [name]: event.target.value })}
          />
        ))}
      </div>
      <div className={styles.actions}>
        <Button variant="primary" type="submit" busy={add.isPending}>
          {texts.save}
        </Button>
        <Button onClick={onClose}>{texts.cancel}</Button>
      </div>
    </form>
  );
}
