import { type ContainerReport, labelsApi, type ReportClosing } from "@kreislauf/contract/labels";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import type { StatusVariant } from "@kreislauf/ui/drawings/status-glyph.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { SkeletonCard } from "@kreislauf/ui/feedback/skeleton-card.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import { StatusBadge } from "@kreislauf/ui/feedback/status-badge.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { PageHeader } from "@kreislauf/ui/layout/page-header.tsx";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { ApiError } from "../base/api-error.ts";
import { call } from "../base/api.ts";
import { usePathParam } from "../base/navigation.ts";
import { hrefTo } from "../base/paths.ts";
import { useRoomDialog } from "../base/use-room-dialog.tsx";
import { useSubmit } from "../base/use-submit.ts";
import { containerReportTexts } from "./container-report.texts.ts";
import { DeclineReportDialog } from "./decline-report-dialog.tsx";
import { containerReportQuery } from "./labels.queries.ts";
import { ReportFacts } from "./report-facts.tsx";
import styles from "./container-report.module.css";
import { LoadFailure } from "../base/load-failure.tsx";

const stateLooks: Readonly<Record<ContainerReport["state"], StatusVariant>> = {
  open: "open",
  ordered: "done",
  already_ordered: "done",
  declined: "cancelled",
};

/**
 * Whether the report is closed in the way that was requested. If the server refuses because the report is closed, an
 * earlier attempt may have closed it. Closing with an order needs no such check: the server accepts the same order
 * again.
 */
function isClosedAs({ state, closed }: ContainerReport, body: ReportClosing): boolean {
  if (body.state === "declined") return state === "declined" && closed?.reason === body.reason;
  return body.state === "already_ordered" && state === "already_ordered";
}

/** A report of a full container. The first user who acts on it closes it for all. */
export function ContainerReportScreen() {
  const texts = useTexts(containerReportTexts);
  const reportId = usePathParam("reportId");
  const { data, error, isFetching, refetch } = useQuery(containerReportQuery(reportId));
  if (data !== undefined) return <Report report={data} />;
  const isGone = error instanceof ApiError && (error.code === "not_found" || error.code === "validation");
  return (
    <>
      <PageHeader title={texts.screen} back={{ href: hrefTo("notifications"), text: texts.back }} />
      <Card flush>
        {error === null ? (
          <Delayed text={texts.loading}>
            <SkeletonCard />
          </Delayed>
        ) : isGone ? (
          <StateMessage illustration="search" title={texts.gone.title} text={texts.gone.text} />
        ) : (
          <LoadFailure title={texts.failed} query={{ error, refetch, isFetching }} />
        )}
      </Card>
    </>
  );
}

function Report({ report }: { report: ContainerReport }) {
  const texts = useTexts(containerReportTexts);
  const { date } = useFormats();
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const orderDialog = useRoomDialog("order");
  const [isDeclining, setDeclining] = useState(false);
  const {
    id,
    state,
    agreementId,
    serviceLocationId: siteId,
    amount,
    nextOrder,
    waitingOrder,
    hasEnded,
  } = report;
  const query = containerReportQuery(String(id));
  const findReport = () => queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => null);
  const closing = useSubmit({
    send: (body: ReportClosing) => call(labelsApi.closeContainerReport, { params: { reportId: id }, body }),
    isRepeated: true,
    recover: async (error, body, mayHaveArrived) => {
      if (!mayHaveArrived || !(error instanceof ApiError) || error.code !== "report_closed") return undefined;
      const fresh = await findReport();
      return fresh !== null && isClosedAs(fresh, body) ? { answer: fresh } : undefined;
    },
    onDone: (_, body) => {
      setDeclining(false);
      showSnack({ message: texts.done[body.state], variant: "success" });
    },
    onFailure: ({ sentence }) => showSnack({ message: sentence, variant: "error" }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["notifications"] }),
  });
  const order = () =>
    void orderDialog
      .open({
        siteId,
        agreementId,
        amount,
        onOrdered: (orderId) => void closing.submit({ state: "ordered", orderId }),
        onWaiting: () => void queryClient.invalidateQueries(query),
      })
      .catch(() => showSnack({ message: texts.dialogMissing, variant: "error" }));
  return (
    <>
      <PageHeader
        title={texts.title(amount, report.wasteType.description)}
        titleOnMobile
        back={{ href: hrefTo("notifications"), text: texts.back }}
        badge={<StatusBadge status={stateLooks[state]}>{texts.state[state]}</StatusBadge>}
      />
      <Card>
        <div className={styles.report}>
          <ReportFacts report={report} />
          {state === "open" && (
            <>
              {hasEnded ? (
                <Note variant="warning">{texts.ended}</Note>
              ) : (
                <>
                  {nextOrder && <Note variant="warning">{texts.duplicate(date(nextOrder.desiredDate))}</Note>}
                  {waitingOrder && (
                    <Note variant="warning">{texts.waitingDuplicate(date(waitingOrder.desiredDate))}</Note>
                  )}
                </>
              )}
              <div className={styles.actions}>
                <Button variant="danger" onClick={() => setDeclining(true)}>
                  {texts.decline}
                </Button>
                <Button
                  busy={closing.busy && closing.input?.state === "already_ordered"}
                  onClick={() => void closing.submit({ state: "already_ordered" })}
                >
                  {texts.already}
                </Button>
                <Button variant="primary" lockedBecause={hasEnded ? texts.ended : undefined} onClick={order}>
                  {texts.order}
                </Button>
              </div>
            </>
          )}
        </div>
      </Card>
      {orderDialog.element}
      <DeclineReportDialog
        open={isDeclining && state === "open"}
        busy={closing.busy}
        onSubmit={(reason) => void closing.submit({ state: "declined", reason })}
        onClose={() => setDeclining(false)}
      />
    </>
  );
}
