import {
  approvalOrderKinds,
  approvalsApi,
  type ApprovalRuleInput,
  type ApprovalRuleView,
  approvalsTexts,
} from "@kreislauf/contract/approvals";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Checkbox } from "@kreislauf/ui/controls/checkbox.tsx";
import { MultiCombobox } from "@kreislauf/ui/controls/multi-combobox.tsx";
import { Select } from "@kreislauf/ui/controls/select.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { ToggleRow } from "@kreislauf/ui/controls/toggle-row.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { Stack } from "@kreislauf/ui/layout/stack.tsx";
import { ActionDialog } from "@kreislauf/ui/overlays/action-dialog.tsx";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../base/api.ts";
import { useSubmit } from "../base/use-submit.ts";
import { activeSitesQuery } from "../sites/index.ts";
import { approvalRulesTexts } from "./approval-rules.texts.ts";
import { approverChoicesQuery, refreshApprovals } from "./approvals.queries.ts";
import { approverKey, parseRuleDraft, type RuleDraft, type RuleProblem, toRuleDraft } from "./rule-draft.ts";
import styles from "./approvals.module.css";

interface RuleDialogProps {
  /** Null to create a new rule. */
  rule: ApprovalRuleView | null;
  onClosed: () => void;
}

/** Creates or edits an approval rule: to which orders it applies, and who approves them. */
export function RuleDialog({ rule, onClosed }: RuleDialogProps) {
  const all = useTexts(approvalRulesTexts);
  const texts = all.dialog;
  const { orderKind } = useTexts(approvalsTexts);
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const { data: choices } = useQuery(approverChoicesQuery);
  const { data: sites } = useQuery(activeSitesQuery);
  const [draft, setDraft] = useState<RuleDraft>(() => toRuleDraft(rule));
  const [problems, setProblems] = useState<ReadonlySet<RuleProblem>>(new Set());
  const set = (change: Partial<RuleDraft>) => setDraft((before) => ({ ...before, ...change }));
  const errorOf = (problem: RuleProblem, sentence: string) => (problems.has(problem) ? sentence : undefined);
  const approvers = [
    ...(choices?.people ?? []).map(({ id, name }) => ({
      value: approverKey({ kind: "person", id }),
      label: name,
    })),
    ...(choices?.groups ?? []).map(({ id, name }) => ({
      value: approverKey({ kind: "group", id }),
      label: all.group(name),
    })),
  ];
  const saving = useSubmit<ApprovalRuleInput, ApprovalRuleView>({
    send: (body) =>
      rule === null
        ? call(approvalsApi.createApprovalRule, { body })
        : call(approvalsApi.changeApprovalRule, {
            params: { id: rule.id },
            body: { ...body, version: rule.version },
          }),
    onDone: () => {
      showSnack({ message: all.saved, variant: "success" });
      onClosed();
    },
    // If somebody else has changed the rule, this loads their version: the dialog shows it when it is opened again.
    onSettled: () => void refreshApprovals(queryClient),
  });
  const save = () => {
    const parsed = parseRuleDraft(draft);
    setProblems("problems" in parsed ? parsed.problems : new Set());
    if ("rule" in parsed) void saving.submit(parsed.rule);
  };
  return (
    <ActionDialog
      open
      onClose={onClosed}
      onClosed={onClosed}
      title={rule === null ? texts.newTitle : texts.editTitle}
      description={texts.text}
      dirty={JSON.stringify(draft) !== JSON.stringify(toRuleDraft(rule))}
      busy={saving.busy}
      closeText={texts.cancel}
      error={saving.failure?.sentence}
      action={{
        text: texts.save,
        busyText: texts.saving,
        onSubmit: (event) => {
          event.preventDefault();
          save();
        },
      }}
    >
      <Stack of="fields">
        <TextField
          label={texts.name}
          maxLength={80}
          value={draft.name}
          error={errorOf("name", texts.nameMissing)}
          onChange={(event) => set({ name: event.target.value })}
        />
        <MultiCombobox
          label={texts.sites}
          searchLabel={texts.search}
          options={(sites ?? []).map(({ id, alias }) => ({ value: id, label: alias }))}
          values={draft.siteIds}
          onChange={(siteIds) => set({ siteIds })}
          all={all.allSites}
          shown={draft.siteIds.length === 0 ? all.allSites : texts.sitesShown(draft.siteIds.length)}
        />
        <ToggleRow
          several
          label={texts.kinds}
          optional
          options={approvalOrderKinds.map((value) => ({
            value,
            label: orderKind[value],
            short: texts.kindsShort[value],
          }))}
          chosen={draft.orderKinds}
          onToggle={(kind) =>
            set({
              orderKinds: draft.orderKinds.includes(kind)
                ? draft.orderKinds.filter((each) => each !== kind)
                : [...draft.orderKinds, kind],
            })
          }
        />
        <div className={styles.pair}>
          <TextField
            label={texts.amountFrom}
            optional
            inputMode="numeric"
            value={draft.amountFrom}
            error={errorOf("amountFrom", texts.amountError)}
            onChange={(event) => set({ amountFrom: event.target.value })}
          />
          <TextField
            label={texts.priceAbove}
            optional
            inputMode="decimal"
            value={draft.priceAbove}
            hint={texts.priceHint}
            error={errorOf("priceAbove", texts.priceError)}
            onChange={(event) => set({ priceAbove: event.target.value })}
          />
        </div>
        <Checkbox
          label={texts.hazardous}
          checked={draft.hazardousOnly}
          onChange={(event) => set({ hazardousOnly: event.target.checked })}
        />
        <Select
          label={texts.approver}
          placeholder={texts.choose}
          options={approvers}
          value={draft.approver}
          error={errorOf("approver", texts.approverMissing)}
          onChange={(approver) => set({ approver })}
        />
        <Checkbox
          label={texts.hasSecond}
          checked={draft.hasSecond}
          onChange={(event) => set({ hasSecond: event.target.checked })}
        />
        {draft.hasSecond && (
          <>
            <Select
              label={texts.secondApprover}
              placeholder={texts.choose}
              options={approvers}
              value={draft.secondApprover}
              error={errorOf("secondApprover", texts.approverMissing)}
              onChange={(secondApprover) => set({ secondApprover })}
            />
            <div className={styles.pair}>
              <TextField
                label={texts.secondFrom}
                optional
                inputMode="numeric"
                value={draft.secondFrom}
                error={errorOf("secondFrom", texts.amountError)}
                onChange={(event) => set({ secondFrom: event.target.value })}
              />
              <TextField
                label={texts.secondAbove}
                optional
                inputMode="decimal"
                value={draft.secondAbove}
                error={errorOf("secondAbove", texts.priceError)}
                onChange={(event) => set({ secondAbove: event.target.value })}
              />
            </div>
          </>
        )}
        <Checkbox
          label={texts.ownAllowed}
          checked={draft.ownAllowed}
          onChange={(event) => set({ ownAllowed: event.target.checked })}
        />
      </Stack>
    </ActionDialog>
  );
}
