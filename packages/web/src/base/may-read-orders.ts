import { permission } from "@kreislauf/contract/base";

/** Either right opens the orders (docs/coverage.md 2.27). */
export const mayReadOrders = (permissions: readonly number[]): boolean =>
  permissions.includes(permission.orderManager) || permissions.includes(permission.agreementManager);
