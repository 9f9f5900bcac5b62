import { Refusal } from "@kreislauf/contract/base";
import { findAnyAgreement, lockAnyAgreement, lockAnyInquiry } from "../../agreements/index.ts";
import type { InTransaction, StaffContext } from "../../base/context.ts";
import { getAnyQuoteRow, lockAnyQuote } from "../../quotes/index.ts";
import { ensureActiveCompany } from "../customers/in-company.ts";
import { findInquiryCompany } from "./agreements.store.ts";

type Working = InTransaction<StaffContext>;

// The company is locked before its record, as imports do, so that no two transactions deadlock. The company of a record
// never changes, so its id is read without a lock.

/** Locks an agreement; refused if there is none with this id or its company is deactivated. */
export async function lockActiveAgreement(context: Working, agreementId: number) {
  await ensureActiveCompanyOf(context, await findAnyAgreement(context, agreementId));
  return await lockAnyAgreement(context, agreementId);
}

/** Locks an inquiry; refused if there is none with this id or its company is deactivated. */
export async function lockActiveInquiry(context: Working, inquiryId: number) {
  await ensureActiveCompanyOf(context, await findInquiryCompany(context, inquiryId));
  return await lockAnyInquiry(context, inquiryId);
}

/** Locks a quote; refused if there is none with this id or its company is deactivated. */
export async function lockActiveQuote(context: Working, quoteId: number) {
  await ensureActiveCompanyOf(context, await getAnyQuoteRow(context, quoteId));
  return await lockAnyQuote(context, quoteId);
}

async function ensureActiveCompanyOf(context: Working, found: { readonly company_id: number } | undefined) {
  if (found === undefined) throw new Refusal("not_found");
  await ensureActiveCompany(context, found.company_id);
}
