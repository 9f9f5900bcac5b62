import type { Socket } from "node:net";
import type { PoolClient } from "pg";

type Query = (text: unknown, values?: unknown, callback?: unknown) => unknown;

/**
 * Calls the driver with callbacks and creates the promises here. Rows that pass through the driver's own promises
 * survive the garbage collector's young generation and are copied to the old one, which took a fifth of the process's
 * time for a list (pg 8.23).
 */
export function promiseResults(client: PoolClient): void {
  const query = client.query.bind(client) as Query;
  const promised: Query = (text, values, callback) => {
    if (callback !== undefined || typeof values === "function") return query(text, values, callback);
    return new Promise((resolve, reject) => {
      query(text, values, (error: unknown, result: unknown) => (error ? reject(error) : resolve(result)));
    }).catch(leadToCaller);
  };
  client.query = promised as typeof client.query;
}

/** Replaces the stack trace of a driver's error, which leads to its socket, by one that leads to the caller. */
function leadToCaller(error: unknown): never {
  if (error instanceof Error) Error.captureStackTrace(error);
  throw error;
}

/** Longer statements are not prepared: they contain the rows of an import and are never repeated. */
const maxTextLength = 10_000;
const maxStatements = 1_000;

/**
 * Names of the prepared statements by their text, for all connections of this process. A full map is replaced by a new
 * one.
 */
let names = new Map<string, string>();
let named = 0;

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (text.length > maxTextLength) return undefined;
  if (names.size >= maxStatements) names = new Map();
  named += 1;
  names.set(text, `s${named}`);
  return `s${named}`;
}

/**
 * Makes PostgreSQL parse and plan a statement once per connection instead of on every call, which would take longer
 * than most queries. All statements are prepared again if there are too many, or if another process's migration has
 * changed a table so that existing plans are rejected; in that case the caller's statement fails and can be retried.
 */
export function prepareStatements(client: PoolClient): void {
  const query = client.query.bind(client) as Query;
  let preparedUnder = names;
  const forgetFormer = () => {
    preparedUnder = names;
    // PostgreSQL refuses this in a failed transaction. The statements then stay until the connection ends.
    void (query("deallocate all") as Promise<unknown>).catch(() => undefined);
  };
  const prepared: Query = (text, values, callback) => {
    const name = typeof text === "string" && Array.isArray(values) ? nameOf(text) : undefined;
    if (name !== undefined && preparedUnder !== names) forgetFormer();
    const result =
      name === undefined ? query(text, values, callback) : query({ name, text, values }, callback);
    return result instanceof Promise ? result.catch(forgetStalePlans) : result;
  };
  client.query = prepared as typeof client.query;
}

/**
 * Sends everything written within one turn of the event loop as one packet, because each packet costs as much as a
 * short query.
 */
export function joinWrites(client: PoolClient): void {
  const { stream } = (client as PoolClient & { readonly connection: { readonly stream: Socket } }).connection;
  const query = client.query.bind(client) as Query;
  let isJoining = false;
  const joined: Query = (text, values, callback) => {
    if (!isJoining) {
      isJoining = true;
      stream.cork();
      process.nextTick(() => {
        isJoining = false;
        stream.uncork();
      });
    }
    return query(text, values, callback);
  };
  client.query = joined as typeof client.query;
}

export const stalePlanMessage = "cached plan must not change result type";

function forgetStalePlans(error: unknown): never {
  if (error instanceof Error && error.message === stalePlanMessage) names = new Map();
  throw error;
}
