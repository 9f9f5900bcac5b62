import { type Compilable, CompiledQuery } from "kysely";
import type { Db } from "./database.ts";

const maxStatements = 500;

/**
 * Stands in for a value while a statement is built. Converting it to text or a number throws; comparing it by `===`
 * does not, so code that builds a statement must never compare a value.
 */
class Placeholder {
  readonly read: (given: object) => unknown;

  constructor(read: (given: object) => unknown) {
    this.read = read;
  }

  [Symbol.toPrimitive](): never {
    throw new TypeError(
      "The text of a statement that is compiled once must not depend on what is filled in.",
    );
  }

  toJSON(): never {
    return this[Symbol.toPrimitive]();
  }
}

/** Whether the value is a plain object of named values, such as a row. */
const isNested = (value: unknown): value is object =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const namesOf = (given: object): unknown[] =>
  Object.entries(given).map(([name, value]: [string, unknown]) =>
    isNested(value) ? [name, namesOf(value)] : name,
  );

const placeholdersFor = (given: object, owner: (whole: object) => object): object =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]: [string, unknown]) => {
      const read = (whole: object): unknown => (owner(whole) as Readonly<Record<string, unknown>>)[name];
      return [
        name,
        isNested(value) ? placeholdersFor(value, read as (whole: object) => object) : new Placeholder(read),
      ];
    }),
  );

interface Statement<Row> {
  readonly query: CompiledQuery<Row>;
  readonly fill: (given: object) => unknown[];
}

/**
 * Builds and compiles a statement once for each shape instead of on every call, because building takes longer than
 * sending. `given` holds the values (ids, rows to insert), which are filled in on each call and must not affect the
 * statement's text; `shape` holds everything that may affect it. The cache key is `shape` together with the names in
 * `given`. `build` must be defined at module level, so that it cannot capture values of the first call.
 */
export function compileOnce<Given extends object, Shape, Row>(
  build: (db: Db, given: Given, shape: Shape) => Compilable<Row>,
): (db: Db, given: Given, shape: Shape) => Compilable<Row> {
  const statements = new Map<string, Statement<Row>>();

  function compile(db: Db, given: Given, shape: Shape): Statement<Row> {
    const { sql, parameters } = build(db, placeholdersFor(given, (whole) => whole) as Given, shape).compile();
    return {
      // Kysely's syntax tree is dropped to save memory.
      query: CompiledQuery.raw(sql),
      fill: (values) =>
        parameters.map((value) => (value instanceof Placeholder ? value.read(values) : value)),
    };
  }

  return (db, given, shape) => {
    const key = JSON.stringify([namesOf(given), shape]);
    const statement = statements.get(key) ?? compile(db, given, shape);
    if (statements.size >= maxStatements) statements.clear();
    statements.set(key, statement);
    const parameters = statement.fill(given);
    return { compile: () => ({ ...statement.query, parameters }) };
  };
}
