import { berlinDate } from "@kreislauf/contract/base";
import { Pencil } from "lucide-react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { SkeletonCard } from "@kreislauf/ui/feedback/skeleton-card.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { hrefTo } from "../../base/address.ts";
import { LoadFailure } from "../base/load-failure.tsx";
import styles from "../base/page.module.css";
import { SubpageHead } from "../base/subpage-head.tsx";
import { useFormOpener } from "../base/use-form-opener.ts";
import { useCustomer } from "../customers.queries.ts";
import { customersTexts } from "../customers.texts.ts";
import { AgreementsCard } from "./agreements-card.tsx";
import { EditCustomerCard } from "./edit-customer-card.tsx";
import { PeopleCard } from "./people-card.tsx";
import { SitesCard } from "./sites-card.tsx";

interface CustomerScreenProps {
  companyId: number;
  mayWrite: boolean;
}

/** A company with what it has. */
export function CustomerScreen({ companyId, mayWrite }: CustomerScreenProps) {
  const texts = useTexts(customersTexts);
  const formats = useFormats();
  const found = useCustomer(companyId);
  const { isOpen: isEditing, setIsOpen: setIsEditing, opener } = useFormOpener();
  const customer = found.data?.customer;
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
              {mayWrite && (
                <Button
                  ref={opener}
                  icon={Pencil}
                  aria-expanded={isEditing}
                  onClick={() => setIsEditing(!isEditing)}
                >
                  {texts.edit}
                </Button>
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
      {customer && isEditing && <EditCustomerCard customer={customer} onDone={() => setIsEditing(false)} />}
      {customer?.access === "none" && <Note variant="warning">{texts.noAccess}</Note>}
      {found.data && (
        <div className={styles.columns}>
          <SitesCard companyId={companyId} sites={found.data.sites} mayWrite={mayWrite} />
          <PeopleCard companyId={companyId} people={found.data.people} mayWrite={mayWrite} />
        </div>
      )}
      {found.data && <AgreementsCard agreements={found.data.agreements} />}
    </div>
  );
}
