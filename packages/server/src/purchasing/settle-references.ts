import { Refusal, type FieldError } from "@kreislauf/contract/base";
import {
  checkKeptReference,
  checkReference,
  freeReferences,
  normalizeReference,
  type PriceReaders,
  type ReferenceField,
  referenceFields,
  type ReferenceProblem,
  type ReferenceRules,
  referenceTexts,
} from "@kreislauf/contract/purchasing";
import { containerAction, type ContainerActionId } from "@kreislauf/contract/catalog";
import type { Context, TransactionContext } from "../base/context.ts";
import { quoteNetAmount } from "./order-price.ts";
import type { ReferenceRow } from "./purchasing.tables.ts";
import {
  type ChangedCharge,
  keyOf,
  listNamedEntries,
  lockEntries,
  sumOrdered,
  toNamedReference,
} from "./references.store.ts";

/** The company's settings for references and prices, read together with an agreement. */
export interface ReferencePolicy {
  readonly rules: ReferenceRules | null;
  readonly hasEntries: boolean;
  readonly priceReaders: PriceReaders;
}

type Texts = Readonly<Partial<Record<ReferenceField, string | null | undefined>>>;

export interface ChargedWish extends Texts {
  readonly agreementId: number;
  readonly containerActionId: ContainerActionId;
  readonly amount: number;
  readonly desiredDate: string;
}

interface Settled {
  /** The path of an order in the call's body, such as `orders.2.`, for error messages. */
  readonly path?: (index: number) => string;
  /** The fields to check, by default all. The others are not required. */
  readonly fields?: readonly ReferenceField[];
  /**
   * Fields that stay unchanged although the order takes more or moves to a later day. Of these, only the validity and
   * the amount left of a frame order are checked.
   */
  readonly kept?: readonly ReferenceField[];
  /** The order or the request that is being changed: it does not count against itself. */
  readonly changed?: ChangedCharge;
}

/**
 * Checks what orders are charged to by the company's rules, and returns the orders with the references as the lists
 * write them. Refuses with an error at each field that the rules do not allow. A company without rules and entries
 * costs no query, and only an order that names a frame order with an amount is priced for the check. The frame order's
 * entry stays locked, so that one order at a time uses what is left. Agreements and proofs must be locked before.
 */
export const settleReferences = <Wish extends ChargedWish>(
  context: TransactionContext,
  policy: ReferencePolicy,
  wishes: readonly Wish[],
  settled: Settled = {},
): Promise<readonly Wish[]> => settle(context, policy, wishes, settled, lockLimitedEntries);

/**
 * Like `settleReferences`, but with one refusal (`reference_refused`) instead of errors at fields: for calls whose body
 * has no fields for references.
 */
export async function settleWithoutFields<Wish extends ChargedWish>(
  context: TransactionContext,
  policy: ReferencePolicy,
  wishes: readonly Wish[],
  settled: Settled = {},
): Promise<readonly Wish[]> {
  try {
    return await settleReferences(context, policy, wishes, settled);
  } catch (error) {
    if (error instanceof Refusal && error.code === "validation") throw new Refusal("reference_refused");
    throw error;
  }
}

/** Whether orders could be charged now to what they name. Locks nothing. */
export async function areChargeable(
  context: Context,
  policy: ReferencePolicy,
  wishes: readonly ChargedWish[],
): Promise<boolean> {
  try {
    await settle(context, policy, wishes, {}, listNamedEntries);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Locks in advance the entries that several orders name, before the orders are checked one after the other. */
export async function lockReferences(
  context: TransactionContext,
  { hasEntries }: ReferencePolicy,
  wishes: readonly ChargedWish[],
): Promise<void> {
  const codes = namedCodes(wishes, referenceFields);
  if (hasEntries && codes.length > 0) await lockLimitedEntries(context, context.actor.companyId, codes);
}

/** The codes that orders name, both as they were typed and without spaces, as the lists store them. */
const namedCodes = (wishes: readonly Texts[], fields: readonly ReferenceField[]) => {
  const values = wishes.flatMap((wish) => fields.flatMap((field) => wish[field] ?? []));
  return [...new Set(values.flatMap((value) => [value, value.replaceAll(/\s/g, "")]))];
};

/** Locks the entries with an amount. The others, which are most, are read without a lock or a further query. */
async function lockLimitedEntries(
  context: TransactionContext,
  companyId: number,
  codes: readonly string[],
): Promise<readonly ReferenceRow[]> {
  const named = await listNamedEntries(context, companyId, codes);
  const limited = named.filter(({ amount_cents }) => amount_cents !== null).map(({ id }) => id);
  if (limited.length === 0) return named;
  const locked = new Map((await lockEntries(context, limited)).map((row) => [row.id, row]));
  return named.map((row) => locked.get(row.id) ?? row);
}

async function settle<Source extends Context | TransactionContext, Wish extends ChargedWish>(
  context: Source,
  { rules: own, hasEntries }: ReferencePolicy,
  wishes: readonly Wish[],
  { path = () => "", fields = referenceFields, kept = [], changed }: Settled,
  readEntries: (
    source: Source,
    companyId: number,
    codes: readonly string[],
  ) => Promise<readonly ReferenceRow[]>,
): Promise<readonly Wish[]> {
  if (own === null && !hasEntries) return wishes;
  const rules = own ?? freeReferences;
  const { companyId } = context.actor;
  const codes = namedCodes(wishes, [...fields, ...kept]);
  const rows = hasEntries && codes.length > 0 ? await readEntries(context, companyId, codes) : [];
  const entries = new Map(rows.map((row) => [keyOf(row.field, row.code), row]));
  const limited = rows.filter(({ amount_cents }) => amount_cents !== null).map(({ code }) => code);
  const taken = new Map(await sumOrdered(context, companyId, limited, changed));

  const errors: FieldError[] = [];
  const settled: Wish[] = [];
  for (const [index, wish] of wishes.entries()) {
    const { texts, problems } = await settleOne(context, wish, { rules, entries, taken, fields, kept });
    for (const { field, problem } of problems) {
      const message = referenceTexts[context.language].problems[problem];
      errors.push({ field: `${path(index)}${field}`, message });
    }
    settled.push({ ...wish, ...texts });
  }
  if (errors.length > 0) throw new Refusal("validation", errors);
  return settled;
}

interface Settling extends Required<Pick<Settled, "fields" | "kept">> {
  readonly rules: ReferenceRules;
  readonly entries: ReadonlyMap<string, ReferenceRow>;
  /** The cents used of each entry with an amount, by field and code. The orders of this call are added one by one. */
  readonly taken: Map<string, number>;
}

/** The references of one order as the lists write them, and the problems found. */
async function settleOne(
  context: Context,
  wish: ChargedWish,
  { rules, entries, taken, fields, kept }: Settling,
) {
  const texts: Partial<Record<ReferenceField, string | null>> = {};
  const problems: { readonly field: ReferenceField; readonly problem: ReferenceProblem }[] = [];
  // The form of a withdrawal has no fields for references, so none can be missing (docs/decisions.md 37.10).
  const isWithdrawal = wish.containerActionId === containerAction.remove;
  for (const field of [...fields, ...kept]) {
    const value = normalizeReference(rules[field], wish[field] ?? null, (code) =>
      entries.has(keyOf(field, code)),
    );
    const row = value === null ? undefined : entries.get(keyOf(field, value));
    const limit = row?.amount_cents ?? null;
    const cents = limit === null ? null : await quoteNetAmount(context, [wish]);
    const key = keyOf(field, value ?? "");
    const leftCents = limit === null ? null : limit - (taken.get(key) ?? 0);
    const entry = row && toNamedReference(row, leftCents);
    const { desiredDate } = wish;
    const problem = kept.includes(field)
      ? checkKeptReference(entry, { desiredDate, cents })
      : checkReference(rules[field], entry, { value, desiredDate, cents });
    if (problem !== null && !(problem === "missing" && isWithdrawal)) problems.push({ field, problem });
    if (cents !== null) taken.set(key, (taken.get(key) ?? 0) + cents);
    if (!kept.includes(field)) texts[field] = value;
  }
  return { texts, problems };
}
