import { type Compilable, CompiledQuery } from "kysely";
import type { Scope } from "../context.ts";

const maxStatements = 500;

/**
 * Takes the place of an id while a statement is built. Code that makes text or a number of it fails; comparing it with
 * another id by `===` does not, and must not be done.
 */
class Placeholder {
  [Symbol.toPrimitive](): never {
    throw new TypeError("The text of a statement that is compiled once must not depend on who asks.");
  }

  toJSON(): never {
    return this[Symbol.toPrimitive]();
  }
}

/**
 * Builds and compiles a read once for each shape instead of on every call: building takes longer than sending. What
 * differs between people is filled in: their id and their company's. The shape is everything else that the statement
 * depends on, as JSON. `build` must be a function of its module, so that it sees nothing of the call that comes first.
 */
export function compileOnce<Shape, Row>(
  build: (scope: Scope, shape: Shape) => Compilable<Row>,
): (scope: Scope, shape: Shape) => Compilable<Row> {
  const userId = new Placeholder();
  const companyId = new Placeholder();
  const statements = new Map<string, CompiledQuery<Row>>();

  function compile({ db, actor: { isProvider } }: Scope, shape: Shape): CompiledQuery<Row> {
    const ids = { userId, companyId } as unknown as { readonly userId: number; readonly companyId: number };
    const { sql, parameters } = build(
      { db, actor: { ...ids, ...(isProvider && { isProvider }) } },
      shape,
    ).compile();
    // Kysely's syntax tree is dropped to save memory.
    return CompiledQuery.raw(sql, [...parameters]);
  }

  return (scope, shape) => {
    const { actor } = scope;
    const key = JSON.stringify([actor.isProvider === true, shape]);
    const statement = statements.get(key) ?? compile(scope, shape);
    if (statements.size >= maxStatements) statements.clear();
    statements.set(key, statement);
    const parameters = statement.parameters.map((value) => {
      if (value === userId) return actor.userId;
      return value === companyId ? actor.companyId : value;
    });
    return { compile: () => ({ ...statement, parameters }) };
  };
}
