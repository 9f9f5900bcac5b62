import { stalePlanMessage } from "./prepared-statements.ts";

/**
 * PostgreSQL error classes for a server that is down, shutting down, full or overloaded, the driver's own codes, and
 * those of a full disk.
 */
export function isUnavailable(error: { readonly code?: string; readonly message: string }): boolean {
  const away =
    /^(08...|57P0[123]|53...|55P03|40001|40P01|ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT|ENOSPC|EDQUOT)$/;
  return (
    away.test(error.code ?? "") ||
    /timeout exceeded when trying to connect|Connection terminated|is not queryable/.test(error.message) ||
    error.message === stalePlanMessage
  );
}
