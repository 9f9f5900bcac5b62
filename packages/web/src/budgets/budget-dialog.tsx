import { type Budget, type BudgetList, budgetsApi } from "@kreislauf/contract/budgets";
import { maxReferenceLengths } from "@kreislauf/contract/purchasing";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Combobox } from "@kreislauf/ui/controls/combobox.tsx";
import { SegmentedControl } from "@kreislauf/ui/controls/segmented-control.tsx";
import { SuggestField } from "@kreislauf/ui/controls/suggest-field.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { Stack } from "@kreislauf/ui/layout/stack.tsx";
import { ActionDialog } from "@kreislauf/ui/overlays/action-dialog.tsx";
import { ConfirmDialog } from "@kreislauf/ui/overlays/confirm-dialog.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { Hash, Trash2 } from "lucide-react";
import { useState } from "react";
import { call } from "../base/api.ts";
import { useSubmit } from "../base/use-submit.ts";
import { parseEuros, toEuros } from "../purchasing/index.ts";
import { refreshBudgets } from "./budgets.queries.ts";
import { budgetsTexts } from "./budgets.texts.ts";

interface BudgetDialogProps {
  list: BudgetList;
  /** The budget to change; null to add a new one. */
  budget: Budget | null;
  view: "costCentre" | "site";
  onClosed: () => void;
}

const mostSuggested = 6;

/** Adds a budget for the shown year, or changes the amount of an existing budget. */
export function BudgetDialog({ list, budget, view, onClosed }: BudgetDialogProps) {
  const { dialog: texts } = useTexts(budgetsTexts);
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const start = { kind: view, costCentre: "", siteId: null, amount: toEuros(budget?.amountCents ?? null) };
  const [draft, setDraft] = useState<Omit<typeof start, "siteId"> & { siteId: number | null }>(start);
  const [tried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const set = (change: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...change }));
  const amountCents = parseEuros(draft.amount) || undefined;
  const costCentre = draft.costCentre.trim();
  const suggested = list.costCentres
    .filter(({ code, name }) => code !== costCentre && name.toLowerCase().includes(costCentre.toLowerCase()))
    .slice(0, mostSuggested);
  const isOfSite = draft.kind === "site";
  const isNamed = budget !== null || (isOfSite ? draft.siteId !== null : costCentre !== "");
  const done = (message: string) => {
    showSnack({ message, variant: "success" });
    onClosed();
  };
  const saving = useSubmit({
    send: async () => {
      if (amountCents === undefined) return undefined;
      return budget === null
        ? await call(budgetsApi.createBudget, {
            body: {
              siteId: isOfSite ? draft.siteId : null,
              costCentre: isOfSite ? null : costCentre,
              year: list.year,
              amountCents,
            },
          })
        : await call(budgetsApi.changeBudget, {
            params: { id: budget.id },
            body: { version: budget.version, amountCents },
          });
    },
    onDone: () => done(texts.saved),
    onSettled: () => refreshBudgets(queryClient),
  });
  const deleting = useSubmit({
    send: async () =>
      budget === null
        ? undefined
        : await call(budgetsApi.deleteBudget, {
            params: { id: budget.id },
            query: { version: String(budget.version) },
          }),
    onDone: () => done(texts.deleted),
    onSettled: () => refreshBudgets(queryClient),
  });
  if (isAsking && budget !== null) {
    return (
      <ConfirmDialog
        open
        danger
        title={texts.deleteTitle(budget.name, budget.year)}
        confirmText={texts.delete}
        busyText={texts.deleting}
        busy={deleting.busy}
        error={deleting.failure?.sentence}
        onConfirm={() => void deleting.submit()}
        onClose={() => setAsking(false)}
      >
        <p>{texts.deleteText}</p>
      </ConfirmDialog>
    );
  }
  return (
    <ActionDialog
      open
      onClose={onClosed}
      onClosed={onClosed}
      title={budget === null ? texts.newTitle : texts.editTitle(budget.name)}
      dirty={JSON.stringify(draft) !== JSON.stringify(start)}
      busy={saving.busy}
      closeText={texts.cancel}
      error={saving.failure?.sentence}
      action={{
        text: texts.save,
        busyText: texts.saving,
        onSubmit: (event) => {
          event.preventDefault();
          setTried(true);
          if (isNamed && amountCents !== undefined) void saving.submit();
        },
      }}
    >
      <Stack of="fields">
        {budget === null && (
          <SegmentedControl
            label={texts.kind}
            options={[
              { value: "costCentre", label: texts.costCentre },
              { value: "site", label: texts.site },
            ]}
            value={draft.kind}
            onChange={(kind) => set({ kind })}
          />
        )}
        {budget === null && isOfSite && (
          <Combobox
            label={texts.site}
            options={list.sites.map(({ id, name }) => ({ value: id, label: name }))}
            value={draft.siteId}
            placeholder={texts.chooseSite}
            searchLabel={texts.searchSite}
            error={tried && draft.siteId === null ? texts.siteMissing : undefined}
            onChange={(siteId) => set({ siteId })}
          />
        )}
        {budget === null && !isOfSite && (
          <SuggestField
            label={texts.costCentre}
            hint={texts.costCentreHint}
            maxLength={maxReferenceLengths.code}
            suggestionIcon={Hash}
            suggestions={suggested.map(({ code, name }) => ({ key: code, title: name }))}
            onPick={({ key }) => set({ costCentre: key })}
            error={tried && costCentre === "" ? texts.costCentreMissing : undefined}
            value={draft.costCentre}
            onChange={(value) => set({ costCentre: value })}
          />
        )}
        <TextField
          label={`${texts.amount}, ${list.year}`}
          inputMode="decimal"
          autoComplete="off"
          error={tried && amountCents === undefined ? texts.amountError : undefined}
          value={draft.amount}
          onChange={({ target }) => set({ amount: target.value })}
        />
        {budget !== null && (
          <div>
            <Button variant="ghost" small icon={Trash2} onClick={() => setAsking(true)}>
              {texts.delete}
            </Button>
          </div>
        )}
      </Stack>
    </ActionDialog>
  );
}
