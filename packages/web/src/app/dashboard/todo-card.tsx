import { permission } from "@kreislauf/contract/base";
import { type Order, orderStatus } from "@kreislauf/contract/orders";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeftRight, FileText, Flag, MessageSquareText, QrCode, Stamp, Truck } from "lucide-react";
import { useRef } from "react";
import { errorSentence } from "../../base/api-error.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { today } from "@kreislauf/ui/base/today.ts";
import { ApprovalRow, waitingApprovalsQuery } from "../../approvals/index.ts";
import { hrefTo } from "../../base/paths.ts";
import { useUser } from "../../base/session.ts";
import { containerReportsQuery } from "../../labels/index.ts";
import {
  orderListHref,
  ProposalRow,
  proposalsQuery,
  useOrderActions,
  useProposalAnswers,
} from "../../orders/index.ts";
import { QuestionRow, questionsToAnswerQuery } from "../../questions/index.ts";
import { QuoteRow, quotesToDecideQuery } from "../../quotes/index.ts";
import { activeSitesQuery } from "../../sites/index.ts";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { CountPill } from "@kreislauf/ui/feedback/count-pill.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { ErrorState } from "@kreislauf/ui/feedback/error-state.tsx";
import { SkeletonCard } from "@kreislauf/ui/feedback/skeleton-card.tsx";
import { AnsweredClaim } from "./answered-claim.tsx";
import { answeredClaimsQuery, awaitingFeedbackQuery } from "./dashboard.queries.ts";
import { dashboardTexts } from "./dashboard.texts.ts";
import { NothingToDo } from "./nothing-to-do.tsx";
import { OrderAwaitingFeedback } from "./order-awaiting-feedback.tsx";
import { ReportedContainer } from "./reported-container.tsx";
import { TodoGroup } from "./todo-group.tsx";
import { todoTexts } from "./todo.texts.ts";
import { useExitingOrders } from "./use-exiting-orders.ts";
import { useFocusOnNextRow } from "./use-focus-on-next-row.ts";

/** At most this many reports of containers are shown; the bell has the others. */
const shownReports = 3;
const noOrders: readonly Order[] = [];

/**
 * What waits for the user, the most urgent first: for example proposed dates, full containers, feedback and approvals.
 */
export function TodoCard() {
  const texts = useTexts(todoTexts);
  const { loading } = useTexts(dashboardTexts);
  const { permissions } = useUser();
  const isApprover = permissions.includes(permission.approver);
  const mayAnswer = permissions.includes(permission.orderManager);
  const proposals = useQuery(proposalsQuery);
  const feedback = useQuery(awaitingFeedbackQuery);
  const claims = useQuery(answeredClaimsQuery);
  const reports = useQuery({ ...containerReportsQuery, enabled: mayAnswer });
  const questions = useQuery(questionsToAnswerQuery);
  const mayDecide = permissions.includes(permission.agreementManager);
  const quotes = useQuery({ ...quotesToDecideQuery, enabled: mayDecide });
  const approvals = useQuery({ ...waitingApprovalsQuery, enabled: isApprover });
  const { data: sites } = useQuery(activeSitesQuery);
  const siteOf = (order: Order) => sites?.find(({ id }) => id === order.serviceLocationId);

  const board = useRef<HTMLDivElement>(null);
  const { rows, startExit } = useExitingOrders(feedback.data?.orders ?? noOrders);
  const focusOnNextRow = useFocusOnNextRow(board);
  const answers = useProposalAnswers(() => focusOnNextRow("proposals"));
  const actions = useOrderActions((action, done) => {
    if (action === "resolved") startExit(done);
    focusOnNextRow("feedback");
  });

  const parts = [
    proposals,
    ...(mayDecide ? [quotes] : []),
    questions,
    feedback,
    claims,
    ...(mayAnswer ? [reports] : []),
    ...(isApprover ? [approvals] : []),
  ];
  const failed = parts.filter(({ data, error }) => error !== null && data === undefined);
  const isPending = parts.some(({ data }) => data === undefined) && failed.length === 0;
  const proposalCount = proposals.data?.total ?? 0;
  const quoteCount = quotes.data?.total ?? 0;
  const questionCount = questions.data?.total ?? 0;
  const feedbackCount = feedback.data?.total ?? 0;
  const reportCount = reports.data?.total ?? 0;
  const claimCount = claims.data?.total ?? 0;
  const approvalCount = approvals.data?.total ?? 0;
  const total =
    proposalCount + quoteCount + questionCount + feedbackCount + claimCount + reportCount + approvalCount;
  const yesterday = Temporal.PlainDate.from(today()).subtract({ days: 1 }).toString();
  return (
    <Card title={texts.title} actions={total > 0 ? <CountPill count={total} /> : undefined} flush>
      {isPending ? (
        <Delayed text={loading}>
          <SkeletonCard />
        </Delayed>
      ) : (
        <div ref={board} tabIndex={-1}>
          {proposalCount > 0 && (
            <TodoGroup
              name="proposals"
              icon={ArrowLeftRight}
              count={proposalCount}
              shown={proposals.data?.orders.length ?? 0}
              urgent
              href={orderListHref({ phases: ["proposal"] })}
            >
              {proposals.data?.orders.map((order) => (
                <ProposalRow
                  key={order.id}
                  order={order}
                  startAnswer={mayAnswer ? answers.startAnswer : undefined}
                />
              ))}
            </TodoGroup>
          )}
          {quoteCount > 0 && (
            <TodoGroup
              name="quotes"
              icon={FileText}
              count={quoteCount}
              shown={quotes.data?.quotes.length ?? 0}
              urgent
            >
              {quotes.data?.quotes.map((quote) => (
                <QuoteRow key={quote.quoteId} quote={quote} />
              ))}
            </TodoGroup>
          )}
          {questionCount > 0 && (
            <TodoGroup
              name="questions"
              icon={MessageSquareText}
              count={questionCount}
              shown={questions.data?.questions.length ?? 0}
            >
              {questions.data?.questions.map((question) => (
                <QuestionRow key={question.orderId} question={question} />
              ))}
            </TodoGroup>
          )}
          {reportCount > 0 && (
            <TodoGroup
              name="reports"
              icon={QrCode}
              count={reportCount}
              shown={Math.min(reportCount, shownReports)}
              href={hrefTo("notifications")}
            >
              {reports.data?.reports.slice(0, shownReports).map((report) => (
                <ReportedContainer key={report.id} report={report} />
              ))}
            </TodoGroup>
          )}
          {(feedbackCount > 0 || rows.length > 0) && (
            <TodoGroup
              name="feedback"
              icon={Truck}
              count={feedbackCount}
              shown={feedback.data?.orders.length ?? 0}
              href={orderListHref({
                status: orderStatus.open,
                dateTo: yesterday,
                sort: { by: "desiredDate", order: "asc" },
              })}
            >
              {rows.map(({ order, isExiting }) => (
                <OrderAwaitingFeedback
                  key={order.id}
                  order={order}
                  site={siteOf(order)}
                  isExiting={isExiting}
                  start={mayAnswer ? actions.start : undefined}
                />
              ))}
            </TodoGroup>
          )}
          {claimCount > 0 && (
            <TodoGroup
              name="claims"
              icon={Flag}
              count={claimCount}
              shown={claims.data?.orders.length ?? 0}
              href={orderListHref({ phases: ["answered"] })}
            >
              {claims.data?.orders.map((order) => (
                <AnsweredClaim key={order.id} order={order} site={siteOf(order)} />
              ))}
            </TodoGroup>
          )}
          {approvalCount > 0 && (
            <TodoGroup
              name="approvals"
              icon={Stamp}
              count={approvalCount}
              shown={approvals.data?.requests.length ?? 0}
              href={hrefTo("approvals")}
            >
              {approvals.data?.requests.map((request) => (
                <ApprovalRow key={request.id} request={request} />
              ))}
            </TodoGroup>
          )}
          {failed.length > 0 ? (
            <ErrorState
              title={texts.failed}
              text={errorSentence(failed[0]?.error)}
              onRetry={() => failed.forEach(({ refetch }) => void refetch())}
              retrying={failed.some(({ isFetching }) => isFetching)}
            />
          ) : (
            total === 0 && rows.length === 0 && <NothingToDo />
          )}
        </div>
      )}
      {answers.element}
      {actions.element}
    </Card>
  );
}
