import { createTestCompany } from "../factories/company.ts";
import { createTestStaff } from "../factories/staff.ts";
import { openTestPortal } from "./portal.ts";

/** A portal with a company, and somebody with every role at the desk. */
export async function openTestDesk() {
  const portal = await openTestPortal();
  const staff = await createTestStaff(portal);
  const company = await createTestCompany(portal);
  return {
    portal,
    staff,
    company,
    /** Reads at the desk, or sends what it is given. */
    desk: (path: string, body?: object) =>
      portal.call({ ...(body && { method: "POST", body }), path: `/desk/v1${path}`, token: staff.token }),
  };
}
