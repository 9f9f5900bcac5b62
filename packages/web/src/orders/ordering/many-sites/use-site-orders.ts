import {
  maxSiteOrders,
  orderingApi,
  type CreatedSiteOrders,
  type Order,
  type SiteOrderCheck,
  type SiteOrderRefusal,
  type WaitingOrder,
} from "@kreislauf/contract/orders";
import { today } from "@kreislauf/ui/base/today.ts";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { agreementsOfSitesQuery } from "../../../agreements/index.ts";
import { track } from "../../../base/analytics.ts";
import { call } from "../../../base/api.ts";
import { useListState } from "../../../base/use-list-state.ts";
import { isInScope, useChosenSites } from "../../../sites/index.ts";
import { useOrderSubmit } from "../../base/use-order-submit.ts";
import { expectedApprovalsQuery, siteOrderChecksQuery } from "../../ordering.queries.ts";
import {
  ordersToProbe,
  pendingRows,
  type RowChange,
  type SiteOrder,
  siteOrderRows,
  toSiteOrders,
} from "./site-order-rows.ts";
import { listSubjects } from "./site-order-subjects.ts";
import { siteOrdersState } from "./site-orders-state.ts";

/** The orders placed so far, by the id of the agreement. */
type Placed = ReadonlyMap<number, Order | WaitingOrder>;

type SentOrder = SiteOrder & { readonly customerOrderNumber: string };

/** A question that the person must confirm before the orders are sent. */
interface SiteOrdersQuestion {
  readonly orders: readonly SentOrder[];
  /** At how many sites the day already has an order; null if that could not be loaded. */
  readonly count: number | null;
}

const nothingPlaced: Placed = new Map();

const byAgreement = (rows: readonly SiteOrderCheck[] | undefined) =>
  new Map((rows ?? []).map((row) => [row.agreementId, row]));

/**
 * Holds what the person enters in the three steps of ordering at several sites, and has the server check and place the
 * orders. The input is kept while the person goes back and forth.
 */
export function useSiteOrders() {
  const queryClient = useQueryClient();
  const chosen = useChosenSites();
  const [{ step, subject: subjectKey }, changeAddress] = useListState(siteOrdersState);
  const [changes, setChanges] = useState<ReadonlyMap<number, RowChange>>(new Map());
  const [orderNumber, setOrderNumber] = useState("");
  const [placedBySubject, setPlacedBySubject] = useState<ReadonlyMap<string, Placed>>(new Map());
  const [refused, setRefused] = useState<ReadonlyMap<number, SiteOrderRefusal>>(new Map());

  /** How many submissions the server has answered. */
  const [answers, setAnswers] = useState(0);
  /**
   * Whether the last step may be shown. After a reload it may not, whatever the URL says, because the amounts are lost.
   */
  const [isCheckOpen, setCheckOpen] = useState(false);

  const { choice } = chosen;
  const sites = choice === null ? [] : chosen.sites.filter((site) => isInScope(choice, site));
  const isTooMany = sites.length > maxSiteOrders;
  const agreements = useQuery({
    ...agreementsOfSitesQuery(sites.map(({ id }) => id)),
    enabled: step !== "sites" && sites.length > 0 && !isTooMany,
  });
  const found = agreements.data ?? [];
  const subjects = useMemo(() => listSubjects(agreements.data ?? []), [agreements.data]);
  const subject = subjects.find(({ key }) => key === subjectKey) ?? null;
  const placed = placedBySubject.get(subjectKey) ?? nothingPlaced;

  const probes = subject === null ? [] : ordersToProbe({ agreements: found, subject }, today());
  const possible = useQuery({ ...siteOrderChecksQuery(probes), enabled: probes.length > 0 });
  const rows =
    subject === null
      ? []
      : siteOrderRows({
          sites,
          agreements: found,
          subject,
          possible: byAgreement(possible.data?.rows),
          changes,
          placed,
          refused,
        });
  const pending = pendingRows(rows);
  const orders = subject === null ? [] : toSiteOrders(pending, subject);
  const checks = useQuery({
    ...siteOrderChecksQuery(orders),
    enabled: possible.isSuccess && orders.length > 0,
    placeholderData: keepPreviousData,
  });

  const approvals = useQuery({
    ...expectedApprovalsQuery(
      orders.map(({ agreementId, containerActionId, amount, desiredDate }) => ({
        agreementId,
        containerActionId,
        amount,
        desiredDate,
      })),
      false,
    ),
    enabled: step === "check" && orders.length > 0,
    placeholderData: keepPreviousData,
  });
  const approvalOf = new Map(
    orders.map(({ agreementId }, index) => [agreementId, approvals.data?.approvals[index] ?? null]),
  );

  /** Changes rows and drops their earlier refusals, which do not apply to the new values. */
  const changeRows = (siteIds: ReadonlySet<number>, change: RowChange) => {
    setChanges(
      (before) =>
        new Map([...before, ...[...siteIds].map((id) => [id, { ...before.get(id), ...change }] as const)]),
    );
    const changed = new Set(
      rows.filter(({ site }) => siteIds.has(site.id)).map(({ agreement }) => agreement?.agreementId),
    );
    setRefused((before) => new Map([...before].filter(([id]) => !changed.has(id))));
  };

  const [question, setQuestion] = useState<SiteOrdersQuestion | null>(null);

  async function countExisting(): Promise<number | null> {
    const query = { ...siteOrderChecksQuery(orders), staleTime: 0, retry: false };
    const fresh = await queryClient.fetchQuery(query).catch(() => null);
    return fresh && fresh.rows.filter((row) => row.refused === null && row.existing !== null).length;
  }

  const submission = useOrderSubmit<readonly SentOrder[], CreatedSiteOrders>({
    isReady: async (body, mayHaveArrived) => {
      const count = mayHaveArrived ? 0 : await countExisting();
      if (count !== 0) setQuestion({ orders: body, count });
      return count === 0;
    },
    // After an answer, the next submission needs a new key, because it is another submission even for the same sites.
    send: (body, idempotencyKey) =>
      call(
        orderingApi.createSiteOrders,
        { body: { orders: [...body] } },
        { idempotencyKey: `${idempotencyKey}-${answers}` },
      ),
    onDone: ({ rows: outcomes }) => {
      const given = outcomes.flatMap(({ agreementId, order, approvalRequest }) => {
        const outcome = order ?? (approvalRequest && { approvalRequest });
        return outcome === null ? [] : [[agreementId, outcome] as const];
      });
      const failed = outcomes.flatMap(({ agreementId, refused: why }) =>
        why === null ? [] : [[agreementId, why] as const],
      );
      if (given.length > 0) track("order-creation");
      setPlacedBySubject((before) =>
        new Map(before).set(subjectKey, new Map([...(before.get(subjectKey) ?? []), ...given])),
      );
      setRefused(new Map(failed));
      setAnswers((before) => before + 1);
    },
  });

  /**
   * Sets an amount and a day in all rows that accept them. Returns how many of the rows do; null if the server could
   * not be asked.
   */
  async function applyToAll(change: Required<Pick<RowChange, "amount" | "desiredDate">>) {
    if (subject === null || change.amount === null) return null;
    const asked = toSiteOrders(
      pending.map((row) => ({ ...row, ...change })),
      subject,
    );
    const answer = await queryClient.fetchQuery(siteOrderChecksQuery(asked)).catch(() => null);
    if (answer === null) return null;
    const accepting = new Set(
      asked.filter((_, index) => answer.rows[index]?.refused === null).map((each) => each.serviceLocationId),
    );
    changeRows(accepting, change);
    return { applied: accepting.size, of: asked.length };
  }

  const checkOf = byAgreement(checks.data?.rows);
  return {
    chosen,
    sites,
    isTooMany,
    agreements,
    possible,
    subjects,
    subject,
    rows,
    pending,
    orders,
    /** The server's check of a row's current values; undefined until it is loaded. */
    checkOf: (agreementId: number | undefined) =>
      agreementId === undefined ? undefined : checkOf.get(agreementId),
    /** Who would have to approve the order of a row; null if nobody has to or it is not known yet. */
    approvalOf: (agreementId: number | undefined) =>
      agreementId === undefined ? null : (approvalOf.get(agreementId) ?? null),
    editCutoff: checks.data?.editCutoff ?? null,
    isChecking: checks.isPlaceholderData || checks.isLoading,
    step:
      step !== "sites" && (sites.length === 0 || isTooMany)
        ? "sites"
        : step === "check" && !(isCheckOpen && subject !== null)
          ? "amounts"
          : step,
    goTo: (next: typeof step) => {
      setCheckOpen(next === "check" || isCheckOpen);
      changeAddress({ step: next });
    },
    chooseSubject: (key: string) => {
      changeAddress({ subject: key }, "replace");
      setChanges(new Map());
      setRefused(new Map());
    },
    changeRow: (siteId: number, change: RowChange) => changeRows(new Set([siteId]), change),
    applyToAll,
    orderNumber,
    setOrderNumber,
    submission: {
      ...submission,
      question,
      submit: () =>
        void submission.submit(orders.map((order) => ({ ...order, customerOrderNumber: orderNumber }))),
      confirm: () => {
        if (question === null) return;
        setQuestion(null);
        void submission.confirm(question.orders);
      },
      dismiss: () => setQuestion(null),
    },
    isDirty: (changes.size > 0 || orderNumber !== "") && (pending.length > 0 || placed.size === 0),
  } as const;
}

export type SiteOrdersModel = ReturnType<typeof useSiteOrders>;
