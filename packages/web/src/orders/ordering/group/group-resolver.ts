import type { Agreement } from "@kreislauf/contract/agreements";
import { fieldErrorMessage, type Language } from "@kreislauf/contract/base";
import {
  groupedOrders,
  sharedTextFields,
  type GroupedOrders,
  type OrderingFacts,
} from "@kreislauf/contract/orders";
import type { OrderReferences } from "@kreislauf/contract/purchasing";
import type { FieldErrors, Resolver } from "react-hook-form";
import {
  chosenMembers,
  toGroupedOrdersBody,
  findGroupIssues,
  memberKey,
  type GroupDraft,
} from "./group-draft.ts";
import { referenceIssues } from "../../../purchasing/index.ts";
import { orderingRefusalMessage } from "../form/ordering-refusal-message.ts";

interface GroupResolverInput {
  readonly siteId: number;
  readonly agreements: readonly Agreement[];
  /** The facts by the id of the agreement; null until those of all chosen agreements are loaded. */
  readonly facts: ReadonlyMap<number, OrderingFacts> | null;
  readonly language: Language;
  /** The error of the date while the facts are not loaded. */
  readonly datesUnknownText: string;
  readonly references: OrderReferences | undefined;
}

interface GroupFieldError {
  readonly type: string;
  readonly message: string;
}

/** The fields that all orders share; their errors are shown once, at the field, not in the rows of the containers. */
const shared = new Set<string>(["desiredDate", "timeWindow", ...sharedTextFields]);

/**
 * Validates the group by the contract's schema, and each order by the rules; errors of an order are shown in its row.
 */
export function groupResolver(input: GroupResolverInput): Resolver<GroupDraft, unknown, GroupedOrders> {
  const { siteId, agreements, facts, language } = input;
  return (draft) => {
    const body = toGroupedOrdersBody(siteId, agreements, draft);
    const checked = groupedOrders.safeParse(body, { error: (issue) => fieldErrorMessage(issue, language) });
    const common: Record<string, GroupFieldError> = {};
    const members: Record<string, Record<string, GroupFieldError>> = {};
    const addError = (agreementId: number | undefined, field: string, message: string) => {
      const error = { type: "rule", message };
      if (agreementId === undefined || shared.has(field)) common[field] ??= error;
      else (members[memberKey(agreementId)] ??= {})[field] ??= error;
    };
    const chosen = chosenMembers(agreements, draft);
    for (const { path, message } of checked.success ? [] : checked.error.issues) {
      const [, index, field] = path;
      addError(chosen[Number(index)]?.agreement.agreementId, String(field ?? "root"), message);
    }
    for (const { field, message } of referenceIssues(input.references, draft, language)) {
      addError(undefined, field, message);
    }
    if (facts === null) addError(undefined, "desiredDate", input.datesUnknownText);
    for (const { agreementId, field, code } of facts === null
      ? []
      : findGroupIssues(agreements, draft, facts)) {
      // A day that suits only some of the containers is an error in the rows of the others.
      const message = orderingRefusalMessage(code, language);
      (members[memberKey(agreementId)] ??= {})[field] ??= { type: "rule", message };
    }
    const errors = { ...common, ...(Object.keys(members).length > 0 && { members }) };
    return checked.success && Object.keys(errors).length === 0
      ? { values: checked.data, errors: {} }
      : { values: {}, errors: errors as FieldErrors<GroupDraft> };
  };
}
