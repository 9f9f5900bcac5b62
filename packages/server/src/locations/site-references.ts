import { type FieldError, fieldTexts, Refusal } from "@kreislauf/contract/base";
import type { SiteChange } from "@kreislauf/contract/locations";
import { sql } from "kysely";
import type { PersonsWork } from "../base/context.ts";
import type { CompanyNumbersTable } from "./locations.tables.ts";

type Wish = Pick<
  SiteChange,
  "groupId" | "contactPerson" | "contractNumber" | "partnerNumber" | "branch" | "addedUserIds"
>;

/** The numbers a site chooses from its company's, by the field that names one. */
const numberKinds = {
  contractNumber: "contract",
  partnerNumber: "partner",
  branch: "ship_to",
} as const satisfies Partial<Record<keyof Wish, CompanyNumbersTable["kind"]>>;

/** Whatever a site refers to is its company's own: a group, people (404), numbers (400). */
export async function ensureReferences(context: PersonsWork, wish: Wish): Promise<void> {
  await ensureNumbers(context, wish);
  const { groupId, contactPerson, addedUserIds = [] } = wish;
  const userIds = [...addedUserIds, ...(contactPerson?.type === "user" ? [contactPerson.id] : [])];
  const externalIds = contactPerson?.type === "external" ? [contactPerson.id] : [];
  await ensureOwn(context, "groups", groupId ? [groupId] : []);
  await ensureOwn(context, "external_contacts", externalIds);
  await ensureColleagues(context, userIds);
}

async function ensureNumbers({ db, actor, language }: PersonsWork, wish: Wish): Promise<void> {
  const named = Object.entries(numberKinds).flatMap(([field, kind]) => {
    const number = wish[field as keyof typeof numberKinds] ?? null;
    return number === null ? [] : [{ field, kind, number }];
  });
  if (named.length === 0) return;
  const own = await db
    .selectFrom("company_numbers")
    .select(["kind", "number"])
    .where("company_id", "=", actor.companyId)
    .where((where) => where.or(named.map(({ kind, number }) => where.and({ kind, number }))))
    .forShare()
    .execute();
  const foreign = named.filter(
    ({ kind, number }) => !own.some((each) => each.kind === kind && each.number === number),
  );
  if (foreign.length === 0) return;
  const message = fieldTexts[language].reasons.foreign_number;
  throw new Refusal(
    "validation",
    foreign.map(({ field }): FieldError => ({ field, message })),
  );
}

async function ensureOwn(
  { db, actor }: PersonsWork,
  table: "groups" | "external_contacts",
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const rows = await db
    .selectFrom(table)
    .select("id")
    .where("company_id", "=", actor.companyId)
    .where("id", "in", [...ids])
    .execute();
  if (rows.length !== ids.length) throw new Refusal("not_found");
}

async function ensureColleagues({ db, actor }: PersonsWork, ids: readonly number[]): Promise<void> {
  const distinct = [...new Set(ids)];
  if (distinct.length === 0) return;
  const { count } = await db
    .selectFrom("memberships")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("company_id", "=", actor.companyId)
    .where("deleted_at", "is", null)
    .where(sql<boolean>`user_id = any (${distinct}::integer[])`)
    .executeTakeFirstOrThrow();
  if (count !== distinct.length) throw new Refusal("not_found");
}
