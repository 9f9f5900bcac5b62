import { type FieldError, fieldErrorTexts, Refusal } from "@kreislauf/contract/base";
import type { SiteEdit } from "@kreislauf/contract/sites";
import type { UserWriteContext } from "../base/context.ts";
import type { CompanyNumbersTable } from "./sites.tables.ts";
import { ensureColleagues, ensureOwn, lockOwnNumbers } from "./site-references.store.ts";

type SiteReferences = Pick<
  SiteEdit,
  "groupId" | "contactPerson" | "contractNumber" | "partnerNumber" | "branch" | "addedUserIds"
>;

/** The kind of company number that each field of a site holds. */
const numberKinds = {
  contractNumber: "contract",
  partnerNumber: "partner",
  branch: "ship_to",
} as const satisfies Partial<Record<keyof SiteReferences, CompanyNumbersTable["kind"]>>;

/** Refuses references of a site that do not belong to its company: a group or person with 404, a number with 400. */
export async function ensureReferences(context: UserWriteContext, wish: SiteReferences): Promise<void> {
  await ensureNumbers(context, wish);
  const { groupId, contactPerson, addedUserIds = [] } = wish;
  const userIds = [...addedUserIds, ...(contactPerson?.type === "user" ? [contactPerson.id] : [])];
  const externalIds = contactPerson?.type === "external" ? [contactPerson.id] : [];
  await ensureOwn(context, "groups", groupId ? [groupId] : []);
  await ensureOwn(context, "external_contacts", externalIds);
  await ensureColleagues(context, userIds);
}

async function ensureNumbers({ db, actor, language }: UserWriteContext, wish: SiteReferences): Promise<void> {
  const named = Object.entries(numberKinds).flatMap(([field, kind]) => {
    const number = wish[field as keyof typeof numberKinds] ?? null;
    return number === null ? [] : [{ field, kind, number }];
  });
  if (named.length === 0) return;
  const own = await lockOwnNumbers({ db, actor }, named);
  const foreign = named.filter(
    ({ kind, number }) => !own.some((each) => each.kind === kind && each.number === number),
  );
  if (foreign.length === 0) return;
  const message = fieldErrorTexts[language].reasons.foreign_number;
  throw new Refusal(
    "validation",
    foreign.map(({ field }): FieldError => ({ field, message })),
  );
}
