import { catalogTexts } from "@kreislauf/contract/catalog";
import type { DeskCustomerAgreement, DeskCustomerSite } from "@kreislauf/contract/desk";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import type { DataColumn } from "@kreislauf/ui/data/data-column.ts";
import { DataTable } from "@kreislauf/ui/data/data-table.tsx";
import { Badge } from "@kreislauf/ui/feedback/badge.tsx";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import { CardWithForm } from "../base/card-with-form.tsx";
import { useFirstRows } from "../base/use-first-rows.tsx";
import { customersTexts } from "../customers.texts.ts";
import { AddAgreementForm } from "./add-agreement-form.tsx";

interface AgreementsCardProps {
  companyId: number;
  sites: readonly DeskCustomerSite[];
  agreements: readonly DeskCustomerAgreement[];
  mayWrite: boolean;
}

export function AgreementsCard({ companyId, sites, agreements, mayWrite }: AgreementsCardProps) {
  const texts = useTexts(customersTexts);
  const { agreementType } = useTexts(catalogTexts);
  const { shown, footer } = useFirstRows(agreements, 20);
  const columns: readonly DataColumn<DeskCustomerAgreement>[] = [
    {
      id: "number",
      head: texts.agreement,
      cell: ({ agreementNumber, isRequested }) =>
        isRequested ? <Badge active>{texts.requested}</Badge> : (agreementNumber ?? "–"),
      sub: (row) => agreementType[row.agreementTypeId],
    },
    { id: "site", head: texts.site, cell: ({ siteName }) => siteName },
    {
      id: "container",
      head: texts.container,
      cell: ({ containerType }) => containerType,
      sub: ({ wasteType }) => wasteType,
    },
    {
      id: "stock",
      head: texts.containers,
      cell: ({ containersOnSite }) => containersOnSite,
      align: "right",
    },
  ];
  return (
    <CardWithForm
      title={texts.agreements}
      openText={texts.addAgreement}
      mayWrite={mayWrite && sites.some(({ active }) => active)}
      form={(close) => <AddAgreementForm companyId={companyId} sites={sites} onClose={close} />}
    >
      <DataTable
        dense
        label={`${texts.agreements} (${agreements.length})`}
        loadingText={texts.loading}
        columns={columns}
        rows={shown}
        rowId={({ id }) => id}
        empty={
          <StateMessage illustration="orders" title={texts.noAgreements} text={texts.noAgreementsText} />
        }
        footer={footer}
      />
    </CardWithForm>
  );
}
