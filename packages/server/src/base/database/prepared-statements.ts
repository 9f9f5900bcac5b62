import type { Socket } from "node:net";
import type { PoolClient } from "pg";

type Query = (text: unknown, values?: unknown, callback?: unknown) => unknown;

/**
 * Makes the promises of statements here and asks the driver by callbacks. What is read through the driver's own promises
 * outlives the collections of young objects and is moved among the old ones, which took a fifth of the process's time
 * for a list (pg 8.23).
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

/** The stack of a driver's error leads to its socket; from here on it leads to who has asked. */
function leadToCaller(error: unknown): never {
  if (error instanceof Error) Error.captureStackTrace(error);
  throw error;
}

/** Longer statements are not repeated: they carry the rows of an import. */
const maxTextLength = 10_000;
const maxStatements = 1_000;

/** Names under which this process's connections have prepared statements; another map takes the place of a full one. */
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
 * Lets PostgreSQL parse and plan a statement once per connection instead of on every call, which would take longer
 * than most queries. When there are too many, or a migration of another process has changed a table so that existing
 * plans are rejected, all statements are prepared again; in the second case the caller is asked to retry.
 */
export function prepareStatements(client: PoolClient): void {
  const query = client.query.bind(client) as Query;
  let preparedUnder = names;
  const forgetFormer = () => {
    preparedUnder = names;
    // In a transaction that has failed it is refused. What stays goes with the connection.
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
 * Sends what is written within one turn of the event loop as one packet, because each packet costs as much as a short
 * query.
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
