import { staffSecondFactorApi } from "@kreislauf/contract/staff";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { SkeletonCard } from "@kreislauf/ui/feedback/skeleton-card.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { call } from "../base/call.ts";
import { LoadFailure } from "../base/load-failure.tsx";
import { ownAccountKey } from "./account.queries.ts";
import { accountTexts } from "./account.texts.ts";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";
import { SecondFactorRows } from "./second-factor-rows.tsx";
import styles from "./account-screen.module.css";

/** The person's own account: second factors and recovery codes. */
export function AccountScreen() {
  const texts = useTexts(accountTexts);
  const client = useQueryClient();
  const [codes, setCodes] = useState<readonly string[]>();
  const found = useQuery({
    queryKey: [...ownAccountKey, "second factor"],
    queryFn: () => call(staffSecondFactorApi.staffSecondFactor),
  });
  const { data } = found;
  return (
    <div className={styles.page}>
      <h1>{texts.title}</h1>
      {found.isPending && (
        <Delayed text={texts.loading}>
          <SkeletonCard />
        </Delayed>
      )}
      {found.isLoadingError && (
        <Card>
          <LoadFailure title={texts.failed} query={found} />
        </Card>
      )}
      {data !== undefined && (
        <Card title={texts.secondFactor} flush>
          <p className={styles.lead}>{texts.lead}</p>
          <SecondFactorRows
            settings={data}
            onChanged={() => void client.invalidateQueries({ queryKey: ownAccountKey })}
            onRecoveryCodes={setCodes}
          />
        </Card>
      )}
      {codes !== undefined && <RecoveryCodesDialog codes={codes} onSaved={() => setCodes(undefined)} />}
    </div>
  );
}
