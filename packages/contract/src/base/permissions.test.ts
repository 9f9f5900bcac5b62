import { expect, test } from "vitest";
import { companyPermissions, permission, userPermissions } from "./permissions.ts";

test("every permission is either a user role or a company-level role", () => {
  const roles: readonly number[] = [...userPermissions, ...companyPermissions];
  expect(new Set(roles)).toEqual(new Set(Object.values(permission)));
  expect(roles).toHaveLength(Object.values(permission).length);
});
