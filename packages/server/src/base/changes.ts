/** What the database tells of a change: whose it is, and which room's data it touches. */
export type Change =
  | { readonly of: "site"; readonly room: string; readonly companyId: number; readonly locationId: number }
  | { readonly of: "company"; readonly room: string; readonly companyId: number }
  | { readonly of: "person"; readonly companyId: number; readonly userId: number }
  | { readonly of: "everybody"; readonly room: string };

/** Reads a payload that a trigger of `migrations/0009-notifications.sql` wrote; undefined for anything else. */
export function readChange(payload: string): Change | undefined {
  const [subject = "", ...rest] = payload.split(" ");
  if (subject === "everybody") return rest[0] === undefined ? undefined : { of: subject, room: rest[0] };
  const [companyId, other] = rest.map(Number);
  if (companyId === undefined || Number.isNaN(companyId)) return undefined;
  if (other === undefined) return { of: "company", room: subject, companyId };
  if (Number.isNaN(other)) return undefined;
  return subject === "person"
    ? { of: "person", companyId, userId: other }
    : { of: "site", room: subject, companyId, locationId: other };
}
