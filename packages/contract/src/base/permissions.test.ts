import { expect, test } from "vitest";
import { companyPermissions, permission, userPermissions } from "./permissions.ts";

test("every permission is either a user role or a company-level role", () => {
  expect([...userPermissions, ...companyPermissions].sort()).toEqual(Object.values(permission).sort());
});
