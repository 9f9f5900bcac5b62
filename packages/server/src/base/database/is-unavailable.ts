import { stalePlanMessage } from "./prepared-statements.ts";

interface DatabaseError {
  readonly code?: string;
  readonly message: string;
}

/**
 * Whether the error is a deadlock, a serialization failure or a lock that was not acquired in time: an immediate retry
 * may succeed.
 */
export const isLostRace = ({ code }: DatabaseError): boolean => /^(40001|40P01|55P03)$/.test(code ?? "");

/**
 * Whether the error means that the database is down, shutting down, full or overloaded: by PostgreSQL's error classes,
 * the driver's own codes and the codes of a full disk.
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
