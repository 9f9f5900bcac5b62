import type { CompanySelection } from "@kreislauf/contract/session";
import { now } from "@kreislauf/ui/base/clock.ts";

const lifetime = { minutes: 5 }; // docs/coverage.md D8.1

/** The result of the password check, which is valid until a company is chosen. It is kept in memory only. */
export interface LoginTicket extends CompanySelection {
  readonly email: string;
}

let ticket: { readonly value: LoginTicket; readonly until: Temporal.Instant } | undefined;

export function storeLoginTicket(value: LoginTicket): void {
  ticket = { value, until: now().add(lifetime) };
}

export function clearLoginTicket(): void {
  ticket = undefined;
}

/** The ticket of the password check; undefined if there is none or it has expired. */
export function findLoginTicket(): LoginTicket | undefined {
  return ticket && Temporal.Instant.compare(now(), ticket.until) < 0 ? ticket.value : undefined;
}
