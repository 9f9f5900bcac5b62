import type { Work } from "../base/context.ts";

/** Lets the next round look at a cycle anew, because there is more to make than it saw. */
export async function lookAtCycleAnew({ db }: Work, agreementId: number): Promise<void> {
  await db.updateTable("agreements").set({ cycle_made_until: null }).where("id", "=", agreementId).execute();
}
