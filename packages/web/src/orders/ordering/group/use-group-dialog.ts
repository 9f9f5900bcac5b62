import type { Agreement } from "@kreislauf/contract/agreements";
import type { ContainerActionId } from "@kreislauf/contract/catalog";
import {
  orderingApi,
  recordOf,
  sharedTextFields,
  type CreatedOrderGroup,
  type GroupedOrders,
  type OrderingFacts,
  type WaitingOrder,
} from "@kreislauf/contract/orders";
import type { ReferenceField } from "@kreislauf/contract/purchasing";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { useForm, useWatch, type FieldPath } from "react-hook-form";
import type { ApiError } from "../../../base/api-error.ts";
import { call } from "../../../base/api.ts";
import { today } from "@kreislauf/ui/base/today.ts";
import { useFormDraft } from "../../../base/use-form-draft.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { orderReferencesQuery } from "../../../purchasing/index.ts";
import { startingReferences } from "../form/starting-references.ts";
import { chosenMembers, memberKey, newMemberDraft, type GroupDraft } from "./group-draft.ts";
import { groupResolver } from "./group-resolver.ts";
import { orderingFormTexts } from "../form/ordering-form.texts.ts";
import { existingOrdersQuery } from "../../ordering.queries.ts";
import { useOrderSubmit } from "../../base/use-order-submit.ts";
import { useGroupProofs } from "./use-group-proofs.ts";
import { useGroupFacts, type ChosenAction } from "./use-group-facts.ts";

/** A question that the person must confirm before the orders are sent. */
interface GroupQuestion {
  readonly body: GroupedOrders;
  /** How many orders the day already has, summed over the agreements; null if any number could not be loaded. */
  readonly count: number | null;
}

/** The fields that all orders share; a server error about one of them is shown once. */
const sharedFields: ReadonlySet<string> = new Set(["timeWindow", ...sharedTextFields]);
/** The fields of a single order; a server error about one of them is shown in the row of its container. */
const memberFields: ReadonlySet<string> = new Set([
  "agreementId",
  "containerActionId",
  "amount",
  "desiredDate",
  "details",
]);

/**
 * Holds the form for orders on several agreements, loads what the rules need, and sends the orders. `agreements` are
 * those that the dialog was opened with, in their latest version.
 */
export function useGroupDialog(
  siteId: number,
  agreements: readonly Agreement[],
  onSubmitted: (group: CreatedOrderGroup | WaitingOrder) => void,
) {
  const language = useLanguage();
  const queryClient = useQueryClient();
  const { datesFailedText: datesUnknownText } = useTexts(orderingFormTexts);
  const [facts, setFacts] = useState<ReadonlyMap<number, OrderingFacts> | null>(null);
  const [firstVisibleDay, setFirstVisibleDay] = useState(() => `${today().slice(0, 8)}01`);
  const references = useQuery(orderReferencesQuery(siteId)).data;
  const form = useForm<GroupDraft, unknown, GroupedOrders>({
    mode: "onTouched",
    defaultValues: {
      desiredDate: null,
      timeWindow: "all_day",
      ...recordOf(sharedTextFields, () => ""),
      members: Object.fromEntries(
        agreements.map((agreement) => [memberKey(agreement.agreementId), newMemberDraft(agreement)]),
      ),
    },
    resolver: groupResolver({ siteId, agreements, facts, language, datesUnknownText, references }),
  });
  const draft = useFormDraft("group", { siteId }, form);
  useEffect(() => {
    const { dirtyFields } = form.formState;
    for (const [field, value] of Object.entries(startingReferences(references))) {
      const name = field as keyof typeof dirtyFields & ReferenceField;
      if (dirtyFields[name] !== true && form.getValues(name) === "") form.setValue(name, value);
    }
  }, [form, references]);
  const values = useWatch({ control: form.control }) as GroupDraft;
  const chosen = chosenMembers(agreements, values);
  // The facts depend only on the chosen actions, so they are not requested again while an amount is typed.
  const actionsKey = JSON.stringify(
    chosen.map(({ agreement, member }) => [agreement.agreementId, member.containerActionId]),
  );
  const actions = useMemo(() => chosenActions(agreements, actionsKey), [agreements, actionsKey]);
  const { desiredDate } = values;
  const proofHintOf = useGroupProofs({ siteId, chosen, desiredDate });
  const factsState = useGroupFacts({ siteId, chosen: actions, desiredDate, firstVisibleDay });
  // The facts depend on the form's values and the form validates with the facts, so they are passed through a state.
  if (factsState.facts !== facts) setFacts(factsState.facts);

  /**
   * Shows an error of `orders.2.amount` in the row of the third chosen container, and one of `orders.2.noteToDisposer`
   * at the field that all orders share.
   */
  function setGroupErrors({ details, message }: ApiError): boolean {
    const found = details.flatMap(({ field, message: ownMessage }) => {
      const [, index, name = ""] = /^orders\.(\d+)\.(\w+)$/.exec(field) ?? [];
      const member = chosen[Number(index)];
      const path = sharedFields.has(name)
        ? name
        : member && memberFields.has(name) && `members.${memberKey(member.agreement.agreementId)}.${name}`;
      return path ? [{ path: path as FieldPath<GroupDraft>, message: ownMessage || message }] : [];
    });
    for (const { path, message: sentence } of found) {
      form.setError(path, { type: "server", message: sentence });
    }
    return found.length > 0;
  }

  const { busy, failure, submit, confirm } = useOrderSubmit<GroupedOrders, CreatedOrderGroup | WaitingOrder>({
    send: (body, idempotencyKey) => call(orderingApi.createGroupedOrders, { body }, { idempotencyKey }),
    onDone: onSubmitted,
    setErrors: setGroupErrors,
    isReady: async (body, mayHaveArrived) => {
      const count = mayHaveArrived ? 0 : await countExisting(body);
      if (count !== 0) setQuestion({ body, count });
      return count === 0;
    },
  });
  const [question, setQuestion] = useState<GroupQuestion | null>(null);

  async function countExisting({ orders }: GroupedOrders): Promise<number | null> {
    const counts = await Promise.all(
      orders.map(({ agreementId, desiredDate: date }) => {
        const query = { ...existingOrdersQuery(agreementId, date), staleTime: 0, retry: false };
        return queryClient.fetchQuery(query).then(
          ({ count }) => count,
          () => null,
        );
      }),
    );
    return counts.reduce((sum, count) => (sum === null || count === null ? null : sum + count), 0);
  }

  return {
    form,
    references,
    draft,
    chosen,
    proofHintOf,
    desiredDate,
    timeWindow: values.timeWindow,
    factsState,
    showMonth: setFirstVisibleDay,
    question,
    submission: {
      busy,
      failure,
      submit,
      confirm: () => {
        if (question === null) return;
        setQuestion(null);
        void confirm(question.body);
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
