import type { Agreement } from "@kreislauf/contract/agreements";
import type { ContainerActionId } from "@kreislauf/contract/catalog";
import type { GivenGroup, GroupedOrders, OrderingFacts } from "@kreislauf/contract/orders";
import { orderingApi } from "@kreislauf/contract/orders";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { FieldPath } from "react-hook-form";
import { useForm, useWatch } from "react-hook-form";
import type { ApiError } from "../base/api-error.ts";
import { call } from "../base/api.ts";
import { today } from "../base/clock.ts";
import { useDraft } from "../base/draft.ts";
import { useLanguage, useTexts } from "../base/language.tsx";
import type { GroupDraft } from "./group-draft.ts";
import { chosenOf, memberKey, newMember } from "./group-draft.ts";
import { groupResolver } from "./group-resolver.ts";
import { orderDialogTexts } from "./order-dialog.texts.ts";
import { existingOrdersQuery } from "./orders.queries.ts";
import { useGiving } from "./use-giving.ts";
import type { ChosenAction } from "./use-group-facts.ts";
import { useGroupFacts } from "./use-group-facts.ts";

/** Orders that are there for the day already; null where that could not be learned of all. */
interface GroupQuestion {
  readonly body: GroupedOrders;
  readonly count: number | null;
}

/** Everything that the dialog for several containers knows and does. `agreements` are those it opened with, as they are now. */
export function useGroupDialog(
  locationId: number,
  agreements: readonly Agreement[],
  onGiven: (group: GivenGroup) => void,
) {
  const language = useLanguage();
  const queryClient = useQueryClient();
  const { datesFailedText: unknown } = useTexts(orderDialogTexts);
  const [facts, setFacts] = useState<ReadonlyMap<number, OrderingFacts> | null>(null);
  const [firstShown, setFirstShown] = useState(() => `${today().slice(0, 8)}01`);
  const form = useForm<GroupDraft, unknown, GroupedOrders>({
    mode: "onTouched",
    defaultValues: {
      desiredDate: null,
      timeWindow: "all_day",
      customerOrderNumber: "",
      noteToDisposer: "",
      members: Object.fromEntries(
        agreements.map((agreement) => [memberKey(agreement.agreementId), newMember(agreement)]),
      ),
    },
    resolver: groupResolver({ locationId, agreements, facts, language, unknown }),
  });
  const draft = useDraft("group", { locationId }, form);
  const held = useWatch({ control: form.control }) as GroupDraft;
  const chosen = chosenOf(agreements, held);
  // What is asked of the server changes with the actions only, not with every amount that is typed.
  const actionsKey = JSON.stringify(
    chosen.map(({ agreement, member }) => [agreement.agreementId, member.containerActionId]),
  );
  const actions = useMemo(() => chosenActions(agreements, actionsKey), [agreements, actionsKey]);
  const { desiredDate } = held;
  const known = useGroupFacts({ locationId, chosen: actions, desiredDate, firstShown });
  // The form is judged by facts that depend on what it holds.
  if (known.facts !== facts) setFacts(known.facts);

  /** `orders.2.amount` stands at the member it is about. */
  function complain({ details, message }: ApiError): boolean {
    const found = details.flatMap(({ field, message: own }) => {
      const [, index, name] = /^orders\.(\d+)\.(\w+)$/.exec(field) ?? [];
      const member = chosen[Number(index)];
      if (member === undefined || name === undefined) return [];
      const path = `members.${memberKey(member.agreement.agreementId)}.${name}` as FieldPath<GroupDraft>;
      return [{ path, message: own || message }];
    });
    for (const { path, message: sentence } of found) {
      form.setError(path, { type: "server", message: sentence });
    }
    return found.length > 0;
  }

  const giving = useGiving<GroupedOrders, GivenGroup>({
    send: (body, idempotencyKey) => call(orderingApi.createGroupedOrders, { body }, { idempotencyKey }),
    onGiven,
    complain,
  });
  const [question, setQuestion] = useState<GroupQuestion | null>(null);

  async function countExisting({ orders }: GroupedOrders): Promise<number | null> {
    const counts = await Promise.all(
      orders.map(({ agreementId, desiredDate: date }) => {
        const query = { ...existingOrdersQuery(agreementId, date), staleTime: 0, retry: false };
        return queryClient.fetchQuery(query).catch(() => null);
      }),
    );
    return counts.reduce((sum, count) => (sum === null || count === null ? null : sum + count), 0);
  }

  return {
    form,
    draft,
    chosen,
    desiredDate,
    timeWindow: held.timeWindow,
    known,
    showMonth: setFirstShown,
    question,
    submission: {
      busy: giving.busy,
      failure: giving.failure,
      submit: (body: GroupedOrders) =>
        giving.attempt(async () => {
          const count = giving.mayHaveArrived(body) ? 0 : await countExisting(body);
          if (count === 0) await giving.give(body);
          else setQuestion({ body, count });
        }),
      confirm: () => {
        if (question === null) return;
        setQuestion(null);
        void giving.attempt(() => giving.give(question.body));
      },
      dismiss: () => setQuestion(null),
    },
  } as const;
}

export type GroupDialogModel = ReturnType<typeof useGroupDialog>;

function chosenActions(agreements: readonly Agreement[], key: string): ChosenAction[] {
  const pairs = JSON.parse(key) as readonly (readonly [number, ContainerActionId])[];
  return pairs.flatMap(([id, containerActionId]) => {
    const agreement = agreements.find(({ agreementId }) => agreementId === id);
    return agreement ? [{ agreement, containerActionId }] : [];
  });
}
