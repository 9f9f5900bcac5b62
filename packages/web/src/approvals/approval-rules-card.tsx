import { approvalsApi, approvalsTexts, type ApprovalRuleView } from "@kreislauf/contract/approvals";
import { permission } from "@kreislauf/contract/base";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { IconButton } from "@kreislauf/ui/controls/icon-button.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { ConfirmDialog } from "@kreislauf/ui/overlays/confirm-dialog.tsx";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowDown, ArrowUp, Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { call } from "../base/api.ts";
import { useUser } from "../base/session.ts";
import { useSubmit } from "../base/use-submit.ts";
import { approvalRulesTexts } from "./approval-rules.texts.ts";
import { approvalRulesQuery, refreshApprovals } from "./approvals.queries.ts";
import { RuleDialog } from "./rule-dialog.tsx";
import styles from "./approvals.module.css";
import { LoadFailure } from "../base/load-failure.tsx";

/** The company's approval rules; the rule that is tried first is on top. */
export function ApprovalRulesCard() {
  const texts = useTexts(approvalRulesTexts);
  const mayChange = useUser().permissions.includes(permission.userManager);
  const queryClient = useQueryClient();
  const { data, isError, error, refetch, isFetching } = useQuery(approvalRulesQuery);
  const [edited, setEdited] = useState<ApprovalRuleView | "new" | null>(null);
  const [deleted, setDeleted] = useState<ApprovalRuleView | null>(null);
  const rules = data?.rules ?? [];
  const reordering = useSubmit<readonly number[]>({
    send: (ruleIds) => call(approvalsApi.orderApprovalRules, { body: { ruleIds: [...ruleIds] } }),
    onSettled: () => refreshApprovals(queryClient),
  });
  const move = (index: number, by: 1 | -1) => {
    const ids = rules.map(({ id }) => id);
    const [id] = ids.splice(index, 1);
    if (id !== undefined) void reordering.submit(ids.toSpliced(index + by, 0, id));
  };
  return (
    <Card
      title={texts.title}
      flush
      actions={
        mayChange ? (
          <Button small icon={Plus} onClick={() => setEdited("new")}>
            {texts.add}
          </Button>
        ) : undefined
      }
    >
      {isError && data === undefined ? (
        <LoadFailure title={texts.failed} query={{ error, refetch, isFetching }} />
      ) : (
        <>
          {reordering.failure && (
            <Note variant="error" role="alert">
              {reordering.failure.sentence}
            </Note>
          )}
          <ol className={styles.rules}>
            {rules.map((rule, index) => (
              <li key={rule.id}>
                <div>
                  <b>{rule.name}</b>
                  <RuleSummary rule={rule} />
                </div>
                {mayChange && (
                  <div className={styles.ruleButtons}>
                    {index > 0 && (
                      <IconButton
                        icon={ArrowUp}
                        label={texts.up(rule.name)}
                        onClick={() => move(index, -1)}
                      />
                    )}
                    {index < rules.length - 1 && (
                      <IconButton
                        icon={ArrowDown}
                        label={texts.down(rule.name)}
                        onClick={() => move(index, 1)}
                      />
                    )}
                    <IconButton icon={Pencil} label={texts.edit(rule.name)} onClick={() => setEdited(rule)} />
                    <IconButton
                      icon={Trash2}
                      label={texts.remove(rule.name)}
                      onClick={() => setDeleted(rule)}
                    />
                  </div>
                )}
              </li>
            ))}
          </ol>
          <p className={styles.caption}>
            {[
              data !== undefined && rules.length === 0 ? texts.none : texts.intro,
              mayChange ? "" : texts.readOnly,
            ]
              .filter(Boolean)
              .join(" ")}
          </p>
        </>
      )}
      {edited !== null && (
        <RuleDialog rule={edited === "new" ? null : edited} onClosed={() => setEdited(null)} />
      )}
      {deleted !== null && <DeleteRuleDialog rule={deleted} onClosed={() => setDeleted(null)} />}
    </Card>
  );
}

function RuleSummary({ rule }: { rule: ApprovalRuleView }) {
  const texts = useTexts(approvalRulesTexts);
  const words = useTexts(approvalsTexts);
  const { money, number } = useFormats();
  const limits = ({
    amountFrom,
    priceAboveCents,
  }: Pick<ApprovalRuleView, "amountFrom" | "priceAboveCents">) =>
    [
      ...(amountFrom === null ? [] : [texts.from(number(amountFrom))]),
      ...(priceAboveCents === null ? [] : [texts.above(money(priceAboveCents))]),
    ].join(", ");
  const nameOf = ({ kind, name }: ApprovalRuleView["approver"]) =>
    kind === "group" ? texts.group(name) : name;
  const { second } = rule;
  return (
    <small>
      {[
        rule.siteIds === null ? texts.allSites : texts.someSites(rule.siteIds.length),
        ...(rule.orderKinds ?? []).map((kind) => words.orderKind[kind]),
        ...(rule.hazardousOnly ? [texts.hazardous] : []),
        limits(rule),
        texts.by(nameOf(rule.approver)),
        ...(second === null ? [] : [texts.second(limits(second) || texts.always, nameOf(second.approver))]),
        ...(rule.waiting > 0 ? [texts.waiting(rule.waiting)] : []),
      ]
        .filter(Boolean)
        .join(", ")}
    </small>
  );
}

function DeleteRuleDialog({ rule, onClosed }: { rule: ApprovalRuleView; onClosed: () => void }) {
  const texts = useTexts(approvalRulesTexts);
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const deleting = useSubmit({
    send: () => call(approvalsApi.deleteApprovalRule, { params: { id: rule.id } }),
    onDone: ({ released }) => {
      showSnack({ message: texts.deleted(released), variant: "success" });
      onClosed();
      void refreshApprovals(queryClient);
    },
  });
  return (
    <ConfirmDialog
      open
      danger
      title={texts.deleteTitle(rule.name)}
      confirmText={texts.deleteConfirm}
      busy={deleting.busy}
      error={deleting.failure?.sentence}
      onConfirm={() => void deleting.submit()}
      onClose={onClosed}
    >
      <p>{texts.deleteText(rule.waiting)}</p>
    </ConfirmDialog>
  );
}
