/** The only notification channel of the database; `migrations/0009-notifications.sql` defines its payloads. */
export const changesChannel = "changes";

/** A change that the database notified: whose data changed, and to which room the data belong. */
export type DataChange =
  | { readonly of: "site"; readonly room: string; readonly companyId: number; readonly siteId: number }
  | { readonly of: "company"; readonly room: string; readonly companyId: number }
  | { readonly of: "person"; readonly companyId: number; readonly userId: number }
  | { readonly of: "everybody"; readonly room: string };

/** Parses a payload written by a trigger of `migrations/0009-notifications.sql`; undefined for anything else. */
export function parseChange(payload: string): DataChange | undefined {
  const [subject = "", ...rest] = payload.split(" ");
  if (subject === "everybody") return rest[0] === undefined ? undefined : { of: subject, room: rest[0] };
  const [companyId, other] = rest.map(Number);
  if (companyId === undefined || Number.isNaN(companyId)) return undefined;
  if (other === undefined) return { of: "company", room: subject, companyId };
  if (Number.isNaN(other)) return undefined;
  return subject === "person"
    ? { of: "person", companyId, userId: other }
    : { of: "site", room: subject, companyId, siteId: other };
}
