import { createTestCompany } from "../factories/company.ts";
import { createTestStaff } from "../factories/staff.ts";
import { openTestPortal } from "./portal.ts";

/** Opens a portal with a company, and with staff who have every role at the desk. */
export async function openTestDesk() {
  const portal = await openTestPortal();
  const staff = await createTestStaff(portal);
  const company = await createTestCompany(portal);
  return {
    portal,
    staff,
    company,
    /** Calls the desk's API: POST if a body is given, otherwise GET. */
    desk: (path: string, body?: object) =>
      portal.call({ ...(body && { method: "POST", body }), path: `/desk/v1${path}`, token: staff.token }),
  };
}
