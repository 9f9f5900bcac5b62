import { catalogTexts } from "@kreislauf/contract/catalog";
import type { DeskCustomerAgreement } from "@kreislauf/contract/desk";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import type { DataColumn } from "@kreislauf/ui/data/data-column.ts";
import { DataTable } from "@kreislauf/ui/data/data-table.tsx";
import { Badge } from "@kreislauf/ui/feedback/badge.tsx";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { useFirstRows } from "../base/use-first-rows.tsx";
import { customersTexts } from "../customers.texts.ts";

export function AgreementsCard({ agreements }: { agreements: readonly DeskCustomerAgreement[] }) {
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
    <Card flush title={texts.agreements}>
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
    </Card>
  );
}
