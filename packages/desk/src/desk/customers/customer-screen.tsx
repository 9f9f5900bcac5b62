import { berlinDate } from "@kreislauf/contract/base";
import { useState } from "react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { Skeleton } from "@kreislauf/ui/feedback/skeleton.tsx";
import { hrefTo } from "../../base/address.ts";
import { errorSentence } from "../../base/call.ts";
import styles from "../base/page.module.css";
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
  const [isEditing, setIsEditing] = useState(false);
  const customer = found.data?.customer;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <a className={styles.back} href={hrefTo("/customers")}>
            {texts.back}
          </a>
          <h1>{customer?.name ?? texts.title}</h1>
          {customer && (
            <p>
              {texts.since(
                customer.customerNumber,
                formats.date(berlinDate(Temporal.Instant.from(customer.createdOn))),
              )}
            </p>
          )}
        </div>
        <div className={styles.actions}>
          <LinkButton href={hrefTo("/orders", new URLSearchParams({ companyId: String(companyId) }))}>
            {texts.inInbox}
          </LinkButton>
          {mayWrite && customer && (
            <Button aria-expanded={isEditing} onClick={() => setIsEditing(!isEditing)}>
              {texts.edit}
            </Button>
          )}
        </div>
      </div>
      {found.isError && (
        <Note variant="error" role="alert">
          {errorSentence(found.error)}
        </Note>
      )}
      {found.isPending && (
        <div role="status" aria-label={texts.loading} className={styles.form}>
          {[80, 64, 72].map((width) => (
            <Skeleton key={width} width={`${width}%`} />
          ))}
        </div>
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
