import type { CompanySelection } from "@kreislauf/contract/session";
import { now } from "@kreislauf/ui/base/clock.ts";

const lifetime = { minutes: 5 }; // docs/coverage.md D8.1

/** What stands between the password and the choice of a company. It lives in this page only. */
export interface LoginTicket extends CompanySelection {
  readonly email: string;
}

let ticket: { readonly of: LoginTicket; readonly until: Temporal.Instant } | undefined;

export function storeLoginTicket(of: LoginTicket): void {
  ticket = { of, until: now().add(lifetime) };
}

export function clearLoginTicket(): void {
  ticket = undefined;
}

/** The ticket while it is valid. */
export function findLoginTicket(): LoginTicket | undefined {
  return ticket && Temporal.Instant.compare(now(), ticket.until) < 0 ? ticket.of : undefined;
}
