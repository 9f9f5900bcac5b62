import type { CompanySelection } from "@kreislauf/contract/session";
import { now } from "../base/clock.ts";

const lifetime = { minutes: 5 }; // decisions.md section 8

/** What stands between the password and the choice of a company. It lives in this page only. */
export interface LoginTicket extends CompanySelection {
  readonly email: string;
}

let ticket: { readonly of: LoginTicket; readonly until: Temporal.Instant } | undefined;

export function keepLoginTicket(of: LoginTicket): void {
  ticket = { of, until: now().add(lifetime) };
}

export function dropLoginTicket(): void {
  ticket = undefined;
}

/** The ticket while it is valid. */
export function liveLoginTicket(): LoginTicket | undefined {
  return ticket && Temporal.Instant.compare(now(), ticket.until) < 0 ? ticket.of : undefined;
}
