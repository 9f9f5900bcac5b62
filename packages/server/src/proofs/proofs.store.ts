import { berlinDate } from "@kreislauf/contract/base";
import type { NoteKind, NoteSignatures, ProofKind, ProofProblem } from "@kreislauf/contract/proofs";
import { sql } from "kysely";
import type { Db } from "../base/database/database.ts";
import type { WriteContext } from "../base/context.ts";
import type { OrderNoteRow, ProofRow } from "./proofs.tables.ts";

const unsigned: NoteSignatures = { producer: null, carrier: null, disposer: null };

/** The first key of advisory locks on proofs, which nothing else uses. The second key is the site's id. */
const proofLocks = 20_027;

/**
 * Locks the proofs of these sites until the transaction ends, so that nobody else uses what is left of them. Sites are
 * locked by ascending id, so that no two calls deadlock.
 */
export async function lockProofs({ db }: WriteContext, siteIds: readonly number[]): Promise<void> {
  for (const siteId of [...new Set(siteIds)].toSorted((a, b) => a - b)) {
    await sql`select pg_advisory_xact_lock(${proofLocks}::integer, ${siteId}::integer)`.execute(db);
  }
}

interface OrderProof {
  readonly orderId: number;
  readonly proof: { readonly id: number; readonly number: string } | null;
  readonly warning: ProofProblem | null;
  /** The number of a proof that the person entered with the order; null if none was entered. */
  readonly stated: string | null;
}

export async function insertOrderProof(
  { db, now }: WriteContext,
  { orderId, proof, warning, stated }: OrderProof,
): Promise<void> {
  const found = {
    proof_id: proof?.id ?? null,
    proof_number: proof?.number ?? null,
    warning,
    changed_on: now.toString(),
  };
  await db
    .insertInto("order_notes")
    .values({
      order_id: orderId,
      ...found,
      stated_proof_number: stated,
      kind: null,
      number: null,
      signatures: JSON.stringify(unsigned),
      created_on: now.toString(),
    })
    // A transport note that the provider has reported keeps its proof (docs/decisions.md 48.6).
    .onConflict((conflict) =>
      conflict.column("order_id").doUpdateSet(found).where("order_notes.number", "is", null),
    )
    .execute();
}

export const findOrderNote = ({ db }: { readonly db: Db }, orderId: number) =>
  db.selectFrom("order_notes").selectAll().where("order_id", "=", orderId).executeTakeFirst();

/** The transport note of an order with the days of its signatures; null as long as it has no number. */
export async function findSignedNote(source: { readonly db: Db }, orderId: number) {
  const row = await findOrderNote(source, orderId);
  if (row === undefined || row.kind === null || row.number === null) return null;
  const { producer, carrier, disposer } = row.signatures;
  const dayOf = (signature: NoteSignatures["producer"]) =>
    signature === null ? null : berlinDate(Temporal.Instant.from(signature.signedAt));
  return {
    kind: row.kind,
    number: row.number,
    proofNumber: row.proof_number,
    signedOn: { producer: dayOf(producer), carrier: dayOf(carrier), disposer: dayOf(disposer) },
  };
}

interface SavedNote {
  readonly orderId: number;
  readonly kind: NoteKind;
  readonly number: string;
  readonly proof: { readonly id: number | null; readonly number: string } | undefined;
  readonly signatures: NoteSignatures;
}

export async function saveOrderNote(
  { db, now }: WriteContext,
  { orderId, kind, number, proof, signatures }: SavedNote,
): Promise<OrderNoteRow> {
  const set = {
    kind,
    number,
    signatures: JSON.stringify(signatures),
    changed_on: now.toString(),
    ...(proof && { proof_id: proof.id, proof_number: proof.number }),
  };
  return await db
    .insertInto("order_notes")
    .values({
      order_id: orderId,
      warning: null,
      proof_id: null,
      proof_number: null,
      created_on: now.toString(),
      ...set,
    })
    .onConflict((conflict) => conflict.column("order_id").doUpdateSet(set))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export const toOrderNoteView = (row: OrderNoteRow) => ({
  orderId: row.order_id,
  proofNumber: row.proof_number,
  // Missing in rows of events that an earlier version wrote.
  statedProofNumber: row.stated_proof_number ?? null,
  warning: row.warning,
  kind: row.kind,
  number: row.number,
  signatures: row.signatures,
});

export const findAnyProof = ({ db }: { readonly db: Db }, id: number) =>
  db.selectFrom("proofs").selectAll().where("id", "=", id).executeTakeFirst();

export const findProofByNumber = (
  { db }: { readonly db: Db },
  key: { readonly siteId: number; readonly wasteTypeId: number; readonly number: string },
) =>
  db
    .selectFrom("proofs")
    .selectAll()
    .where("site_id", "=", key.siteId)
    .where("waste_type_id", "=", key.wasteTypeId)
    .where("number", "=", key.number)
    .executeTakeFirst();

export interface ProofFields {
  readonly companyId: number;
  readonly siteId: number;
  readonly wasteTypeId: number;
  readonly number: string;
  readonly kind: ProofKind;
  readonly validFrom: string;
  readonly validUntil: string;
  readonly grantedKg: number | null;
  readonly disposerName: string;
  readonly disposerNumber: string;
}

/**
 * Creates the proof with this number or changes it, and writes a log entry, which the feed passes on to the provider.
 */
export async function writeProof(work: WriteContext, proof: ProofFields, by: number): Promise<ProofRow> {
  const { db, now } = work;
  const before = await findProofByNumber(work, proof);
  const terms = {
    kind: proof.kind,
    valid_from: proof.validFrom,
    valid_until: proof.validUntil,
    granted_kg: proof.kind === "collective" ? null : proof.grantedKg,
    disposer_name: proof.disposerName,
    disposer_number: proof.disposerNumber,
  };
  const row = await db
    .insertInto("proofs")
    .values({
      company_id: proof.companyId,
      site_id: proof.siteId,
      waste_type_id: proof.wasteTypeId,
      number: proof.number,
      created_on: now.toString(),
      ...terms,
    })
    .onConflict((conflict) => conflict.columns(["site_id", "waste_type_id", "number"]).doUpdateSet(terms))
    .returningAll()
    .executeTakeFirstOrThrow();
  const old = before === undefined ? {} : termsOf(before);
  const fresh = termsOf(row);
  const changed = Object.keys(fresh).filter(
    (key) => old[key as keyof typeof fresh] !== fresh[key as keyof typeof fresh],
  );
  if (changed.length === 0) return row;
  const only = (fields: object) =>
    JSON.stringify(Object.fromEntries(Object.entries(fields).filter(([key]) => changed.includes(key))));
  await db
    .insertInto("proof_log")
    .values({
      proof_id: row.id,
      changed_on: now.toString(),
      changed_by: by,
      change: before === undefined ? "created" : "updated",
      old: only(old),
      new: only(fresh),
    })
    .execute();
  return row;
}

const termsOf = (row: ProofRow): Readonly<Partial<Record<keyof ProofFields, string | number | null>>> => ({
  kind: row.kind,
  validFrom: row.valid_from,
  validUntil: row.valid_until,
  grantedKg: row.granted_kg,
  disposerName: row.disposer_name,
  disposerNumber: row.disposer_number,
});

export const toProviderProof = (row: ProofRow) => ({
  proofId: row.id,
  companyId: row.company_id,
  serviceLocationId: row.site_id,
  wasteTypeId: row.waste_type_id,
  number: row.number,
  kind: row.kind,
  validFrom: row.valid_from,
  validUntil: row.valid_until,
  grantedKg: row.granted_kg,
  disposerName: row.disposer_name,
  disposerNumber: row.disposer_number,
});

/** Whether a waste type is hazardous; undefined if the catalog does not have it. */
export async function isHazardousWaste(
  { db }: { readonly db: Db },
  wasteTypeId: number,
): Promise<boolean | undefined> {
  const row = await db
    .selectFrom("waste_types")
    .select("hazardous")
    .where("id", "=", wasteTypeId)
    .executeTakeFirst();
  return row?.hazardous;
}

/** The hazardous waste types with active agreements at these sites, and the number of their containers. */
export async function readHazardousNeeds({ db }: { readonly db: Db }, siteIds: readonly number[]) {
  const { rows } = await sql<HazardousNeedRow>`
    select agreements.site_id, agreements.waste_type_id, sum(agreements.containers_on_site)::integer as containers
    from agreements join waste_types on waste_types.id = agreements.waste_type_id and waste_types.hazardous
    where agreements.site_id = any(${[...siteIds]}::integer[]) and agreements.status = 'active'
    group by agreements.site_id, agreements.waste_type_id`.execute(db);
  return rows;
}

export interface HazardousNeedRow {
  readonly site_id: number;
  readonly waste_type_id: number;
  readonly containers: number;
}

/** When each site last sent an inquiry for each waste type. */
export const readLastInquiries = ({ db }: { readonly db: Db }, siteIds: readonly number[]) =>
  db
    .selectFrom("inquiries")
    .select(["site_id", "waste_type_id", (select) => select.fn.max("created_on").as("asked_on")])
    .where(sql<boolean>`site_id = any(${[...siteIds]}::integer[])`)
    .where("waste_type_id", "is not", null)
    .groupBy(["site_id", "waste_type_id"])
    .execute();

/** The last transport note of each site and waste type. */
export async function readLastNotes({ db }: { readonly db: Db }, siteIds: readonly number[]) {
  const { rows } = await sql<LastNoteRow>`
    select distinct on (orders.site_id, orders.waste_type_id) orders.site_id, orders.waste_type_id,
      order_notes.order_id, order_notes.kind, order_notes.number
    from order_notes join orders on orders.id = order_notes.order_id
    where orders.site_id = any(${[...siteIds]}::integer[]) and order_notes.number is not null
    order by orders.site_id, orders.waste_type_id, coalesce(orders.executed_on, orders.desired_date) desc,
      order_notes.order_id desc`.execute(db);
  return rows;
}

interface LastNoteRow {
  readonly site_id: number;
  readonly waste_type_id: number;
  readonly order_id: number;
  readonly kind: NoteKind;
  readonly number: string;
}
