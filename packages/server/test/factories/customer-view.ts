import type { OpenedCustomerView } from "@kreislauf/contract/desk";
import type { TestPortal } from "../portal/portal.ts";
import type { TestCompany } from "./company.ts";
import { createTestStaff, type TestStaff } from "./staff.ts";

export const viewReason = "Frau Petersen fragt nach einem Beleg.";

type Whom = Pick<TestCompany, "companyId" | "userId">;

/** Requests at the desk to view the portal as a person; returns the ticket with which the view is opened. */
export async function requestTestView(
  portal: TestPortal,
  { companyId, userId }: Whom,
  { token }: Pick<TestStaff, "token">,
): Promise<string> {
  const path = `/desk/v1/customers/${companyId}/people/${userId}/view`;
  const answer = await portal.call({ method: "POST", path, body: { reason: viewReason }, token });
  return answer.json<{ ticket: string }>().ticket;
}

export const openTestView = (portal: TestPortal, ticket: string) =>
  portal.call({ method: "POST", path: "/desk/v1/customer-views/open", body: { ticket } });

/** Has staff view the portal as a person; returns the access token of this view. */
export async function viewAsTestPerson(
  portal: TestPortal,
  whom: Whom,
  staff?: Pick<TestStaff, "token">,
): Promise<string> {
  const who = staff ?? (await createTestStaff(portal, { roles: ["master_data"] }));
  const answer = await openTestView(portal, await requestTestView(portal, whom, who));
  return answer.json<OpenedCustomerView>().token;
}
