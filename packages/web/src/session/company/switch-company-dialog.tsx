import { useQuery } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { useSubmit } from "../../base/use-submit.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useUser } from "../../base/session.ts";
import { accountSettingsQuery } from "../../users/index.ts";
import { ActionDialog } from "@kreislauf/ui/overlays/action-dialog.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { SkeletonCard } from "@kreislauf/ui/feedback/skeleton-card.tsx";
import { CompanyChoice } from "./company-choice.tsx";
import { companyTexts } from "./company.texts.ts";
import { switchCompany } from "./switch-company.ts";
import { LoadFailure } from "../../base/load-failure.tsx";

/** Switches to another of the user's companies without signing in again. */
export function SwitchCompanyDialog({ onClosed }: { onClosed: () => void }) {
  const texts = useTexts(companyTexts).switch;
  const user = useUser();
  const account = useQuery(accountSettingsQuery);
  const [open, setOpen] = useState(true);
  const [companyId, setCompanyId] = useState<number>(user.companyId);
  // After a success nothing closes the dialog: the new company resets every screen, and with it this dialog.
  const { busy, failure, submit } = useSubmit({ send: switchCompany });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (companyId === user.companyId) setOpen(false);
    else void submit(companyId);
  };

  return (
    <ActionDialog
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      busy={busy}
      title={texts.title}
      description={texts.text}
      maxWidth={500}
      closeText={texts.cancel}
      action={{ text: texts.submit, busyText: texts.busy, onSubmit }}
    >
      {account.data ? (
        <CompanyChoice
          companies={account.data.companies}
          value={companyId}
          onChange={setCompanyId}
          error={failure?.sentence}
        />
      ) : account.error ? (
        <LoadFailure title={texts.failed} query={account} />
      ) : (
        <Delayed text={texts.loading}>
          <SkeletonCard />
        </Delayed>
      )}
    </ActionDialog>
  );
}
