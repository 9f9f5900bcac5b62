import { Refusal } from "@kreislauf/contract/base";
import {
  listedCode,
  maxReferences,
  type ProviderReference,
  type ReferenceEntry,
  type SavedReferences,
  type SiteReferences,
} from "@kreislauf/contract/purchasing";
import { auditActor, recordAudit } from "../base/audit.ts";
import type { UserWriteContext, WriteContext } from "../base/context.ts";
import type { ReferenceRow } from "./purchasing.tables.ts";
import {
  insertEntry,
  keyOf,
  lockEntriesOfCompany,
  saveSiteReferences,
  updateEntry,
} from "./references.store.ts";

/** The entries of a locked company by field and code, with those that are added meanwhile. */
interface KnownReferences {
  readonly companyId: number;
  readonly rows: Map<string, ReferenceRow>;
}

export const readKnownReferences = async (
  work: WriteContext,
  companyId: number,
): Promise<KnownReferences> => ({
  companyId,
  rows: new Map(
    (await lockEntriesOfCompany(work, companyId)).map((row) => [keyOf(row.field, row.code), row]),
  ),
});

interface SavedReference {
  readonly row: ReferenceRow;
  readonly outcome: SavedReferences["entries"][number]["outcome"];
}

/**
 * Adds an entry, or changes the given fields of an existing one; undefined if the company has the maximum number of
 * entries.
 */
export async function saveReference(
  work: WriteContext,
  { companyId, rows }: KnownReferences,
  given: ReferenceEntry,
  by: number,
): Promise<SavedReference | undefined> {
  const { field } = given;
  const code = listedCode(given.code);
  const key = keyOf(field, code);
  const known = rows.get(key);
  const whole = {
    name: given.name === undefined ? known?.name || null : given.name,
    endsOn: given.endsOn === undefined ? (known?.ends_on ?? null) : given.endsOn,
    amountCents: given.amountCents === undefined ? (known?.amount_cents ?? null) : given.amountCents,
    closed: given.closed ?? known?.closed ?? false,
  };
  if (known !== undefined) {
    const isSame =
      (whole.name ?? "") === known.name &&
      whole.endsOn === known.ends_on &&
      whole.amountCents === known.amount_cents &&
      whole.closed === known.closed;
    if (isSame) return { row: known, outcome: "unchanged" };
    const row = await updateEntry(work, known.id, whole, by);
    rows.set(key, row);
    return { row, outcome: "changed" };
  }
  if (rows.size >= maxReferences) return undefined;
  const row = await insertEntry(work, companyId, { ...whole, field, code }, by);
  if (row === undefined) throw new Error(`${key} of company ${companyId} was added behind the lock.`);
  rows.set(key, row);
  return { row, outcome: "created" };
}

/** Saves all entries or none. Refuses an entry that is named twice, because one of the two would be lost. */
export async function saveReferences(
  work: UserWriteContext,
  entries: readonly ReferenceEntry[],
): Promise<SavedReferences> {
  const { companyId, userId } = work.actor;
  const known = await readKnownReferences(work, companyId);
  const seen = new Set<string>();
  const saved: SavedReference[] = [];
  for (const [index, entry] of entries.entries()) {
    const at = [{ field: `entries.${index}.code`, message: "" }];
    const key = keyOf(entry.field, listedCode(entry.code));
    if (seen.has(key)) throw new Refusal("reference_exists", at);
    seen.add(key);
    const one = await saveReference(work, known, entry, userId);
    if (one === undefined) throw new Refusal("references_full", at);
    if (one.outcome !== "unchanged") await auditReferences(work, one.row.code, one.row.id);
    saved.push(one);
  }
  return {
    companyId,
    entries: saved.map(({ row, outcome }) => ({ ...toProviderReference(row), outcome })),
  };
}

/** Sets the defaults for orders at a site of the company; returns them as the lists write them. */
export async function setSiteReferences(
  work: UserWriteContext,
  site: { readonly id: number; readonly alias: string },
  { customerOrderNumber, costCentre, project }: SiteReferences,
): Promise<SiteReferences> {
  const listed = (value: string | null) => (value === null ? null : listedCode(value));
  const values = {
    customerOrderNumber: listed(customerOrderNumber),
    costCentre: listed(costCentre),
    project: listed(project),
  };
  await saveSiteReferences(work, work.actor.companyId, site.id, values);
  await auditReferences(work, site.alias, site.id);
  return values;
}

/** Records in the company's audit log that its lists, or the defaults of a site, have changed. */
export const auditReferences = (
  work: Pick<UserWriteContext, "db" | "now" | "actor">,
  subject: string,
  subjectId?: number,
): Promise<void> =>
  recordAudit(work, {
    companyId: work.actor.companyId,
    actorId: auditActor(work.actor),
    action: "references_changed",
    subject,
    ...(subjectId !== undefined && { subjectId }),
  });

export const toProviderReference = (row: ReferenceRow): ProviderReference => ({
  referenceId: row.id,
  companyId: row.company_id,
  ...toListedReference(row),
});

export const toListedReference = (row: ReferenceRow) => ({
  field: row.field,
  code: row.code,
  name: row.name || null,
  endsOn: row.ends_on,
  amountCents: row.amount_cents,
  closed: row.closed,
});
