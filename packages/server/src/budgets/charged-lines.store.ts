import { type CostDimension, type CostLinesQuery, costLinesPageSize } from "@kreislauf/contract/budgets";
import type { DocumentType } from "@kreislauf/contract/documents";
import { type RawBuilder, sql } from "kysely";
import type { Context, Scope } from "../base/context.ts";
import { assignedSiteIds } from "../sites/index.ts";

type Source = Pick<Context, "db">;

interface Years {
  readonly companyId: number;
  readonly firstYear: number;
  readonly lastYear: number;
}

/**
 * The cost centre of the document that a correction corrects. If that document is itself a correction without a cost
 * centre, then the cost centre of the document that it corrects.
 */
const correctedCostCentre = sql`
  coalesce(nullif(corrected.invoice ->> 'costCentre', ''), nullif(origin.invoice ->> 'costCentre', ''))`;

/**
 * The lines of all documents with dates in these years, except service receipts. What credit notes and cancellations
 * take back is negative. The first of these that exists is the cost centre of a line (docs/decisions.md 86.2):
 * 1. the cost centre of the line itself,
 * 2. the cost centre of its document,
 * 3. the cost centre of the corrected document, if only the corrected document names the order,
 * 4. the cost centre of the order,
 * 5. the cost centre of the corrected document in any other case.
 */
const chargedLines = ({ companyId, firstYear, lastYear }: Years) => sql`
  (select lines.document_id, lines.position, lines.site_id, lines.order_number, lines.description, lines.net_cents,
      documents.date, documents.number, documents.type, orders.waste_type_id,
      extract(year from documents.date)::integer as year, extract(month from documents.date)::integer as month,
      coalesce(nullif(lines.cost_centre, ''), nullif(documents.invoice ->> 'costCentre', ''),
        case when lines.has_order_of_document and documents.order_id is null then ${correctedCostCentre} end,
        nullif(orders.cost_centre, ''), ${correctedCostCentre}) as cost_centre
    from documents
    join invoice_lines lines on lines.document_id = documents.id and lines.company_id = documents.company_id
    left join orders on orders.company_id = lines.company_id
      and orders.order_number = case when lines.order_number ~ '^[0-9]{1,9}$' then lines.order_number::integer end
    left join documents corrected on corrected.id = documents.corrects_id
      and corrected.company_id = documents.company_id
    left join documents origin on origin.id = corrected.corrects_id and origin.company_id = documents.company_id
    where documents.company_id = ${companyId} and documents.type <> 'service_receipt'
      and documents.date between ${`${firstYear}-01-01`}::date and ${`${lastYear}-12-31`}::date) as charged`;

export interface ChargedSum {
  readonly siteId: number;
  readonly costCentre: string | null;
  readonly cents: number;
}

/** What documents of a year charge before tax, in cents, by site and cost centre. */
export async function sumCharged({ db }: Source, companyId: number, year: number) {
  const { rows } = await sql<ChargedSum>`
    select site_id as "siteId", cost_centre as "costCentre", sum(net_cents)::bigint as cents
    from ${chargedLines({ companyId, firstYear: year, lastYear: year })} group by 1, 2`.execute(db);
  return rows;
}

const keyColumns: Readonly<Record<CostDimension, RawBuilder<string | null>>> = {
  costCentre: sql`charged.cost_centre`,
  site: sql`charged.site_id::text`,
  wasteType: sql`charged.waste_type_id::text`,
};

export interface MonthSum {
  readonly key: string | null;
  readonly year: number;
  readonly month: number;
  readonly cents: number;
}

/**
 * What documents charge before tax, in cents, in each month of a year and of the year before, by cost centre, site or
 * waste type.
 */
export async function sumByMonth({ db }: Source, companyId: number, year: number, by: CostDimension) {
  const { rows } = await sql<MonthSum>`
    select ${keyColumns[by]} as key, year, month, sum(net_cents)::bigint as cents
    from ${chargedLines({ companyId, firstYear: year - 1, lastYear: year })}
    group by 1, 2, 3 order by 1, 2, 3`.execute(db);
  return rows;
}

const figureOf = ({ by, key, unassigned, month }: Omit<CostLinesQuery, "page" | "year">) =>
  sql.join(
    [
      sql`true`,
      ...(key === undefined ? [] : [sql`${keyColumns[by]} = ${key}`]),
      ...(unassigned === true ? [sql`${keyColumns[by]} is null`] : []),
      ...(month === undefined ? [] : [sql`month = ${month}`]),
    ],
    sql` and `,
  );

export interface ChargedLineRow {
  readonly documentId: number;
  readonly position: number;
  readonly number: string;
  readonly type: DocumentType;
  readonly date: string;
  readonly description: string;
  readonly site: string;
  readonly costCentre: string | null;
  readonly wasteType: string | null;
  readonly orderNumber: string | null;
  readonly netCents: number;
  /** Whether the person sees the site of the line. */
  readonly isSeen: boolean;
}

type Figure = Omit<CostLinesQuery, "page">;

/** The lines behind a figure of the report, the earliest first. */
export async function listChargedLines(
  scope: Scope,
  figure: Figure,
  { page, pageSize = costLinesPageSize }: { readonly page: number; readonly pageSize?: number },
): Promise<readonly ChargedLineRow[]> {
  const { companyId } = scope.actor;
  const { rows } = await sql<ChargedLineRow>`
    select charged.document_id as "documentId", charged.position, charged.number, charged.type, charged.date,
      charged.description, sites.alias as site, charged.cost_centre as "costCentre",
      waste_types.description as "wasteType", charged.order_number as "orderNumber", charged.net_cents as "netCents",
      charged.site_id in (${assignedSiteIds(scope)}) as "isSeen"
    from ${chargedLines({ companyId, firstYear: figure.year, lastYear: figure.year })}
    join sites on sites.id = charged.site_id
    left join waste_types on waste_types.id = charged.waste_type_id
    where ${figureOf(figure)}
    order by charged.date, charged.document_id, charged.position
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(scope.db);
  return rows;
}

export async function sumChargedLines({ db, actor }: Scope, figure: Figure) {
  const { companyId } = actor;
  const { rows } = await sql<{ total: number; cents: number }>`
    select count(*)::integer as total, coalesce(sum(net_cents), 0)::bigint as cents
    from ${chargedLines({ companyId, firstYear: figure.year, lastYear: figure.year })}
    where ${figureOf(figure)}`.execute(db);
  return rows[0] ?? { total: 0, cents: 0 };
}

/** The names of waste types, by their ids as text, as the report's keys have them. */
export const listWasteTypeNames = async ({ db }: Source, ids: readonly number[]) =>
  new Map(
    ids.length === 0
      ? []
      : (
          await db
            .selectFrom("waste_types")
            .select(["id", "description"])
            .where("id", "in", [...ids])
            .execute()
        ).map(({ id, description }) => [String(id), description]),
  );
