import { stalePlanMessage } from "./prepared-statements.ts";

interface DatabaseError {
  readonly code?: string;
  readonly message: string;
}

/** A deadlock, a failed serialization or a lock that was not to be had: the same may work at once. */
export const isLostRace = ({ code }: DatabaseError): boolean => /^(40001|40P01|55P03)$/.test(code ?? "");

/**
 * PostgreSQL error classes for a server that is down, shutting down, full or overloaded, the driver's own codes, and
 * those of a full disk.
 */
export function isUnavailable(error: DatabaseError): boolean {
  const away = /^(08...|57P0[123]|53...|ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT|ENOSPC|EDQUOT)$/;
  return (
    isLostRace(error) ||
    away.test(error.code ?? "") ||
    /timeout exceeded when trying to connect|Connection terminated|is not queryable/.test(error.message) ||
    error.message === stalePlanMessage
  );
}
