import { companyAccountApi, type CompanyAccountSettings } from "@kreislauf/contract/users";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { DefinitionList } from "@kreislauf/ui/data/definition-list.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { Skeleton } from "@kreislauf/ui/feedback/skeleton.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { call } from "../../base/api.ts";
import { useBranding } from "../../base/branding.ts";
import { hrefTo } from "../../base/paths.ts";
import { securityTabTexts } from "./security-tab.texts.ts";
import styles from "./security-tab.module.css";
import { LoadFailure } from "../../base/load-failure.tsx";

const companyAccountQuery = queryOptions({
  queryKey: ["users", "company-account"],
  queryFn: async ({ signal }) =>
    (await call(companyAccountApi.companyAccount, {}, { signal })).companyAccount,
});

/**
 * How the company's people sign in with their account at the company's own identity provider. The operator sets that
 * up.
 */
export function CompanyAccountCard() {
  const texts = useTexts(securityTabTexts).companyAccount;
  const { data: account, error, isFetching, refetch } = useQuery(companyAccountQuery);
  return (
    <Card title={texts.title}>
      {account === null ? (
        <>
          <p className={styles.text}>{texts.none}</p>
          <CustomerService />
        </>
      ) : account ? (
        <Settings account={account} />
      ) : error ? (
        <LoadFailure title={texts.failed} query={{ error, refetch, isFetching }} />
      ) : (
        <Delayed text={texts.loading}>
          <Skeleton height={120} />
        </Delayed>
      )}
    </Card>
  );
}

function Settings({ account }: { account: CompanyAccountSettings }) {
  const texts = useTexts(securityTabTexts).companyAccount;
  return (
    <div className={styles.form}>
      <p className={styles.text}>{account.required ? texts.required : texts.optional}</p>
      <CustomerService />
      <DefinitionList
        entries={[
          { label: texts.issuer, value: account.issuer, wide: true },
          { label: texts.clientId, value: account.clientId },
          { label: texts.domains, value: account.domains.join(", ") },
          ...(account.required
            ? [{ label: texts.emergencyAccount, value: account.emergencyAccount, wide: true }]
            : []),
          { label: texts.newPeople, value: account.provisions ? texts.provisioned : texts.invited },
        ]}
      />
    </div>
  );
}

/**
 * Whom to ask for a change of the company sign-in. The link to the contact page is there even if the operator's details
 * are not loaded.
 */
function CustomerService() {
  const texts = useTexts(securityTabTexts).companyAccount;
  const { supportPhone, supportEmail } = useBranding();
  return (
    <p className={styles.service}>
      {supportPhone !== "" && (
        <a href={`tel:${supportPhone.replaceAll(/[^+\d]/g, "")}`}>{texts.call(supportPhone)}</a>
      )}
      {supportEmail !== "" && <a href={`mailto:${supportEmail}`}>{texts.write(supportEmail)}</a>}
      <a href={hrefTo("contact")}>{texts.contact}</a>
    </p>
  );
}
