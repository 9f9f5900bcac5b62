import { Refusal, type FieldError } from "@kreislauf/contract/base";
import {
  freeReferences,
  checkReference,
  normalizeReference,
  type PriceReaders,
  type ReferenceField,
  referenceFields,
  type ReferenceRules,
  referenceTexts,
} from "@kreislauf/contract/purchasing";
import { containerAction, type ContainerActionId } from "@kreislauf/contract/catalog";
import type { Context } from "../base/context.ts";
import { quoteNetAmount } from "./order-price.ts";
import {
  keyOf,
  listNamedEntries,
  listReferencesOfSites,
  referenceColumns,
  sumOrdered,
} from "./references.store.ts";

/** What a company has set, read together with what is ordered. */
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
  /** The path of the wish in the body: `orders.2.`. */
  readonly path?: (index: number) => string;
  /** The fields to judge; the others are not asked for. */
  readonly fields?: readonly ReferenceField[];
  readonly exceptOrderId?: number;
}

/**
 * Orders as the company's rules read what they are charged to; refused at the fields of those that cannot be. Companies
 * that have set nothing cost no statement, and only orders that name a frame order with an amount are priced for it.
 */
export async function settleReferences<Wish extends ChargedWish>(
  context: Context,
  { rules: own, hasEntries }: ReferencePolicy,
  wishes: readonly Wish[],
  { path = () => "", fields = referenceFields, exceptOrderId }: Settled = {},
): Promise<readonly Wish[]> {
  if (own === null && !hasEntries) return wishes;
  const rules = own ?? freeReferences;
  const { companyId } = context.actor;
  const values = wishes.flatMap((wish) => fields.flatMap((field) => wish[field] ?? []));
  const codes = [...new Set(values.flatMap((value) => [value, value.replaceAll(/\s/g, "")]))];
  const rows = hasEntries && codes.length > 0 ? await listNamedEntries(context, companyId, codes) : [];
  const entries = new Map(rows.map((row) => [keyOf(row.field, row.code), row]));
  const limited = rows.filter(({ amount_cents }) => amount_cents !== null).map(({ code }) => code);
  const taken = new Map(await sumOrdered(context, companyId, limited, exceptOrderId));

  const errors: FieldError[] = [];
  const settled: Wish[] = [];
  for (const [index, wish] of wishes.entries()) {
    const texts: Partial<Record<ReferenceField, string | null>> = {};
    // The form of a withdrawal has no references (docs/decisions.md 37.10).
    const isWithdrawal = wish.containerActionId === containerAction.remove;
    for (const field of fields) {
      const value = normalizeReference(rules[field], wish[field] ?? null, (code) =>
        entries.has(keyOf(field, code)),
      );
      const row = value === null ? undefined : entries.get(keyOf(field, value));
      const limit = row?.amount_cents ?? null;
      const cents = limit === null ? null : await quoteNetAmount(context, [wish]);
      const key = keyOf(field, value ?? "");
      const problem = checkReference(
        rules[field],
        row && {
          code: row.code,
          endsOn: row.ends_on,
          isClosed: row.closed,
          leftCents: limit === null ? null : limit - (taken.get(key) ?? 0),
        },
        { value, desiredDate: wish.desiredDate, cents },
      );
      if (problem !== null && !(problem === "missing" && isWithdrawal)) {
        errors.push({
          field: `${path(index)}${field}`,
          message: referenceTexts[context.language].problems[problem],
        });
      }
      if (cents !== null) taken.set(key, (taken.get(key) ?? 0) + cents);
      texts[field] = value;
    }
    settled.push({ ...wish, ...texts });
  }
  if (errors.length > 0) throw new Refusal("validation", errors);
  return settled;
}

/** Orders for which nobody chose, with what their sites begin with. */
export async function fillSiteReferences<Wish extends ChargedWish & { readonly serviceLocationId: number }>(
  context: Context,
  policies: readonly ReferencePolicy[],
  wishes: readonly Wish[],
): Promise<readonly Wish[]> {
  const rules = policies[0]?.rules ?? freeReferences;
  const rows = await listReferencesOfSites(
    context,
    wishes.map(({ serviceLocationId }) => serviceLocationId),
  );
  const ofSite = new Map(rows.map((row) => [row.site_id, row]));
  return wishes.map((wish) => {
    const row = ofSite.get(wish.serviceLocationId);
    if (row === undefined) return wish;
    const filled = referenceFields
      .filter((field) => rules[field].mode !== "off")
      .map((field) => [field, wish[field] ?? (row[referenceColumns[field]] || null)]);
    return { ...wish, ...Object.fromEntries(filled) };
  });
}
