import { addDays, berlinDate, type BerlinDate } from "@kreislauf/contract/base";
import type { ProofKind } from "@kreislauf/contract/proofs";
import { sql } from "kysely";
import type { Db } from "../../../base/database/database.ts";

interface ProofPlan {
  readonly kind: ProofKind;
  /** Days from today until the proof ends. */
  readonly endsIn: number;
  /** The used share of the tonnes that the proof grants; null for a collective proof. */
  readonly used: number | null;
}

/** The proofs given to the sites' hazardous waste types in turn, one of each state. Null: no proof. */
const plans: readonly (ProofPlan | null)[] = [
  { kind: "individual", endsIn: 20, used: 0.64 },
  { kind: "collective", endsIn: 702, used: null },
  { kind: "individual", endsIn: 596, used: 1 },
  { kind: "individual", endsIn: 905, used: 0.42 },
  null,
  { kind: "collective", endsIn: 85, used: null },
];

/** Brake fluid. No site has a proof for it, and the portal refuses orders for it without a proof. */
const refusedWasteId = 163;

const disposers = [
  { name: "Fuldawerk Entsorgung GmbH", number: "F63200147" },
  { name: "Spreeöl Aufbereitung GmbH", number: "L11000218" },
  { name: "Leinetal Sonderabfall GmbH", number: "C25400773" },
] as const;

/** Writes proofs for the hazardous waste of all sites, in every state, and transport notes for what was carried. */
export async function writeProofs(db: Db, now: Temporal.Instant): Promise<void> {
  const today = berlinDate(now);
  const needs = await sql<NeedRow>`
    select agreements.company_id, agreements.site_id, agreements.waste_type_id,
      (select coalesce(sum(orders.weight_kg), 0) from orders where orders.site_id = agreements.site_id
        and orders.waste_type_id = agreements.waste_type_id) as used_kg
    from agreements join waste_types on waste_types.id = agreements.waste_type_id and waste_types.hazardous
    where agreements.status = 'active'
    group by agreements.company_id, agreements.site_id, agreements.waste_type_id
    order by agreements.site_id, agreements.waste_type_id`.execute(db);
  const proofs = needs.rows.flatMap((need, index) => {
    const plan = need.waste_type_id === refusedWasteId ? null : plans[index % plans.length];
    return plan ? [proofOf(need, plan, index, { today, now })] : [];
  });
  if (proofs.length > 0) await db.insertInto("proofs").values(proofs).execute();
  await db
    .insertInto("proof_handling")
    .values({ waste_type_id: refusedWasteId, handling: "refuse" })
    .execute();
  await writeNotes(db, now);
  await writeStatedNumbers(db, now);
}

interface NeedRow {
  readonly company_id: number;
  readonly site_id: number;
  readonly waste_type_id: number;
  readonly used_kg: number;
}

function proofOf(
  need: NeedRow,
  plan: ProofPlan,
  index: number,
  { today, now }: { readonly today: BerlinDate; readonly now: Temporal.Instant },
) {
  const disposer = disposers[index % disposers.length] ?? disposers[0];
  const ends = addDays(today, plan.endsIn);
  const begins = Temporal.PlainDate.from(ends).subtract({ years: 5 }).add({ days: 1 }).toString();
  const prefix = plan.kind === "individual" ? "EN" : "SN";
  return {
    company_id: need.company_id,
    site_id: need.site_id,
    waste_type_id: need.waste_type_id,
    number: `${prefix}${disposer.number.slice(0, 1)}${String(62_104_437 + index * 7_919).padStart(9, "0")}`,
    kind: plan.kind,
    valid_from: begins,
    valid_until: ends,
    granted_kg: plan.used === null ? null : Math.max(1_000, Math.round(need.used_kg / plan.used)),
    disposer_name: disposer.name,
    disposer_number: disposer.number,
    created_on: now.toString(),
  };
}

/**
 * Writes a transport note for each weighed order of the last year whose site has a proof for the waste type. Handover
 * notes, and consignment notes of the last ten days, lack the disposer's signature.
 */
const writeNotes = (db: Db, now: Temporal.Instant) =>
  sql`
    insert into order_notes
      (order_id, proof_id, proof_number, warning, kind, number, signatures, created_on, changed_on)
    select orders.id, proofs.id, proofs.number, null,
      case proofs.kind when 'individual' then 'consignment' else 'handover' end,
      case proofs.kind when 'individual' then '148' || lpad(orders.order_number::text, 8, '0')
        else 'U' || to_char(orders.executed_on, 'YY') || '-' || lpad((orders.order_number % 1000000)::text, 6, '0') end,
      jsonb_build_object(
        'producer', jsonb_build_object('name', 'Henrike Abel', 'signedAt',
          to_char(orders.executed_on, 'YYYY-MM-DD') || 'T06:40:00Z'),
        'carrier', jsonb_build_object('name', 'Nordwerk Entsorgung', 'signedAt',
          to_char(orders.executed_on, 'YYYY-MM-DD') || 'T08:15:00Z'),
        'disposer', case when proofs.kind = 'collective' or orders.executed_on > ${now.toString()}::date - 10 then null
          else jsonb_build_object('name', proofs.disposer_name, 'signedAt',
            to_char(orders.executed_on + 3, 'YYYY-MM-DD') || 'T10:05:00Z') end),
      ${now.toString()}, ${now.toString()}
    from orders join lateral (
      select * from proofs where proofs.site_id = orders.site_id and proofs.waste_type_id = orders.waste_type_id
      order by proofs.id limit 1) as proofs on true
    where orders.executed_on > ${now.toString()}::date - 365 and orders.weight_kg is not null`.execute(db);

/**
 * For each company, gives one open order of hazardous waste that no proof covers the number of a proof as the customer
 * named it.
 */
const writeStatedNumbers = (db: Db, now: Temporal.Instant) =>
  sql`
    insert into order_notes (order_id, warning, stated_proof_number, signatures, created_on, changed_on)
    select min(orders.id), 'missing', 'ENF071388205',
      '{"producer": null, "carrier": null, "disposer": null}', ${now.toString()}, ${now.toString()}
    from orders join waste_types on waste_types.id = orders.waste_type_id and waste_types.hazardous
    where orders.status = 1 and orders.executed_on is null and orders.waste_type_id <> ${refusedWasteId}
      and not exists (select from proofs where proofs.site_id = orders.site_id
        and proofs.waste_type_id = orders.waste_type_id)
    group by orders.company_id
    on conflict (order_id) do nothing`.execute(db);
