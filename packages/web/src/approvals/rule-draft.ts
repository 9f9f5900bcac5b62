import {
  type ApprovalRuleInput,
  type ApprovalRuleView,
  type Approver,
  maxRulePriceCents,
} from "@kreislauf/contract/approvals";
import { parseEuros, toEuros } from "../purchasing/index.ts";

/** A rule while it is edited: numbers as typed text, approvers as keys such as `person-7` or `group-4`. */
export interface RuleDraft {
  name: string;
  siteIds: readonly number[];
  orderKinds: readonly ("service" | "placement" | "withdrawal")[];
  amountFrom: string;
  priceAbove: string;
  hazardousOnly: boolean;
  approver: string | null;
  hasSecond: boolean;
  secondApprover: string | null;
  secondFrom: string;
  secondAbove: string;
  ownAllowed: boolean;
}

export type RuleProblem =
  | "name"
  | "amountFrom"
  | "priceAbove"
  | "approver"
  | "secondApprover"
  | "secondFrom"
  | "secondAbove";

export const approverKey = ({ kind, id }: Approver): string => `${kind}-${id}`;

function parseApprover(key: string | null): Approver | null {
  const [kind, id] = (key ?? "").split("-");
  return kind === "person" || kind === "group" ? { kind, id: Number(id) } : null;
}

const toText = (value: number | null) => (value === null ? "" : String(value));

export const toRuleDraft = (rule: ApprovalRuleView | null): RuleDraft => ({
  name: rule?.name ?? "",
  siteIds: rule?.siteIds ?? [],
  orderKinds: rule?.orderKinds ?? [],
  amountFrom: toText(rule?.amountFrom ?? null),
  priceAbove: toEuros(rule?.priceAboveCents ?? null),
  hazardousOnly: rule?.hazardousOnly ?? false,
  approver: rule === null ? null : approverKey(rule.approver),
  hasSecond: rule !== null && rule.second !== null,
  secondApprover: rule?.second ? approverKey(rule.second.approver) : null,
  secondFrom: toText(rule?.second?.amountFrom ?? null),
  secondAbove: toEuros(rule?.second?.priceAboveCents ?? null),
  ownAllowed: rule?.ownAllowed ?? false,
});

function parsePrice(text: string): number | null | undefined {
  const cents = parseEuros(text);
  return typeof cents === "number" && cents > maxRulePriceCents ? undefined : cents;
}

function parseCount(text: string): number | null | undefined {
  const plain = text.trim();
  if (plain === "") return null;
  return /^[1-9]\d{0,5}$/.test(plain) ? Number(plain) : undefined;
}

/** The rule as the server expects it, or the fields that are missing or invalid. */
export function parseRuleDraft(
  draft: RuleDraft,
): { readonly rule: ApprovalRuleInput } | { readonly problems: ReadonlySet<RuleProblem> } {
  const problems = new Set<RuleProblem>();
  const read = <T>(value: T | undefined, problem: RuleProblem): T | null => {
    if (value === undefined) problems.add(problem);
    return value ?? null;
  };
  const name = draft.name.trim();
  if (name === "") problems.add("name");
  const approver = read(parseApprover(draft.approver) ?? undefined, "approver");
  const secondApprover = draft.hasSecond
    ? read(parseApprover(draft.secondApprover) ?? undefined, "secondApprover")
    : null;
  const limits = {
    amountFrom: read(parseCount(draft.amountFrom), "amountFrom"),
    priceAboveCents: read(parsePrice(draft.priceAbove), "priceAbove"),
  };
  const secondLimits = {
    amountFrom: draft.hasSecond ? read(parseCount(draft.secondFrom), "secondFrom") : null,
    priceAboveCents: draft.hasSecond ? read(parsePrice(draft.secondAbove), "secondAbove") : null,
  };
  if (problems.size > 0 || approver === null) return { problems };
  return {
    rule: {
      name,
      siteIds: draft.siteIds.length === 0 ? null : [...draft.siteIds],
      orderKinds: draft.orderKinds.length === 0 ? null : [...draft.orderKinds],
      ...limits,
      hazardousOnly: draft.hazardousOnly,
      approver,
      second: secondApprover === null ? null : { approver: secondApprover, ...secondLimits },
      ownAllowed: draft.ownAllowed,
    },
  };
}
