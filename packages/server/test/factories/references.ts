import type { ReferenceField } from "@kreislauf/contract/purchasing";
import type { TestPortal } from "../portal/portal.ts";

interface TestReference {
  readonly field: ReferenceField;
  readonly code: string;
  readonly name?: string;
  readonly amountCents?: number;
}

/** Adds cost centres, projects and order numbers to a company's lists. */
export async function createTestReferences(
  portal: TestPortal,
  companyId: number,
  references: readonly TestReference[],
): Promise<void> {
  await portal.database.db
    .insertInto("reference_entries")
    .values(
      references.map(({ field, code, name = "", amountCents = null }) => ({
        company_id: companyId,
        field,
        code,
        name,
        ends_on: null,
        amount_cents: amountCents,
        changed_on: portal.now().toString(),
      })),
    )
    .execute();
}
