import { permission } from "@kreislauf/contract/base";

/** Order managers and agreement managers may read orders (docs/coverage.md 2.27). */
export const mayReadOrders = (permissions: readonly number[]): boolean =>
  permissions.includes(permission.orderManager) || permissions.includes(permission.agreementManager);
