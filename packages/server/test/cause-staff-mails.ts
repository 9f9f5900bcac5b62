import { sendStaffResetLinks } from "../src/staff/reset-staff-password.ts";
import { lastLinkToken, newPassword } from "./factories/people.ts";
import { createTestStaff } from "./factories/staff.ts";
import type { TestPortal } from "./portal/portal.ts";

/** Causes the mails to staff: about an invitation, a second factor that is reset, and a forgotten password. */
export async function causeStaffMails(portal: TestPortal): Promise<void> {
  const { email, token } = await createTestStaff(portal);
  const colleague = await createTestStaff(portal);
  const post = async (path: string, body?: object) => {
    const answer = await portal.call({ method: "POST", path: `/desk/v1${path}`, body, token });
    if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
  };
  const person = { email: "neu@provider.example", firstName: "Jan", lastName: "Brodersen" };
  await post("/staff/invite", { ...person, roles: ["dispatch"] });
  await post(`/staff/${colleague.staffId}/reset-second-factor`);
  await post("/password/forgot", { email });
  await sendStaffResetLinks(portal.database.db, portal.now());
  await post("/password/reset", { token: await lastLinkToken(portal, email), password: newPassword });
}
