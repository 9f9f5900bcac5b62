import { type ApprovalSubstitute, approvalsApi } from "@kreislauf/contract/approvals";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { today } from "@kreislauf/ui/base/today.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { DateField } from "@kreislauf/ui/dates/date-field.tsx";
import { Select } from "@kreislauf/ui/controls/select.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { SkeletonCard } from "@kreislauf/ui/feedback/skeleton-card.tsx";
import { Stack } from "@kreislauf/ui/layout/stack.tsx";
import { ActionDialog } from "@kreislauf/ui/overlays/action-dialog.tsx";
import { useQuery, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../base/api.ts";
import { LoadFailure } from "../base/load-failure.tsx";
import { useUser } from "../base/session.ts";
import { useSubmit } from "../base/use-submit.ts";
import { approvalRulesTexts } from "./approval-rules.texts.ts";
import { approvalSubstituteQuery, approverChoicesQuery, refreshApprovals } from "./approvals.queries.ts";
import styles from "./approvals.module.css";

/** Chooses who approves while the person is away, and the first and last day of the absence. */
export function SubstituteDialog({ onClosed }: { onClosed: () => void }) {
  const query = useQuery(approvalSubstituteQuery);
  const state = query.data === undefined ? "loading" : "ready";
  // The changed key mounts the form anew once the saved substitute is loaded, so that its fields start with it.
  return <SubstituteForm key={state} query={query} onClosed={onClosed} />;
}

interface SubstituteFormProps {
  query: UseQueryResult<ApprovalSubstitute>;
  onClosed: () => void;
}

function SubstituteForm({ query, onClosed }: SubstituteFormProps) {
  const { substitute: texts, dialog } = useTexts(approvalRulesTexts);
  const { userId } = useUser();
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const approvers = useQuery(approverChoicesQuery);
  const { data: saved } = query;
  const { data: choices } = approvers;
  const failed = [query, approvers].find(({ data, isError }) => data === undefined && isError);
  const current = saved?.substitute ?? null;
  const [substituteId, setSubstituteId] = useState<number | null>(current?.person.id ?? null);
  const [from, setFrom] = useState<string | null>(current?.from ?? null);
  const [until, setUntil] = useState<string | null>(current?.until ?? null);
  const [isChecked, setChecked] = useState(false);
  const others = (choices?.people ?? []).filter(({ id }) => id !== userId);
  const isDirty =
    substituteId !== (current?.person.id ?? null) ||
    from !== (current?.from ?? null) ||
    until !== (current?.until ?? null);
  const isReversed = from !== null && until !== null && until < from;
  const finish = (message: string) => {
    showSnack({ message, variant: "success" });
    onClosed();
    void refreshApprovals(queryClient);
  };
  const saving = useSubmit({
    send: () =>
      call(approvalsApi.setApprovalSubstitute, {
        body: { substituteId: substituteId ?? 0, from: from ?? "", until: until ?? "" },
      }),
    onDone: () => finish(texts.saved),
  });
  const ending = useSubmit({
    send: () => call(approvalsApi.removeApprovalSubstitute),
    onDone: () => finish(texts.ended),
  });
  const isComplete = substituteId !== null && from !== null && until !== null && !isReversed;
  const missingDay = (day: string | null) => (isChecked && day === null ? texts.dateMissing : undefined);
  return (
    <ActionDialog
      open
      onClose={onClosed}
      onClosed={onClosed}
      title={texts.title}
      description={texts.text}
      dirty={isDirty}
      busy={saving.busy || ending.busy}
      closeText={dialog.cancel}
      error={(saving.failure ?? ending.failure)?.sentence}
      otherAction={
        current !== null && (
          <Button variant="ghost" busy={ending.busy} onClick={() => void ending.submit()}>
            {texts.end}
          </Button>
        )
      }
      action={
        saved === undefined || others.length === 0
          ? undefined
          : {
              text: texts.save,
              busyText: dialog.saving,
              onSubmit: (event) => {
                event.preventDefault();
                setChecked(true);
                if (isComplete) void saving.submit();
              },
            }
      }
    >
      {failed !== undefined ? (
        <LoadFailure title={texts.failed} query={failed} />
      ) : saved === undefined || choices === undefined ? (
        <SkeletonCard />
      ) : (
        <Stack of="fields">
          {saved.standsInFor.length > 0 && (
            <Note>{texts.standsInFor(saved.standsInFor.map(({ name }) => name).join(", "))}</Note>
          )}
          {others.length === 0 ? (
            <Note>{texts.none}</Note>
          ) : (
            <>
              <Select
                label={texts.person}
                placeholder={dialog.choose}
                options={others.map(({ id, name }) => ({ value: id, label: name }))}
                value={substituteId}
                error={isChecked && substituteId === null ? texts.missing : undefined}
                onChange={setSubstituteId}
              />
              <div className={styles.pair}>
                <DateField
                  label={texts.from}
                  today={today()}
                  from={today()}
                  value={from}
                  onChange={setFrom}
                  error={missingDay(from)}
                />
                <DateField
                  label={texts.until}
                  today={today()}
                  from={from ?? today()}
                  value={until}
                  onChange={setUntil}
                  error={missingDay(until) ?? (isReversed ? texts.order : undefined)}
                />
              </div>
              <Note>{texts.note}</Note>
            </>
          )}
        </Stack>
      )}
    </ActionDialog>
  );
}
