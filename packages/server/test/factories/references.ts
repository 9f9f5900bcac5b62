import type { ReferenceField } from "@kreislauf/contract/purchasing";
import type { TestPortal } from "../portal/portal.ts";

interface TestReference {
  readonly field: ReferenceField;
  readonly code: string;
  readonly name?: string;
  readonly amountCents?: number;
  readonly endsOn?: string;
  readonly closed?: boolean;
}

/** Adds cost centres, projects and PO numbers to a company's lists. */
export async function createTestReferences(
  portal: TestPortal,
  companyId: number,
  references: readonly TestReference[],
): Promise<void> {
  await portal.database.db
    .insertInto("reference_entries")
    .values(
      references.map(({ field, code, name = "", amountCents = null, endsOn = null, closed = false }) => ({
        company_id: companyId,
        field,
        code,
        name,
        ends_on: endsOn,
        amount_cents: amountCents,
        closed,
        changed_on: portal.now().toString(),
      })),
    )
    .execute();
}
