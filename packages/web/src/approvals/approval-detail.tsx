import { type ApprovalRequest, approvalsApi, approvalsTexts } from "@kreislauf/contract/approvals";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { IconButton } from "@kreislauf/ui/controls/icon-button.tsx";
import { DefinitionList } from "@kreislauf/ui/data/definition-list.tsx";
import { Timeline } from "@kreislauf/ui/data/timeline.tsx";
import { DeadlineLine } from "@kreislauf/ui/feedback/deadline-line.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { SkeletonCard } from "@kreislauf/ui/feedback/skeleton-card.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { ConfirmDialog } from "@kreislauf/ui/overlays/confirm-dialog.tsx";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft, BellRing, Check, Pencil, Stamp, Undo2, X } from "lucide-react";
import { useState } from "react";
import { ApiError } from "../base/api-error.ts";
import { call } from "../base/api.ts";
import { hrefTo } from "../base/paths.ts";
import { useSubmit } from "../base/use-submit.ts";
import { ApprovalFacts } from "./approval-facts.tsx";
import { approvalRequestQuery, refreshApprovals } from "./approvals.queries.ts";
import { approvalsScreenTexts } from "./approvals.texts.ts";
import { ChangeRequestDialog } from "./change-request-dialog.tsx";
import { DeclineRequestDialog } from "./decline-request-dialog.tsx";
import styles from "./approvals.module.css";
import { LoadFailure } from "../base/load-failure.tsx";

interface ApprovalDetailProps {
  id: number;
  onClose: () => void;
}

/** The open dialog and the request as it was when the dialog was opened. */
interface OpenDialog {
  readonly kind: "decline" | "change";
  readonly request: ApprovalRequest;
}

/** One request with the buttons for what the user can do with it; shown beside the list, on phones instead of it. */
export function ApprovalDetail({ id, onClose }: ApprovalDetailProps) {
  const texts = useTexts(approvalsScreenTexts);
  const queryClient = useQueryClient();
  const { data, isError, error, refetch, isFetching } = useQuery(approvalRequestQuery(id));
  // The dialog is kept here, because `RequestBody` is mounted anew for each version, and its typed text would be lost.
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const showDecision = useShowDecision();
  const dialogProps = dialog && {
    request: dialog.request,
    // After a refusal the dialog stays open; the page is refreshed when the dialog is closed.
    onClosed: () => {
      setDialog(null);
      void refreshApprovals(queryClient);
    },
    onDone: (decided: ApprovalRequest) => {
      setDialog(null);
      showDecision(decided);
    },
  };
  return (
    <aside className={styles.detail} aria-label={texts.order}>
      <Card
        title={data?.items[0]?.wasteType.description ?? texts.order}
        actions={<IconButton icon={ArrowLeft} label={texts.back} onClick={onClose} />}
      >
        {data !== undefined ? (
          <RequestBody
            key={data.version}
            request={data}
            onOpen={(kind) => setDialog({ kind, request: data })}
          />
        ) : isError ? (
          <LoadFailure title={texts.requestFailed} query={{ error, refetch, isFetching }} />
        ) : (
          <SkeletonCard />
        )}
      </Card>
      {dialog?.kind === "decline" && dialogProps && <DeclineRequestDialog {...dialogProps} />}
      {dialog?.kind === "change" && dialogProps && <ChangeRequestDialog {...dialogProps} />}
    </aside>
  );
}

/** Returns a function that says in a snackbar what was decided and refreshes the page. */
function useShowDecision() {
  const texts = useTexts(approvalsScreenTexts);
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  return ({ orders, state }: ApprovalRequest) => {
    const message =
      state === "approved"
        ? texts.approved(orders.map(({ orderNumber }) => orderNumber))
        : state === "declined"
          ? texts.declined
          : state === "withdrawn"
            ? texts.withdrawn
            : texts.firstApproved;
    showSnack({ message, variant: "success" });
    void refreshApprovals(queryClient);
  };
}

interface RequestBodyProps {
  request: ApprovalRequest;
  onOpen: (dialog: OpenDialog["kind"]) => void;
}

function RequestBody({ request, onOpen }: RequestBodyProps) {
  const texts = useTexts(approvalsScreenTexts);
  const words = useTexts(approvalsTexts);
  const { dateTime, day, deadline } = useFormats();
  const { state, actions } = request;
  const who = request.approvers.map(({ name }) => name).join(", ");
  return (
    <div className={styles.body}>
      {state === "waiting" ? (
        <DeadlineLine>{texts.until(deadline(request.approveBy))}</DeadlineLine>
      ) : (
        <Note variant={state === "approved" ? "success" : "info"} title={words.state[state]}>
          <p>{texts.outcome[state]}</p>
          {request.declineReason !== null && <p>{words.declineReason[request.declineReason]}</p>}
          {request.reason !== null && <p>{request.reason}</p>}
        </Note>
      )}
      <ApprovalFacts request={request} />
      {state === "waiting" && (
        <Note icon={Stamp} title={texts.rule(request.ruleName)}>
          <p>
            {[texts.ruleText(who), ...(request.levels > 1 ? [texts.level(request.level)] : [])].join(" ")}
          </p>
          <p>{texts.late}</p>
        </Note>
      )}
      {request.orders.length > 0 && (
        <DefinitionList
          entries={[
            {
              label: texts.orders,
              value: request.orders.map(({ id, orderNumber }) => (
                <a key={id} className={styles.orderLink} href={hrefTo("order", { orderId: id })}>
                  {orderNumber}
                </a>
              )),
            },
          ]}
        />
      )}
      {(actions.decide || actions.withdraw || actions.remind) && (
        <RequestActions request={request} onOpen={onOpen} />
      )}
      <section>
        <h3 className={styles.heading}>{texts.history}</h3>
        <Timeline
          entries={request.history.map((entry, index) => ({
            id: index,
            icon: entry.event === "approved" || entry.event === "approved_first" ? Check : Stamp,
            title: words.event[entry.event],
            at: entry.at,
            time: dateTime(entry.at),
            person: entry.by?.name,
            changes: [
              ...(entry.after?.amount === undefined
                ? []
                : [
                    {
                      label: texts.changing.amount,
                      old: String(entry.before?.amount),
                      value: String(entry.after.amount),
                    },
                  ]),
              ...(entry.after?.desiredDate === undefined
                ? []
                : [
                    {
                      label: texts.changing.date,
                      old: day(entry.before?.desiredDate ?? entry.after.desiredDate),
                      value: day(entry.after.desiredDate),
                    },
                  ]),
            ],
          }))}
        />
      </section>
    </div>
  );
}

function RequestActions({ request, onOpen }: RequestBodyProps) {
  const texts = useTexts(approvalsScreenTexts);
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const showDecision = useShowDecision();
  const [isWithdrawing, setWithdrawing] = useState(false);
  const { id, version } = request;
  const onFailure = ({ error }: { readonly error: unknown }) => {
    // Somebody else has decided or changed the request already: refresh, so that the page shows its new state.
    if (error instanceof ApiError && error.code.startsWith("approval_")) void refreshApprovals(queryClient);
  };
  const approving = useSubmit({
    send: () => call(approvalsApi.approveRequest, { params: { id }, body: { version } }),
    onDone: showDecision,
    onFailure,
  });
  const reminding = useSubmit({
    send: () => call(approvalsApi.remindApprovers, { params: { id }, body: { version } }),
    onDone: () => {
      showSnack({ message: texts.reminded, variant: "success" });
      void refreshApprovals(queryClient);
    },
    onFailure,
  });
  const withdrawing = useSubmit({
    send: () => call(approvalsApi.withdrawRequest, { params: { id }, body: { version } }),
    onDone: (withdrawn) => {
      setWithdrawing(false);
      showDecision(withdrawn);
    },
    onFailure,
  });
  return (
    <>
      {reminding.failure && <Note variant="warning" role="alert" title={reminding.failure.sentence} />}
      {approving.failure && <Note variant="warning" role="alert" title={approving.failure.sentence} />}
      <div className={styles.actions}>
        {request.actions.decide && (
          <>
            <Button
              variant="primary"
              icon={Check}
              busy={approving.busy}
              onClick={() => void approving.submit()}
            >
              {texts.approve}
            </Button>
            {request.actions.change && (
              <Button icon={Pencil} onClick={() => onOpen("change")}>
                {texts.change}
              </Button>
            )}
            <Button icon={X} onClick={() => onOpen("decline")}>
              {texts.decline}
            </Button>
          </>
        )}
        {request.actions.remind && (
          <Button icon={BellRing} busy={reminding.busy} onClick={() => void reminding.submit()}>
            {texts.remind}
          </Button>
        )}
        {request.actions.withdraw && (
          <Button icon={Undo2} onClick={() => setWithdrawing(true)}>
            {texts.withdraw}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isWithdrawing}
        title={texts.withdrawTitle}
        confirmText={texts.withdraw}
        busy={withdrawing.busy}
        error={withdrawing.failure?.sentence}
        onConfirm={() => void withdrawing.submit()}
        onClose={() => setWithdrawing(false)}
      >
        <p>{texts.withdrawText}</p>
      </ConfirmDialog>
    </>
  );
}
