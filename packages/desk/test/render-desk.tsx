import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { syncServerClock } from "@kreislauf/ui/base/clock.ts";
import { SnackbarProvider } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { staffRoles } from "@kreislauf/contract/base";
import type { ReactNode } from "react";
import { onTestFinished } from "vitest";
import { render } from "vitest-browser-react";
import { GuardedPage } from "../src/base/leave-guard.tsx";
import { type DeskStaff, endDeskSession, storeDeskSession } from "../src/base/desk-session.ts";

/** A staff account with every role. */
export const staffFixture: DeskStaff = {
  id: 3,
  email: "sinem@nordwerk.example",
  firstName: "Sinem",
  lastName: "Aydın",
  roles: staffRoles,
  secondFactors: ["totp"],
};

/**
 * Renders a screen of the desk or a part of it, inside the providers that the app has around its screens, on the
 * morning of Monday, 17 May 2027. Queries are not retried, so that a test sees every failure.
 */
export async function renderDesk(element: ReactNode, { at = "/orders" } = {}): Promise<void> {
  const today = new Date("2027-05-17T08:00:00Z").toUTCString();
  syncServerClock(today, Date.now(), Date.now());
  location.hash = at;
  storeDeskSession({ token: "token", self: staffFixture });
  onTestFinished(endDeskSession);
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 10_000 }, mutations: { networkMode: "always" } },
  });
  await render(
    <QueryClientProvider client={client}>
      <SnackbarProvider>
        <GuardedPage>{element}</GuardedPage>
      </SnackbarProvider>
    </QueryClientProvider>,
  );
}
