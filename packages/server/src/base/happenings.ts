import type { Work } from "./context.ts";

/** Something that people are told of in the app; `notifications` knows the kinds and who is told. */
export interface Happening {
  readonly kind: string;
  readonly companyId: number;
  readonly locationId: number | null;
  /** The only one who is told, if it is not everybody who may see the site. */
  readonly userId?: number;
  /** The order, agreement, inquiry, site, document or export that it is about; null for several documents. */
  readonly subjectId: number | null;
  readonly causedBy: number;
  readonly details: object;
}

/** The row of a happening. */
export const happeningRow = (happening: Happening, happenedAt: string) => ({
  kind: happening.kind,
  company_id: happening.companyId,
  location_id: happening.locationId,
  user_id: happening.userId ?? null,
  subject_id: happening.subjectId,
  details: JSON.stringify(happening.details),
  caused_by: happening.causedBy,
  happened_at: happenedAt,
});

/** Notes what happened, in the transaction of its cause. */
export async function noteHappening({ db, now }: Work, happening: Happening): Promise<void> {
  await db.insertInto("happenings").values(happeningRow(happening, now.toString())).execute();
}
