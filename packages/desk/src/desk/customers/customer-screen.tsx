import { berlinDate } from "@kreislauf/contract/base";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { SkeletonCard } from "@kreislauf/ui/feedback/skeleton-card.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { hrefTo } from "../../base/hash-route.ts";
import { LoadFailure } from "../../base/load-failure.tsx";
import styles from "../base/page.module.css";
import { SubpageHead } from "../base/subpage-head.tsx";
import { useFormOpener } from "../base/use-form-opener.ts";
import { useCustomer } from "../customers.queries.ts";
import { customersTexts } from "../customers.texts.ts";
import { AgreementsCard } from "./agreements-card.tsx";
import { DeactivateDialog } from "./deactivate-dialog.tsx";
import { DeactivatedNote } from "./deactivated-note.tsx";
import { EditCustomerCard } from "./edit-customer-card.tsx";
import { PeopleCard } from "./people-card.tsx";
import { SitesCard } from "./sites-card.tsx";

interface CustomerScreenProps {
  companyId: number;
  mayWrite: boolean;
}

/** The page of a company: its people, sites and agreements. */
export function CustomerScreen({ companyId, mayWrite }: CustomerScreenProps) {
  const texts = useTexts(customersTexts);
  const formats = useFormats();
  const found = useCustomer(companyId);
  const { isOpen: isEditing, setIsOpen: setIsEditing, opener } = useFormOpener();
  const [isDeactivating, setIsDeactivating] = useState(false);
  const customer = found.data?.customer;
  const mayChange = mayWrite && customer?.deactivatedOn === null;
  return (
    <div className={styles.page}>
      <SubpageHead
        title={customer?.name ?? texts.customer}
        sub={
          customer &&
          [
            customer.customerNumber,
            customer.city,
            texts.since(formats.date(berlinDate(Temporal.Instant.from(customer.createdOn)))),
          ]
            .filter((part) => part !== null)
            .join(" · ")
        }
        actions={
          customer && (
            <>
              <LinkButton href={hrefTo("/orders", new URLSearchParams({ companyId: String(companyId) }))}>
                {texts.inInbox}
              </LinkButton>
              {mayChange && (
                <>
                  <Button
                    ref={opener}
                    icon={Pencil}
                    aria-expanded={isEditing}
                    onClick={() => setIsEditing(!isEditing)}
                  >
                    {texts.edit}
                  </Button>
                  <Button onClick={() => setIsDeactivating(true)}>{texts.deactivate}</Button>
                </>
              )}
            </>
          )
        }
      />
      {found.isLoadingError && (
        <Card>
          <LoadFailure title={texts.customerFailed} query={found} />
        </Card>
      )}
      {found.isPending && (
        <Delayed text={texts.loadingCustomer}>
          <div className={styles.form}>
            <SkeletonCard />
            <SkeletonCard />
          </div>
        </Delayed>
      )}
      {customer && mayChange && isEditing && (
        <EditCustomerCard customer={customer} onDone={() => setIsEditing(false)} />
      )}
      {customer && isDeactivating && (
        <DeactivateDialog customer={customer} onClose={() => setIsDeactivating(false)} />
      )}
      {customer?.deactivatedOn && (
        <DeactivatedNote customer={customer} since={customer.deactivatedOn} mayWrite={mayWrite} />
      )}
      {customer?.access === "none" && customer.deactivatedOn === null && (
        <Note variant="warning">{texts.noAccess}</Note>
      )}
      {found.data && (
        <div className={styles.columns}>
          <SitesCard companyId={companyId} sites={found.data.sites} mayWrite={mayChange} />
          <PeopleCard companyId={companyId} people={found.data.people} mayWrite={mayChange} />
        </div>
      )}
      {found.data && (
        <AgreementsCard
          companyId={companyId}
          sites={found.data.sites}
          agreements={found.data.agreements}
          mayWrite={mayChange}
        />
      )}
    </div>
  );
}
