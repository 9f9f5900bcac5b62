import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { FormEvent } from "react";
import { errorSentence } from "../base/api-error.ts";
import { useTexts } from "../base/language.tsx";
import { useUser } from "../base/session.ts";
import { accountSettingsQuery } from "../users/index.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { Late } from "../ui/late.tsx";
import { SkeletonCard } from "../ui/skeleton-card.tsx";
import { CompanyChoice } from "./company-choice.tsx";
import { companyTexts } from "./company.texts.ts";
import { switchCompany } from "./switch-company.ts";

/** Goes on in another of one's companies, without signing in again. */
export function SwitchCompanyDialog({ onClosed }: { onClosed: () => void }) {
  const texts = useTexts(companyTexts).switch;
  const user = useUser();
  const account = useQuery(accountSettingsQuery);
  const [open, setOpen] = useState(true);
  const [companyId, setCompanyId] = useState<number>(user.companyId);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (companyId === user.companyId) {
      setOpen(false);
      return;
    }
    setError(undefined);
    setBusy(true);
    try {
      // With the new company everything here is gone, this dialog too.
      await switchCompany(companyId);
    } catch (failure) {
      setError(errorSentence(failure));
      setBusy(false);
    }
  };

  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      busy={isBusy}
      title={texts.title}
      description={texts.text}
      maxWidth={480}
      onSubmit={(event) => void submit(event)}
      actions={(cancel) => (
        <>
          <Button onClick={cancel}>{texts.cancel}</Button>
          <Button type="submit" variant="primary" busy={isBusy} busyText={texts.busy}>
            {texts.submit}
          </Button>
        </>
      )}
    >
      {account.data ? (
        <CompanyChoice
          companies={account.data.companies}
          value={companyId}
          onChange={setCompanyId}
          error={error}
        />
      ) : account.error ? (
        <ErrorState
          title={texts.failed}
          text={errorSentence(account.error)}
          onRetry={() => void account.refetch()}
          retrying={account.isFetching}
        />
      ) : (
        <Late text={texts.loading}>
          <SkeletonCard />
        </Late>
      )}
    </Dialog>
  );
}
