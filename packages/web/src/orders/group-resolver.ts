import type { Agreement } from "@kreislauf/contract/agreements";
import type { Language } from "@kreislauf/contract/base";
import { fieldMessage } from "@kreislauf/contract/base";
import type { GroupedOrders, OrderingFacts } from "@kreislauf/contract/orders";
import { groupedOrders } from "@kreislauf/contract/orders";
import type { FieldErrors, Resolver } from "react-hook-form";
import type { GroupDraft } from "./group-draft.ts";
import { chosenOf, groupBody, groupIssues, memberKey } from "./group-draft.ts";
import { orderingRefusal } from "./ordering-refusal.ts";

interface GroupKnowledge {
  readonly locationId: number;
  readonly agreements: readonly Agreement[];
  /** Null while something is not known. */
  readonly facts: ReadonlyMap<number, OrderingFacts> | null;
  readonly language: Language;
  /** Said where no date can be judged. */
  readonly unknown: string;
}

interface Complaint {
  readonly type: string;
  readonly message: string;
}

/** The fields that all members share; a complaint about one stands there, not at the members. */
const shared = new Set(["desiredDate", "timeWindow", "customerOrderNumber", "noteToDisposer"]);

/** Checks the group by the contract's schema and each member by the rules; complaints stand at the member. */
export function groupResolver(known: GroupKnowledge): Resolver<GroupDraft, unknown, GroupedOrders> {
  const { locationId, agreements, facts, language } = known;
  return (draft) => {
    const body = groupBody(locationId, agreements, draft);
    const checked = groupedOrders.safeParse(body, { error: (issue) => fieldMessage(issue, language) });
    const common: Record<string, Complaint> = {};
    const members: Record<string, Record<string, Complaint>> = {};
    const blame = (agreementId: number | undefined, field: string, message: string) => {
      const complaint = { type: "rule", message };
      if (agreementId === undefined || shared.has(field)) common[field] ??= complaint;
      else (members[memberKey(agreementId)] ??= {})[field] ??= complaint;
    };
    const chosen = chosenOf(agreements, draft);
    for (const { path, message } of checked.success ? [] : checked.error.issues) {
      const [, index, field] = path;
      blame(chosen[Number(index)]?.agreement.agreementId, String(field ?? "root"), message);
    }
    if (facts === null) blame(undefined, "desiredDate", known.unknown);
    for (const { agreementId, field, code } of facts === null ? [] : groupIssues(agreements, draft, facts)) {
      // A day that suits only some is each one's own matter.
      const message = orderingRefusal(code, language);
      (members[memberKey(agreementId)] ??= {})[field] ??= { type: "rule", message };
    }
    const errors = { ...common, ...(Object.keys(members).length > 0 && { members }) };
    return checked.success && Object.keys(errors).length === 0
      ? { values: checked.data, errors: {} }
      : { values: {}, errors: errors as FieldErrors<GroupDraft> };
  };
}
